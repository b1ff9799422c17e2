import type { Seat } from '@mousekeep/engine'
import { DISTANCE, ENDS, HOLES, LINE_FROM, SQUARES, TOWERS, type Square } from './board.ts'
import { planFor, type Rooms } from './plan.ts'
import { countMice, IN_DUNGEON, IN_HAND, MICE, NOBODY, type CastleState } from './state.ts'
import { CHEESES, SIZE_OF, TRAP } from './tiles.ts'

/** How much of a token it is worth to have a pair so many points away. */
const NEARNESS = Array.from({ length: 64 }, (_, points) => 0.88 ** points)
const TOO_FAR = 32
/** The nearest pair counts most: the others will have moved by the time they are wanted. */
const BY_RANK = [0.7, 0.4, 0.25, 0.15, 0.1, 0.05, 0.05]
/** By mice lost already: what the losses cost, and what the threat of one more costs (C6.2). */
const LOSS = [0, 0.5, 1.6, 6, 6]
const THREAT = [0.15, 0.3, 1.2, 0, 0]
const SHARPNESS = 0.65
const SURE = 0.98

/** By square: the points from the hand to there. */
const FROM_HAND = SQUARES.map((to) => 1 + Math.min(...TOWERS.map((tower) => DISTANCE[tower][to])))

/** By square: where one slide can bring the tile that lies there. */
const SLIDES_TO = SQUARES.map((square) =>
  ENDS.map((end) => LINE_FROM[end])
    .filter((line) => line.indexOf(square) >= 0 && line.indexOf(square) < line.length - 1)
    .map((line) => line[line.indexOf(square) + 1]),
)

/** How well each seat stands against its best opponent: by tokens, pairs in reach, losses and threats. */
export function evaluate(state: CastleState): number[] {
  const { over } = state
  if (over !== null) return state.tokens.map((_, seat) => (over.winner === seat ? 1 : 0))
  const floor = survey(state)
  const standings = state.tokens.map((_, seat) => standing(state, seat, floor))
  return standings.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < standings.length; other++) {
      if (other !== seat && standings[other] > best) best = standings[other]
    }
    return 0.5 + (SURE - 0.5) * Math.tanh(SHARPNESS * (own - best))
  })
}

/** What the tiles mean for everybody, under roofs too. */
interface Floor {
  /** By cheese: the holes that hold it. */
  readonly cheese: readonly Square[][]
  /** The seats, as a bit mask, of which one slide can drop a mouse (C4.1). */
  threatened: number
}

function survey(state: CastleState): Floor {
  const floor: Floor = { cheese: [[], [], [], [], [], [], []], threatened: 0 }
  const threaten = (squares: readonly Square[]): void => {
    for (const square of squares) if (state.stands[square] !== NOBODY) floor.threatened |= 1 << state.stands[square]
  }
  for (const hole of HOLES) {
    const kind = state.tiles[hole]
    if (kind < CHEESES.length) floor.cheese[kind].push(hole)
    else if (kind === TRAP) threaten(SLIDES_TO[hole])
  }
  if (state.spare === TRAP) threaten(ENDS)
  return floor
}

function standing(state: CastleState, seat: Seat, floor: Floor): number {
  const tokens = state.tokens[seat]
  const near: number[] = []
  for (let kind = 0; kind < CHEESES.length; kind++) {
    if ((tokens & (1 << kind)) === 0) near.push(NEARNESS[pairCost(state, seat, floor.cheese[kind])])
  }
  near.sort((a, b) => b - a)
  const lost = countMice(state, seat, IN_DUNGEON)
  let score = SIZE_OF[tokens] - LOSS[lost]
  for (let i = 0; i < near.length; i++) score += near[i] * BY_RANK[i]
  return (floor.threatened & (1 << seat)) === 0 ? score : score - THREAT[lost]
}

/** For each square asked about: its nearest mouse, the points from there, and those from the second nearest. */
interface Ways {
  readonly mouse: number[]
  readonly first: number[]
  readonly second: number[]
}

/** Used again and again, because judging is most of what a search does. */
const ways: Ways = { mouse: [], first: [], second: [] }

/** About how many points two mice need to stand on two of these squares; roofs on the way are not counted. */
function pairCost(state: CastleState, seat: Seat, squares: readonly Square[]): number {
  const { roofOver } = planFor(state.options.layout)
  const { mouse, first, second } = ways
  let best = TOO_FAR
  for (let a = 0; a < squares.length; a++) {
    findWays(state, seat, squares[a], a)
    for (let b = 0; b < a; b++) {
      const covered = (roofOver[squares[a]] | roofOver[squares[b]]) & ~state.open
      const both = mouse[a] === mouse[b] ? Math.min(first[a] + second[b], second[a] + first[b]) : first[a] + first[b]
      best = Math.min(best, both + roofCount(covered))
    }
  }
  return best
}

function findWays(state: CastleState, seat: Seat, square: Square, index: number): void {
  const start = seat * MICE
  let mouse = start
  let first = TOO_FAR
  let second = TOO_FAR
  for (let i = start; i < start + MICE; i++) {
    const way = wayTo(state.mice[i], square)
    if (way < first) {
      second = first
      first = way
      mouse = i
    } else if (way < second) second = way
  }
  ways.mouse[index] = mouse
  ways.first[index] = first
  ways.second[index] = second
}

function wayTo(mouse: number, square: Square): number {
  if (mouse < SQUARES.length) return DISTANCE[mouse][square]
  return mouse === IN_HAND ? FROM_HAND[square] : TOO_FAR
}

/** Of a set of at most two rooms. */
function roofCount(rooms: Rooms): number {
  if (rooms === 0) return 0
  return (rooms & (rooms - 1)) === 0 ? 1 : 2
}
