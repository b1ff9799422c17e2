import {
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readOptions,
  readRecord,
  refusal,
  type Game,
  type OptionsOf,
  type Refusal,
} from '../src/index.ts'

/**
 * A toy game with all that a match must keep: dice, a secret of each seat, and moves that reveal nothing. Two
 * squirrels gather acorns: by a step one, by a roll as many as the die says; or they hide one that only they know of.
 */
const OPTIONS = { goal: { kind: 'number', min: 1, max: 99, default: 6 } } as const
const FACES = ['none', 'one', 'two', 'three'] as const
const KINDS = ['step', 'roll', 'hide'] as const

export interface AcornsState {
  turn: number
  readonly goal: number
  readonly acorns: number[]
  readonly hidden: number[]
}

export type AcornsAction = { readonly do: (typeof KINDS)[number] }

export type AcornsEvent =
  | { readonly type: 'began'; readonly rule: 'A1.1'; readonly first: number }
  | { readonly type: 'stepped'; readonly rule: 'A1.2'; readonly seat: number }
  | { readonly type: 'rolled'; readonly rule: 'A1.3'; readonly seat: number; readonly face: string }
  | { readonly type: 'hid'; readonly rule: 'A1.4'; readonly seat: number; readonly total: number | null }

export type AcornsView = Omit<AcornsState, 'hidden'>

export interface Acorns {
  readonly state: AcornsState
  readonly action: AcornsAction
  readonly event: AcornsEvent
  readonly view: AcornsView
  readonly options: OptionsOf<typeof OPTIONS>
}

function check(state: AcornsState, action: AcornsAction): Refusal | null {
  if (acorns.actor(state) === null) return refusal('A1.5', 'over')
  if (action.do === 'hide' && state.acorns[state.turn] === 0) return refusal('A1.4', 'nothing-to-hide', { acorns: 0 })
  return null
}

export const acorns: Game<Acorns> = {
  id: 'acorns',
  version: 3,
  options: OPTIONS,
  rules: { turn: 'A1.2', undo: 'A1.3' },
  start({ goal }, chance, emit) {
    const turn = chance.below(2)
    emit?.({ type: 'began', rule: 'A1.1', first: turn })
    return { turn, goal, acorns: [0, 0], hidden: [0, 0] }
  },
  copy: (state) => ({ ...state, acorns: state.acorns.slice(), hidden: state.hidden.slice() }),
  seats: () => 2,
  actor: ({ turn, goal, acorns: [one, other] }) => (Math.max(one, other) >= goal ? null : turn),
  list(state, into) {
    for (const kind of KINDS) if (check(state, { do: kind }) === null) into.push({ do: kind })
  },
  check,
  perform(state, action, chance, emit) {
    const seat = state.turn
    state.turn = 1 - seat
    switch (action.do) {
      case 'step':
        state.acorns[seat]++
        return emit?.({ type: 'stepped', rule: 'A1.2', seat })
      case 'roll': {
        const face = chance.face(FACES)
        state.acorns[seat] += FACES.indexOf(face)
        return emit?.({ type: 'rolled', rule: 'A1.3', seat, face })
      }
      case 'hide':
        state.acorns[seat]--
        state.hidden[seat]++
        return emit?.({ type: 'hid', rule: 'A1.4', seat, total: state.hidden[seat] })
    }
  },
  outcome: (state) =>
    acorns.actor(state) === null
      ? { winners: [state.acorns[0] >= state.goal ? 0 : 1], result: 'gathered', rule: 'A1.5' }
      : null,
  view: ({ turn, goal, acorns: gathered }) => ({ turn, goal, acorns: gathered.slice() }),
  // The others see that something was hidden, not how much there is by now.
  eventFor: (event, viewer) =>
    event.type === 'hid' && event.seat !== viewer ? (viewer === 'watcher' ? null : { ...event, total: null }) : event,
  reveals: (event) => event.type === 'rolled',
  imagine: (view) => () => ({ ...view, acorns: view.acorns.slice(), hidden: [0, 0] }),
  evaluate: ({ acorns: gathered, goal }) => gathered.map((count) => Math.min(1, count / goal)),
  summary: (state) => acorns.copy(state),
  readPosition(json, chance, emit) {
    const given = readRecord(json, 'a position')
    readOnly(given, ['turn', 'goal', 'acorns', 'hidden', 'roll'], 'a position')
    const state: AcornsState = {
      turn: readNumber(given['turn'], 0, 1, 'turn'),
      goal: readNumber(given['goal'] ?? 6, 1, 99, 'goal'),
      acorns: readList(given['acorns'], 'acorns').map((count) => readNumber(count, 0, 99, 'acorns')),
      hidden: readList(given['hidden'] ?? [0, 0], 'hidden').map((count) => readNumber(count, 0, 99, 'hidden')),
    }
    if (given['roll'] === true) acorns.perform(state, { do: 'roll' }, chance, emit)
    return state
  },
  readOptions: (json) => readOptions(OPTIONS, json),
  readAction(json) {
    const given = readRecord(json, 'an action')
    readOnly(given, ['do'], 'an action')
    return { do: readOneOf(given['do'], KINDS, '"do"') }
  },
  text: (action) => action.do,
}
