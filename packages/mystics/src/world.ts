import type { Chance, Emit, Seat } from '@mousekeep/engine'
import type { Board } from './board.ts'
import type { MysticsEvent } from './events.ts'
import type { FrameOf, MysticsFrame } from './frame.ts'
import type { MysticsState } from './state.ts'

/** A state while it is worked on, with its chance and its listener. */
export interface World {
  readonly state: MysticsState
  readonly stack: MysticsFrame[]
  readonly chance: Chance
  readonly emit: Emit<MysticsEvent>
  board: Board
}

/** The topmost frame of a kind: what is being carried out when a card asks about "this attack". */
export function topmost<Kind extends MysticsFrame['kind']>(
  stack: readonly MysticsFrame[],
  kind: Kind,
): FrameOf<Kind> | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]
    if (isKind(frame, kind)) return frame
  }
  return null
}

function isKind<Kind extends MysticsFrame['kind']>(frame: MysticsFrame, kind: Kind): frame is FrameOf<Kind> {
  return frame.kind === kind
}

/** "Party choice": the player whose mouse has the turn; in a minion's turn, or a charmed mouse's, that of the lowest mouse (M17.2, M21.5). */
export function partySeat(state: MysticsState): Seat {
  const { seats } = state.setup
  const card = state.turn?.card ?? ''
  if (card in seats && !state.mice.some((mouse) => mouse.id === card && mouse.charmed)) return seats[card]
  const lowest = state.track.findLast((each) => each in seats)
  return lowest === undefined ? 0 : seats[lowest]
}

/**
 * Puts a question, unless it has a single answer. Null: it was put, and the frame waits; the handler comes back here
 * when the answer is there, so it must put its questions in the same order again.
 */
export function ask(
  { state }: World,
  rule: string,
  what: string,
  options: readonly string[],
  seat = partySeat(state),
): string | null {
  if (options.length === 1) return options[0]
  const { answer } = state
  if (answer !== null) {
    state.answer = null
    return answer
  }
  state.ask = { rule, what, options, seat }
  return null
}
