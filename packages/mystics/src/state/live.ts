import type { Chance, Emit, Seat } from '@mousekeep/engine'
import type { Board } from '../board/board.ts'
import type { Spent } from './budget.ts'
import type { MysticsEvent } from './events.ts'
import type { MysticsState } from './state.ts'
import type { MysticsTask, TaskOf } from './task.ts'

/** A state while it is worked on, with its chance and its listener. */
export interface Live {
  readonly state: MysticsState
  readonly stack: MysticsTask[]
  readonly chance: Chance
  readonly emit: Emit<MysticsEvent>
  board: Board
  readonly spent: Spent
}

/** A state to be worked on until somebody decides. */
export function liveOf(state: MysticsState, board: Board, chance: Chance, emit: Emit<MysticsEvent>): Live {
  return { state, stack: state.stack, chance, emit, board, spent: { verbs: 0, rounds: 0 } }
}

/** The topmost task of a kind: what is being carried out when a card asks about "this attack". */
export function topmost<Kind extends MysticsTask['kind']>(
  stack: readonly MysticsTask[],
  kind: Kind,
): TaskOf<Kind> | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const task = stack[i]
    if (isKind(task, kind)) return task
  }
  return null
}

function isKind<Kind extends MysticsTask['kind']>(task: MysticsTask, kind: Kind): task is TaskOf<Kind> {
  return task.kind === kind
}

/** "Party choice": the mouse whose turn it is; in a minion's turn, or a charmed mouse's, the lowest on the track (M17.2, M21.5). */
export function partyMouse(state: MysticsState): string | null {
  const { seats } = state.setup
  const card = state.turn?.card ?? ''
  if (card in seats && !state.mice.some((mouse) => mouse.id === card && mouse.charmed)) return card
  return state.track.findLast((each) => each in seats) ?? null
}

/** The player of that mouse. */
export function partySeat(state: MysticsState): Seat {
  const mouse = partyMouse(state)
  return mouse === null ? 0 : state.setup.seats[mouse]
}

/**
 * Puts a question to the party, or to one mouse, unless it has a single answer. Null: it was put, and the task waits;
 * the handler comes back here when the answer is there, so it must put its questions in the same order again.
 */
export function ask(
  { state }: Live,
  rule: string,
  what: string,
  options: readonly string[],
  of: string | null = null,
): string | null {
  if (options.length === 1) return options[0]
  const { answer } = state
  if (answer !== null) {
    if (answer.to.rule !== rule || answer.to.what !== what) {
      throw new Error(`Bug: ${what} (${rule}) is given the answer to ${answer.to.what} (${answer.to.rule})`)
    }
    state.answer = null
    return answer.option
  }
  state.ask = { rule, what, options, seat: of === null ? partySeat(state) : state.setup.seats[of], of }
  return null
}

export function push(live: Live, task: MysticsTask): void {
  live.stack.push(task)
}
