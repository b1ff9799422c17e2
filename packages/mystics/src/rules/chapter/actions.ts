import { happened, note } from '../../state/facts.ts'
import { refusal, type Refusal } from '@mousekeep/engine'
import type { Act, ActionKind, Call, HandOver, PutDown, Chooser, TakeUp } from '../../state/action.ts'
import { findMouse, isFree, minionsAt } from '../../state/figures.ts'
import { push } from '../../state/live.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'
import { allHold } from '../lookup/chapter-conditions.ts'
import { hasRules, isAt, rulesOn } from '../lookup/chapter-here.ts'
import { ruleAt, ruleHolds } from '../lookup/chapter-rules.ts'
import { carriedBy, tokenOf } from '../lookup/tokens.ts'

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
function offerRefusal({ state, board, mouse }: Chooser, rule: number): Refusal | null {
  return ruleHolds({ state, board }, rule, mouse.id, mouse.at, null) ? null : NOT_NOW
}

/** The rules of that name: an action may be offered at several places. */
function rulesNamed({ state }: Chooser, word: 'act' | 'call', name: string): number[] {
  return rulesOn(state, word).filter((index) => {
    const on = ruleAt(state, index)?.on
    return on !== undefined && ('act' in on ? on.act.name === name : 'call' in on && on.call.name === name)
  })
}

function namesOf({ state }: Chooser, word: 'act' | 'call'): Set<string> {
  const names = new Set<string>()
  for (const index of rulesOn(state, word)) {
    const on = ruleAt(state, index)?.on
    if (on !== undefined && 'act' in on) names.add(on.act.name)
    if (on !== undefined && 'call' in on) names.add(on.call.name)
  }
  return names
}

function isOffered(chooser: Chooser, rule: number): boolean {
  const on = ruleAt(chooser.state, rule)?.on
  return (
    on !== undefined &&
    'act' in on &&
    isAt(chooser.state, chooser.board, chooser.mouse.at, on.act.place, chooser.mouse.id)
  )
}

/** A chapter's own action (M6.3). */
export const act: ActionKind<Act> = {
  list(chooser, into) {
    if (!hasRules(chooser.state, 'act') || actionRefusal(chooser) !== null) return
    for (const name of namesOf(chooser, 'act')) {
      const action: Act = { do: 'act', name }
      if (act.judge(chooser, action) === null) into.push(action)
    }
  },

  judge(chooser, action) {
    const named = rulesNamed(chooser, 'act', action.name)
    if (named.length === 0) return NO_SUCH_ACT
    const here = named.filter((rule) => isOffered(chooser, rule))
    if (here.length === 0) return NOT_THERE
    if (here.every((rule) => offerRefusal(chooser, rule) !== null)) return NOT_NOW
    return actionRefusal(chooser)
  },

  perform(live, chooser, action) {
    const waiting = rulesNamed(chooser, 'act', action.name)
    spendAction(live, chooser, 'other')
    push(live, { kind: 'rules', waiting, it: chooser.mouse.id, at: chooser.mouse.at, type: null })
  },
}

/** What the party may call once a chapter; it costs nothing. */
export const call: ActionKind<Call> = {
  list(chooser, into) {
    if (!hasRules(chooser.state, 'call')) return
    for (const name of namesOf(chooser, 'call')) {
      const action: Call = { do: 'call', name }
      if (call.judge(chooser, action) === null) into.push(action)
    }
  },

  judge(chooser, action) {
    const named = rulesNamed(chooser, 'call', action.name)
    if (named.length === 0) return NO_SUCH_ACT
    if (happened(chooser.state, { what: 'called', name: action.name })) return CALLED
    return named.some((rule) => offerRefusal(chooser, rule) === null) ? null : NOT_NOW
  },

  perform(live, chooser, action) {
    const waiting = rulesNamed(chooser, 'call', action.name)
    note(live.state, { what: 'called', name: action.name })
    push(live, { kind: 'rules', waiting, it: chooser.mouse.id, at: chooser.mouse.at, type: null })
  },
}

/** Where the mouse stands, as tokens say it. */
function placeOf({ state, board, mouse }: Chooser): string {
  return `${state.here}:${board.names[mouse.at]}`
}

/** B1: an action; not with a minion on the space. */
export const takeUp: ActionKind<TakeUp> = {
  list(chooser, into) {
    for (const token of Object.keys(chooser.state.tokens)) {
      const action: TakeUp = { do: 'take-up', token }
      if (takeUp.judge(chooser, action) === null) into.push(action)
    }
  },

  judge(chooser, action) {
    const { state, mouse } = chooser
    if (!Object.hasOwn(state.tokens, action.token) || state.tokens[action.token] !== placeOf(chooser)) return NO_TOKEN
    if (carriedBy(state, mouse) !== null) return CARRIES_ONE
    if (minionsAt(state, mouse.at) > 0) return MINION_THERE
    const token = tokenOf(state, action.token)
    if (token?.fixed === true || !allHold(chooser, token?.loose, mouse.id)) return NOT_LOOSE
    return actionRefusal(chooser)
  },

  perform(live, chooser, action) {
    const { state, emit } = live
    spendAction(live, chooser, 'other')
    state.tokens[action.token] = chooser.mouse.id
    emit?.({ type: 'token-put', rule: 'B1', token: action.token, at: chooser.mouse.id })
    pushRules(live, 'takenUp', chooser.mouse.id, chooser.mouse.at)
  },
}

export const putDown: ActionKind<PutDown> = {
  list(chooser, into) {
    if (carriedBy(chooser.state, chooser.mouse) !== null) into.push({ do: 'put-down' })
  },

  judge: ({ state, mouse }) => (carriedBy(state, mouse) === null ? CARRIES_NONE : null),

  perform({ state, emit }, chooser) {
    const token = carriedBy(state, chooser.mouse)
    if (token === null) return
    state.tokens[token] = placeOf(chooser)
    emit?.({ type: 'token-put', rule: 'B1', token, at: state.tokens[token] })
  },
}

export const handOver: ActionKind<HandOver> = {
  list(chooser, into) {
    if (carriedBy(chooser.state, chooser.mouse) === null) return
    for (const other of chooser.state.mice) {
      const action: HandOver = { do: 'hand-over', to: other.id }
      if (handOver.judge(chooser, action) === null) into.push(action)
    }
  },

  judge({ state, board, mouse }, action) {
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
