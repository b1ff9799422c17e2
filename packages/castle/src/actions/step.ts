import type { Refusal } from '@mousekeep/engine'
import { DISTANCE, IS_TOWER, NAMES, NEIGHBOURS, NOWHERE, SQUARES, squareOf, type Square } from '../board/board.ts'
import { afterStep } from '../checkpoint.ts'
import { isFloor, isWalkable, mayComeTo } from '../board/passage.ts'
import { planFor, type Layout, type Rooms } from '../board/plan.ts'
import { REFUSALS } from '../refusals.ts'
import { isOpen } from '../roofs.ts'
import { IN_HAND, MICE, moveMouse, NOBODY, type CastleState } from '../state.ts'
import type { ActionKind, Step } from './action.ts'

/** A step that some arrangement of roofs and tiles allows. */
interface Way {
  readonly to: Square
  readonly roof: Rooms
  readonly action: Step
}

/** By square: the ways from there, in order of the squares. Steps into towers are not among them (C3.3). */
function waysOf(layout: Layout): readonly (readonly Way[])[] {
  return SQUARES.map((from) =>
    NEIGHBOURS[from]
      .filter((to) => !IS_TOWER[to])
      .map((to) => ({
        to,
        roof: planFor(layout).roofOver[to],
        action: Object.freeze({ do: 'step', from: NAMES[from], to: NAMES[to] }),
      })),
  )
}

const HOF = waysOf('hof')
const MILL = waysOf('mill')
/** C3.3, C3.5: one mouse to an orthogonal neighbour. */
export const step: ActionKind<Step> = {
  list(state, into) {
    const { open, tiles, stands, mice, pass } = state
    const ways = state.options.layout === 'hof' ? HOF : MILL
    const start = state.turn * MICE
    for (let i = start; i < start + MICE; i++) {
      const from = pass ?? mice[i]
      if (from >= IN_HAND) return
      for (let k = 0; k < ways[from].length; k++) {
        const { to, roof, action } = ways[from][k]
        if (!isFloor(open, roof, tiles[to])) continue
        if (stands[to] === NOBODY || mayComeTo(state, to, state.points - 1, setOutFrom(state, from))) into.push(action)
      }
      if (pass !== null) return
    }
  },

  check(state, action) {
    const from = squareOf(action.from)
    const to = squareOf(action.to)
    if (from === NOWHERE || to === NOWHERE) return REFUSALS.outside
    if (state.pass !== null && from !== state.pass) return REFUSALS.mustStepOn
    if (state.pass === null && state.stands[from] !== state.turn) return REFUSALS.notYourMouse
    if (DISTANCE[from][to] !== 1) return REFUSALS.notANeighbour
    if (!isWalkable(state, to)) return obstacleOn(state, to)
    return mayComeTo(state, to, state.points - 1, setOutFrom(state, from)) ? null : REFUSALS.noWayOn
  },

  perform(state, action, emit) {
    const seat = state.turn
    const from = squareOf(action.from)
    const to = squareOf(action.to)
    const passing = state.stands[to] !== NOBODY
    const rule = passing || state.pass !== null ? 'C3.5' : 'C3.3'
    state.points--
    if (state.pass === null) state.stands[from] = NOBODY
    moveMouse(state, seat, from, to)
    emit?.({ type: 'stepped', rule, seat, from: action.from, to: action.to, passing })
    if (passing) {
      state.pass = to
      return // C5.2: it stands nowhere yet
    }
    state.pass = null
    state.stands[to] = seat
    afterStep(state, emit)
  },
}

/** A mouse in passage leaves no free square behind: somebody else stands there. */
function setOutFrom(state: CastleState, from: Square): Square {
  return state.pass === null ? from : NOWHERE
}

/** The roof before the trap: what lies under a roof must not show in the answer (C7.1). */
function obstacleOn(state: CastleState, square: Square): Refusal {
  if (IS_TOWER[square]) return REFUSALS.intoTower
  return isOpen(state, square) ? REFUSALS.ontoTrap : REFUSALS.underRoof
}
