import { refusal, type Refusal } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { allHold } from '../chapters/conditions.ts'
import { hasRules, isAt, rulesOn } from '../chapters/lookup.ts'
import { findMouse, isFree, minionsAt } from '../figures.ts'
import { pushRules, ruleAt, ruleHolds } from '../rules.ts'
import { carriedBy, tokenOf } from '../tokens.ts'
import type { Act, ActionKind, Call, HandOver, PutDown, Table, TakeUp } from './action.ts'
import { actionRefusal, spendAction } from './budget.ts'

const NO_SUCH_ACT = refusal('M26.1', 'no-such-action')
const NOT_THERE = refusal('M26.1', 'not-there')
const NOT_NOW = refusal('M26.1', 'condition-not-met')
const CALLED = refusal('M26.1', 'already-called')
const NO_TOKEN = refusal('M26.1', 'no-such-token')
const CARRIES_ONE = refusal('M26.1', 'carries-one')
const CARRIES_NONE = refusal('M26.1', 'carries-none')
const MINION_THERE = refusal('M26.1', 'minion-there')
const NOT_LOOSE = refusal('M26.1', 'not-to-be-taken')
const NOT_NEAR = refusal('M26.1', 'not-near')

/** Why the rule's offer does not hold for this mouse now. */
function offerRefusal({ state, board, mouse }: Table, rule: number): Refusal | null {
  return ruleHolds({ state, board }, rule, mouse.id, mouse.at, null) ? null : NOT_NOW
}

/** The rules of that name: an action may be offered at several places. */
function rulesNamed({ state }: Table, word: 'act' | 'call', name: string): number[] {
  return rulesOn(state, word).filter((index) => {
    const on = ruleAt(state, index)?.on
    return on !== undefined && ('act' in on ? on.act.name === name : 'call' in on && on.call.name === name)
  })
}

function namesOf({ state }: Table, word: 'act' | 'call'): Set<string> {
  const names = new Set<string>()
  for (const index of rulesOn(state, word)) {
    const on = ruleAt(state, index)?.on
    if (on !== undefined && 'act' in on) names.add(on.act.name)
    if (on !== undefined && 'call' in on) names.add(on.call.name)
  }
  return names
}

function isOffered(table: Table, rule: number): boolean {
  const on = ruleAt(table.state, rule)?.on
  return on !== undefined && 'act' in on && isAt(table.state, table.board, table.mouse.at, on.act.place, table.mouse.id)
}

/** A chapter's own action (M6.3). */
export const act: ActionKind<Act> = {
  list(table, into) {
    if (!hasRules(table.state, 'act')) return
    for (const name of namesOf(table, 'act')) {
      const action: Act = { do: 'act', name }
      if (act.check(table, action) === null) into.push(action)
    }
  },

  check(table, action) {
    const named = rulesNamed(table, 'act', action.name)
    if (named.length === 0) return NO_SUCH_ACT
    const here = named.filter((rule) => isOffered(table, rule))
    if (here.length === 0) return NOT_THERE
    if (here.every((rule) => offerRefusal(table, rule) !== null)) return NOT_NOW
    return actionRefusal(table)
  },

  perform(world, table, action) {
    const waiting = rulesNamed(table, 'act', action.name)
    spendAction(world, table, 'other')
    push(world, { kind: 'rules', waiting, it: table.mouse.id, at: table.mouse.at, type: null })
  },
}

/** What the party may call once a chapter; it costs nothing. */
export const call: ActionKind<Call> = {
  list(table, into) {
    if (!hasRules(table.state, 'call')) return
    for (const name of namesOf(table, 'call')) {
      const action: Call = { do: 'call', name }
      if (call.check(table, action) === null) into.push(action)
    }
  },

  check(table, action) {
    const named = rulesNamed(table, 'call', action.name)
    if (named.length === 0) return NO_SUCH_ACT
    if (table.state.fired.includes(`call ${action.name}`)) return CALLED
    return named.some((rule) => offerRefusal(table, rule) === null) ? null : NOT_NOW
  },

  perform(world, table, action) {
    const waiting = rulesNamed(table, 'call', action.name)
    world.state.fired.push(`call ${action.name}`)
    push(world, { kind: 'rules', waiting, it: table.mouse.id, at: table.mouse.at, type: null })
  },
}

/** Where the mouse stands, as tokens say it. */
function placeOf({ state, board, mouse }: Table): string {
  return `${state.here}:${board.names[mouse.at]}`
}

/** B1: an action; not with a minion on the space. */
export const takeUp: ActionKind<TakeUp> = {
  list(table, into) {
    for (const token of Object.keys(table.state.tokens)) {
      const action: TakeUp = { do: 'take-up', token }
      if (takeUp.check(table, action) === null) into.push(action)
    }
  },

  check(table, action) {
    const { state, mouse } = table
    if (!Object.hasOwn(state.tokens, action.token) || state.tokens[action.token] !== placeOf(table)) return NO_TOKEN
    if (carriedBy(state, mouse) !== null) return CARRIES_ONE
    if (minionsAt(state, mouse.at) > 0) return MINION_THERE
    const token = tokenOf(state, action.token)
    if (token?.fixed === true || !allHold(table, token?.loose, mouse.id)) return NOT_LOOSE
    return actionRefusal(table)
  },

  perform(world, table, action) {
    const { state, emit } = world
    spendAction(world, table, 'other')
    state.tokens[action.token] = table.mouse.id
    emit?.({ type: 'token-put', rule: 'B1', token: action.token, at: table.mouse.id })
    pushRules(world, 'takenUp', table.mouse.id, table.mouse.at)
  },
}

export const putDown: ActionKind<PutDown> = {
  list(table, into) {
    if (carriedBy(table.state, table.mouse) !== null) into.push({ do: 'put-down' })
  },

  check: ({ state, mouse }) => (carriedBy(state, mouse) === null ? CARRIES_NONE : null),

  perform({ state, emit }, table) {
    const token = carriedBy(state, table.mouse)
    if (token === null) return
    state.tokens[token] = placeOf(table)
    emit?.({ type: 'token-put', rule: 'B1', token, at: state.tokens[token] })
  },
}

export const handOver: ActionKind<HandOver> = {
  list(table, into) {
    if (carriedBy(table.state, table.mouse) === null) return
    for (const other of table.state.mice) {
      const action: HandOver = { do: 'hand-over', to: other.id }
      if (handOver.check(table, action) === null) into.push(action)
    }
  },

  check({ state, board, mouse }, action) {
    if (carriedBy(state, mouse) === null) return CARRIES_NONE
    const other = findMouse(state, action.to)
    if (other === undefined || other.id === mouse.id || !isFree(other)) return NOT_NEAR
    if (other.at !== mouse.at && !board.isNear[mouse.at][other.at]) return NOT_NEAR
    return carriedBy(state, other) === null ? null : CARRIES_ONE
  },

  perform({ state, emit }, { mouse }, action) {
    const token = carriedBy(state, mouse)
    if (token === null) return
    state.tokens[token] = action.to
    emit?.({ type: 'token-put', rule: 'B1', token, at: action.to })
  },
}
