import type { Refusal } from '@mousekeep/engine'
import { DISTANCE, IS_TOWER, NAMES, NEIGHBOURS, NOWHERE, SQUARES, squareOf, type Square } from '../board.ts'
import { checkpoint } from '../checkpoint.ts'
import { canPassOn } from '../passage.ts'
import { planFor } from '../plan.ts'
import { REFUSALS } from '../refusals.ts'
import { MICE, moveMouse, NOBODY, type CastleState } from '../state.ts'
import { TRAP } from '../tiles.ts'
import type { ActionKind, CastleAction, Step } from './action.ts'

/** By square: the steps from there, in the order of `NEIGHBOURS`. */
const STEPS: readonly (readonly Step[])[] = SQUARES.map((from) =>
  NEIGHBOURS[from].map((to) => Object.freeze({ do: 'step', from: NAMES[from], to: NAMES[to] })),
)

/** C3.3, C3.5: one mouse to an orthogonal neighbour. */
export const step: ActionKind<Step> = {
  list(state, into) {
    if (state.pass !== null) return listFrom(state, state.pass, into)
    const start = state.turn * MICE
    for (let i = start; i < start + MICE; i++) {
      const square = state.mice[i]
      if (square < SQUARES.length) listFrom(state, square, into)
    }
  },

  check(state, action) {
    return refusalOf(state, squareOf(action.from), squareOf(action.to))
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
    checkpoint(state, emit)
  },
}

function listFrom(state: CastleState, from: Square, into: CastleAction[]): void {
  const targets = NEIGHBOURS[from]
  for (let i = 0; i < targets.length; i++) {
    if (refusalOf(state, from, targets[i]) === null) into.push(STEPS[from][i])
  }
}

function refusalOf(state: CastleState, from: Square, to: Square): Refusal | null {
  if (from === NOWHERE || to === NOWHERE) return REFUSALS.outside
  if (state.pass !== null) {
    if (from !== state.pass) return REFUSALS.mustStepOn
  } else if (state.stands[from] !== state.turn) return REFUSALS.notYourMouse
  if (DISTANCE[from][to] !== 1) return REFUSALS.notANeighbour
  if (IS_TOWER[to]) return REFUSALS.intoTower
  // The roof before the trap: what lies under a roof must not show in the answer (C7.1).
  if ((state.open & planFor(state.options.layout).roofOver[to]) === 0) return REFUSALS.underRoof
  if (state.tiles[to] === TRAP) return REFUSALS.ontoTrap
  if (state.stands[to] !== NOBODY) {
    // A mouse in passage does not stand on `from`: somebody else does.
    const setOut = state.pass === null ? from : NOWHERE
    if (!canPassOn(state, to, state.points - 1, setOut)) return REFUSALS.noWayOn
  }
  return state.points < 1 ? REFUSALS.noPoints : null
}
