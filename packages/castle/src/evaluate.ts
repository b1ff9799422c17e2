import type { Seat } from '@mousekeep/engine'
import { DISTANCE, HOLES, LINES, SQUARES, TOWERS, type Square } from './board.ts'
import { planFor } from './plan.ts'
import { IN_HAND, MICE, type CastleState } from './state.ts'
import { CHEESES, SIZE_OF, TRAP } from './tiles.ts'

/** How much of a token is worth having a pair so many points away. */
const NEARNESS = Array.from({ length: 64 }, (_, points) => 0.88 ** points)
/** The nearest pair counts most: the others will have moved by the time they are wanted. */
const RANK = [0.7, 0.4, 0.25, 0.15, 0.1, 0.05, 0.05]
const LOSS = [0, 0.5, 1.6, 6, 6]
const THREAT = [0.15, 0.3, 1.2, 0, 0]
const SHARPNESS = 1.3
const SURE = 0.98

/** From each tower to each square, entering included. */
const FROM_HAND = SQUARES.map((to) => 1 + Math.min(...TOWERS.map((tower) => DISTANCE[tower][to])))

/** How well a seat stands against its best opponent, judged by tokens, pairs in reach, losses and threats. */
export function evaluate(state: CastleState, seat: Seat): number {
  if (state.over !== null) return state.over.winner === seat ? 1 : 0
  const tiles = cheeseSquares(state)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.tokens.length; other++) {
    if (other !== seat) best = Math.max(best, standing(state, other, tiles))
  }
  const lead = standing(state, seat, tiles) - best
  return 0.5 + (SURE - 0.5) * Math.tanh(SHARPNESS * lead * 0.5)
}

/** By cheese: the holes that hold it, under roofs too. */
function cheeseSquares(state: CastleState): Square[][] {
  const squares: Square[][] = [[], [], [], [], [], [], []]
  for (const hole of HOLES) {
    const kind = state.tiles[hole]
    if (kind < CHEESES.length) squares[kind].push(hole)
  }
  return squares
}

function standing(state: CastleState, seat: Seat, tiles: readonly (readonly Square[])[]): number {
  const tokens = state.tokens[seat]
  const near: number[] = []
  for (let cheese = 0; cheese < CHEESES.length; cheese++) {
    if ((tokens & (1 << cheese)) === 0) near.push(NEARNESS[pairCost(state, seat, tiles[cheese])] ?? 0)
  }
  near.sort((a, b) => b - a)
  const lost = state.lost[seat]
  let score = SIZE_OF[tokens] - LOSS[lost]
  for (let i = 0; i < near.length; i++) score += near[i] * RANK[i]
  if (isThreatened(state, seat)) score -= THREAT[lost]
  return score
}

/** About how many points two mice need to stand on two of these squares. */
function pairCost(state: CastleState, seat: Seat, squares: readonly Square[]): number {
  const { roofOver } = planFor(state.options.layout)
  const start = seat * MICE
  let best = NEARNESS.length
  for (let a = 0; a < squares.length; a++) {
    for (let b = 0; b < squares.length; b++) {
      if (a === b) continue
      const roofs = roofOver[squares[a]] | roofOver[squares[b]]
      const covered = roofs & ~state.open
      const uncovering = covered === 0 ? 0 : (covered & (covered - 1)) === 0 ? 1 : 2
      for (let i = start; i < start + MICE - 1; i++) {
        const first = wayTo(state.mice[i], squares[a])
        for (let j = i + 1; j < start + MICE; j++) {
          const cost = first + wayTo(state.mice[j], squares[b]) + uncovering
          if (cost < best) best = cost
        }
      }
    }
  }
  return best
}

function wayTo(mouse: number, square: Square): number {
  if (mouse < SQUARES.length) return DISTANCE[mouse][square]
  return mouse === IN_HAND ? FROM_HAND[square] : NEARNESS.length
}

/** Whether one slide can bring a trap under a mouse of the seat. */
function isThreatened(state: CastleState, seat: Seat): boolean {
  for (const line of LINES) {
    let coming = state.spare
    for (const square of line) {
      if (coming === TRAP && state.stands[square] === seat) return true
      coming = state.tiles[square]
    }
  }
  return false
}
