import { ENDS, LINES, NAMES, squareOf, type Square } from '../board.ts'
import { checkpoint, dropMice } from '../checkpoint.ts'
import { planFor } from '../plan.ts'
import { REFUSALS } from '../refusals.ts'
import type { CastleState } from '../state.ts'
import { KINDS } from '../tiles.ts'
import { shownOn } from '../shown.ts'
import type { ActionKind, Slide } from './action.ts'

const SLIDES: readonly Slide[] = ENDS.map((end) => Object.freeze({ do: 'slide', end: NAMES[end] }))

/** C3.6: push the spare into one end of a line; the tile at the far end drops out. Mice stay (C3.7). */
export const slide: ActionKind<Slide> = {
  list(state, into) {
    for (const action of SLIDES) if (slide.check(state, action) === null) into.push(action)
  },

  check(state, action) {
    if (state.slid) return REFUSALS.alreadySlid
    const end = squareOf(action.end)
    if (!ENDS.includes(end)) return REFUSALS.notAnEnd
    if (end === state.dropped && !state.options.pushBack) return REFUSALS.straightBack
    return state.points < 1 ? REFUSALS.noPoints : null
  },

  perform(state, action, emit) {
    const line = LINES[ENDS.indexOf(squareOf(action.end))]
    const pushed = state.spare
    const revealed = emit !== null && reveals(state, line)
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
      revealed,
    })
    dropMice(state, line, emit)
    checkpoint(state, emit)
  },
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

/** C7.2: whether a tile now under a roof comes into view, in the next square or as the spare. */
function reveals(state: CastleState, line: readonly Square[]): boolean {
  const { roofOver } = planFor(state.options.layout)
  const isOpen = (square: Square | undefined): boolean => square === undefined || (state.open & roofOver[square]) !== 0
  return line.some((square, i) => !isOpen(square) && isOpen(line[i + 1]))
}
