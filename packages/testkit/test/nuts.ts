import {
  readFlag,
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
} from '@mousekeep/engine'
import type { Subject } from '../src/index.ts'

/**
 * A toy game, small enough to be read at a glance: two seats take one to three nuts in turn from a pile. Once in the
 * game somebody may crack the golden nut, which hides up to three kernels. Most nuts and kernels win.
 */
const OPTIONS = {
  pile: { kind: 'number', min: 5, max: 12, default: 8 },
  golden: { kind: 'flag', default: true },
} as const

export interface NutsState {
  turn: number
  pile: number
  readonly nuts: number[]
  /** The kernels of the golden nut, unseen until it is cracked. */
  kernels: number
  cracked: boolean
}

export type NutsAction = { readonly do: 'take'; readonly count: number } | { readonly do: 'crack' }

export type NutsEvent =
  | { readonly type: 'took'; readonly rule: 'N1.1'; readonly seat: number; readonly count: number }
  | { readonly type: 'cracked'; readonly rule: 'N1.2'; readonly seat: number; readonly kernels: number }

export type NutsView = Omit<NutsState, 'kernels'> & { readonly kernels: number | null }

export interface Nuts {
  readonly state: NutsState
  readonly action: NutsAction
  readonly event: NutsEvent
  readonly view: NutsView
  readonly options: OptionsOf<typeof OPTIONS>
}

const TAKES = [1, 2, 3].map((count): NutsAction => ({ do: 'take', count }))
const CRACK: NutsAction = { do: 'crack' }

function check(state: NutsState, action: NutsAction): Refusal | null {
  if (state.pile === 0) return refusal('N1.3', 'over')
  if (action.do === 'crack') return state.cracked ? refusal('N1.2', 'cracked') : null
  if (action.count < 1 || action.count > 3) return refusal('N1.1', 'one-to-three')
  return action.count > state.pile ? refusal('N1.1', 'too-many', { pile: state.pile }) : null
}

export const nuts: Game<Nuts> = {
  id: 'nuts',
  version: 1,
  options: OPTIONS,
  rules: { turn: 'N1.1', undo: 'N1.2' },
  start: ({ pile, golden }, chance) => ({
    turn: 0,
    pile,
    nuts: [0, 0],
    kernels: golden ? chance.below(4) : 0,
    cracked: !golden,
  }),
  copy: (state) => ({ ...state, nuts: state.nuts.slice() }),
  seats: () => 2,
  actor: (state) => (state.pile === 0 ? null : state.turn),
  list(state, into) {
    for (const action of [...TAKES, CRACK]) if (check(state, action) === null) into.push(action)
  },
  check,
  perform(state, action, _chance, emit) {
    const seat = state.turn
    state.turn = 1 - seat
    if (action.do === 'crack') {
      state.cracked = true
      state.nuts[seat] += state.kernels
      emit?.({ type: 'cracked', rule: 'N1.2', seat, kernels: state.kernels })
      return
    }
    state.pile -= action.count
    state.nuts[seat] += action.count
    emit?.({ type: 'took', rule: 'N1.1', seat, count: action.count })
  },
  outcome: (state) => (state.pile > 0 ? null : { winners: winners(state.nuts), result: 'over', rule: 'N1.3' }),
  view: (state) => ({ ...state, nuts: state.nuts.slice(), kernels: state.cracked ? state.kernels : null }),
  eventFor: (event) => event,
  reveals: (event) => event.type === 'cracked',
  imagine: (view) => (chance) => ({
    ...view,
    nuts: view.nuts.slice(),
    kernels: view.kernels ?? chance.below(4),
  }),
  evaluate: (state) => state.nuts.map((count) => count / (1 + state.nuts[0] + state.nuts[1])),
  summary: (state) => nuts.copy(state),
  readPosition(json) {
    const given = readRecord(json, 'a position')
    readOnly(given, ['turn', 'pile', 'nuts', 'kernels', 'cracked'], 'a position')
    return {
      turn: readNumber(given['turn'], 0, 1, 'turn'),
      pile: readNumber(given['pile'], 0, 12, 'pile'),
      nuts: readList(given['nuts'], 'nuts').map((count) => readNumber(count, 0, 15, 'nuts')),
      kernels: readNumber(given['kernels'], 0, 3, 'kernels'),
      cracked: readFlag(given['cracked'], 'cracked'),
    }
  },
  readOptions: (json) => readOptions(OPTIONS, json),
  readAction(json) {
    const given = readRecord(json, 'an action')
    const kind = readOneOf(given['do'], ['take', 'crack'], '"do"')
    readOnly(given, kind === 'take' ? ['do', 'count'] : ['do'], kind)
    return kind === 'take' ? { do: kind, count: readNumber(given['count'], -99, 99, '"count"') } : { do: kind }
  },
  text: (action) => (action.do === 'take' ? `take ${action.count}` : 'crack'),
}

function winners([first, second]: readonly number[]): number[] {
  return first === second ? [0, 1] : [first > second ? 0 : 1]
}

/** The toy as a subject, or a spoilt copy of it: what is given replaces functions of the game. */
export function nutsSubject(spoilt: Partial<Game<Nuts>> = {}): Subject<Nuts> {
  const game = { ...nuts, ...spoilt }
  return {
    game,
    draw: ({ pile, nuts: [one, other] }) => `${'o'.repeat(pile)} (${one} : ${other})`,
    tell: (event) => `${event.type} ${event.seat} ${event.type === 'took' ? event.count : event.kernels}`,
    action: (text) => {
      const [kind, count] = text.split(' ')
      return nuts.readAction(kind === 'take' ? { do: kind, count: Number(count) } : { do: kind })
    },
    seatName: (seat) => ['one', 'other'][seat],
    invariants: ({ pile }) => {
      if (pile < 0) throw new Error('a negative pile')
    },
  }
}
