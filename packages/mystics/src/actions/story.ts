import { refusal, type Refusal } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { chapterOf, hasRules, isAt, rulesOn } from '../chapters/lookup.ts'
import { findMouse, isFree, minionsAt } from '../figures.ts'
import { conditionHolds } from '../frames/rules.ts'
import { noChance } from '@mousekeep/engine'
import { carriedBy } from '../tokens.ts'
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
const NOT_NEAR = refusal('M26.1', 'not-near')

/** Why the rule's offer does not hold for this mouse now. */
function offerRefusal({ state, board, mouse }: Table, rule: number): Refusal | null {
  const conditions = chapterOf(state)?.rules?.[rule].if ?? []
  const world = { state, stack: state.stack, chance: noChance, emit: null, board }
  return conditions.every((condition) => conditionHolds(world, condition, mouse.id)) ? null : NOT_NOW
}

function findRule({ state }: Table, word: 'act' | 'call', name: string): number | undefined {
  return rulesOn(state, word).find((index) => {
    const on = chapterOf(state)?.rules?.[index].on
    return on !== undefined && ('act' in on ? on.act.name === name : 'call' in on && on.call.name === name)
  })
}

/** A chapter's own action (M6.3). */
export const act: ActionKind<Act> = {
  list(table, into) {
    if (!hasRules(table.state, 'act')) return
    for (const index of rulesOn(table.state, 'act')) {
      const on = chapterOf(table.state)?.rules?.[index].on
      if (on === undefined || !('act' in on)) continue
      const action: Act = { do: 'act', name: on.act.name }
      if (act.check(table, action) === null) into.push(action)
    }
  },

  check(table, action) {
    const index = findRule(table, 'act', action.name)
    const on = index === undefined ? undefined : chapterOf(table.state)?.rules?.[index].on
    if (index === undefined || on === undefined || !('act' in on)) return NO_SUCH_ACT
    if (!isAt(table.state, table.board, table.mouse.at, on.act.place)) return NOT_THERE
    return offerRefusal(table, index) ?? actionRefusal(table)
  },

  perform(world, table, action) {
    const index = findRule(table, 'act', action.name)
    if (index === undefined) return
    spendAction(world, table, 'other')
    push(world, { kind: 'rules', waiting: [index], it: table.mouse.id, at: table.mouse.at })
  },
}

/** What the party may call once a chapter; it costs nothing. */
export const call: ActionKind<Call> = {
  list(table, into) {
    if (!hasRules(table.state, 'call')) return
    for (const index of rulesOn(table.state, 'call')) {
      const on = chapterOf(table.state)?.rules?.[index].on
      if (on === undefined || !('call' in on)) continue
      const action: Call = { do: 'call', name: on.call.name }
      if (call.check(table, action) === null) into.push(action)
    }
  },

  check(table, action) {
    const index = findRule(table, 'call', action.name)
    if (index === undefined) return NO_SUCH_ACT
    if (table.state.fired.includes(`call ${action.name}`)) return CALLED
    return offerRefusal(table, index)
  },

  perform(world, table, action) {
    const index = findRule(table, 'call', action.name)
    if (index === undefined) return
    world.state.fired.push(`call ${action.name}`)
    push(world, { kind: 'rules', waiting: [index], it: table.mouse.id, at: table.mouse.at })
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
    return actionRefusal(table)
  },

  perform(world, table, action) {
    const { state, emit } = world
    spendAction(world, table, 'other')
    state.tokens[action.token] = table.mouse.id
    emit?.({ type: 'token-put', rule: 'B1', token: action.token, at: table.mouse.id })
    const waiting = rulesOn(state, 'takenUp')
    if (waiting.length > 0) push(world, { kind: 'rules', waiting, it: table.mouse.id, at: table.mouse.at })
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
