import { ENDS, LINE_FROM, NAMES, squareOf, type Square } from '../board/board.ts'
import { afterSlide } from '../checkpoint.ts'
import { REFUSALS } from '../refusals.ts'
import { isOpen, shownOn } from '../roofs.ts'
import type { CastleState } from '../state.ts'
import { KINDS } from '../board/tiles.ts'
import type { ActionKind, Slide } from './action.ts'

/** The slides at all twelve ends. */
export const SLIDES: readonly Slide[] = ENDS.map((end) => Object.freeze({ do: 'slide', end: NAMES[end] }))

/** C3.6: push the spare into one end of a line; the tile at the far end drops out. Mice stay (C3.7). */
export const slide: ActionKind<Slide> = {
  list(state, into) {
    if (state.slid) return
    for (let i = 0; i < ENDS.length; i++) if (!isStraightBack(state, ENDS[i])) into.push(SLIDES[i])
  },

  check(state, action) {
    const end = squareOf(action.end)
    if (!ENDS.includes(end)) return REFUSALS.notAnEnd
    if (state.slid) return REFUSALS.alreadySlid
    if (isStraightBack(state, end)) return REFUSALS.straightBack
    return null
  },

  perform(state, action, emit) {
    const line = LINE_FROM[squareOf(action.end)]
    const pushed = state.spare
    state.points--
    state.slid = true
    shift(state, line)
    emit?.({
      type: 'slid',
      rule: 'C3.6',
      seat: state.turn,
      end: action.end,
      pushed: KINDS[pushed],
      dropped: KINDS[state.spare],
      shows: shownOn(state, line),
      revealed: revealed(state, line),
    })
    afterSlide(state, line, emit)
  },
}

/** C3.6: all ends are open, which is nearly always so until the turn's slide. */
export function areAllEndsOpen(state: CastleState): boolean {
  return !state.slid && state.options.pushBack
}

/** C3.6: only the option `pushBack` lets a tile in where it has just dropped out. */
function isStraightBack(state: CastleState, end: Square): boolean {
  return end === state.dropped && !state.options.pushBack
}

function shift(state: CastleState, line: readonly Square[]): void {
  const { tiles } = state
  let moving = state.spare
  for (let i = 0; i < line.length; i++) {
    const square = line[i]
    const next = tiles[square]
    tiles[square] = moving
    moving = next
  }
  state.spare = moving
  state.dropped = line[line.length - 1]
}

/** C7.2: whether a tile from under a roof has come into view, on an open hole or as the spare. */
function revealed(state: CastleState, line: readonly Square[]): boolean {
  let wasHidden = false
  for (let i = 0; i < line.length; i++) {
    const isHidden = !isOpen(state, line[i])
    if (wasHidden && !isHidden) return true
    wasHidden = isHidden
  }
  return wasHidden
}
