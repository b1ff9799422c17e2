import type { Seat } from '@mousekeep/engine'
import { DISTANCE, ENDS, HOLES, LINE_FROM, SQUARES, TOWERS, type Square } from './board/board.ts'
import { planFor, type Rooms } from './board/plan.ts'
import { heldRooms } from './roofs.ts'
import { countMice, IN_DUNGEON, isGone, MICE, NOBODY, POINTS, type CastleState } from './state.ts'
import { CHEESES, SIZE_OF, TRAP } from './board/tiles.ts'

/** How much of a token it is worth to have a pair so many points away, by points + `POINTS` (see `standing`). */
const NEARNESS = Array.from({ length: 64 }, (_, points) => 0.88 ** (points - POINTS))
const TOO_FAR = 32
/** The nearest pair counts most: the others will have moved by the time they are wanted. */
const BY_RANK = [0.7, 0.4, 0.25, 0.15, 0.1, 0.05, 0.05]
/** By mice lost already: what the losses cost, and what the threat of one more costs (C6.2). */
const LOSS = [0, 0.5, 1.6, 6, 6]
const THREAT = [0.15, 0.3, 1.2, 0, 0]
const SHARPNESS = 0.65
const SURE = 0.98

/** By place of a mouse (a square, in hand, in the dungeon, gone) and square: the points from there on open floor. */
const WAY: readonly (readonly number[])[] = [
  ...DISTANCE,
  SQUARES.map((to) => 1 + Math.min(...TOWERS.map((tower) => DISTANCE[tower][to]))),
  SQUARES.map(() => TOO_FAR),
  SQUARES.map(() => TOO_FAR),
]
/** How somebody stands who has given up (C6.5). */
const NOWHERE_NEAR = -100

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
  readonly cheese: readonly (readonly Square[])[]
  /** The seats, as a bit mask, of which one slide can drop a mouse (C4.1). */
  readonly threatened: number
  /** The open rooms that stay open when the turn ends, because somebody is in them (C3.8). */
  readonly lasting: Rooms
}

function survey(state: CastleState): Floor {
  const { tiles, stands } = state
  const cheese: Square[][] = [[], [], [], [], [], [], []]
  let threatened = state.spare === TRAP ? seatsOn(stands, ENDS) : 0
  for (let i = 0; i < HOLES.length; i++) {
    const hole = HOLES[i]
    const kind = tiles[hole]
    if (kind < CHEESES.length) cheese[kind].push(hole)
    else if (kind === TRAP) threatened |= seatsOn(stands, SLIDES_TO[hole])
  }
  return { cheese, threatened, lasting: state.open & heldRooms(state) }
}

/** Whose mice stand on these squares, as a bit mask. */
function seatsOn(stands: readonly Seat[], squares: readonly Square[]): number {
  let seats = 0
  for (const square of squares) if (stands[square] !== NOBODY) seats |= 1 << stands[square]
  return seats
}

function standing(state: CastleState, seat: Seat, floor: Floor): number {
  if (isGone(state, seat)) return NOWHERE_NEAR
  const tokens = state.tokens[seat]
  // Points in hand are as good as steps made: else a step would always look better than the choice to make it later.
  const inHand = seat === state.turn ? state.points : 0
  // A roof that was lifted helps nobody beyond this turn: who counts on it lifts the same one round after round.
  const open = inHand > 0 ? state.open : floor.lasting
  const costs: number[] = []
  for (let kind = 0; kind < CHEESES.length; kind++) {
    if ((tokens & (1 << kind)) === 0) insert(costs, pairCost(state, seat, floor.cheese[kind], open))
  }
  const lost = countMice(state, seat, IN_DUNGEON)
  let score = SIZE_OF[tokens] - LOSS[lost]
  for (let rank = 0; rank < costs.length; rank++) score += NEARNESS[POINTS + costs[rank] - inHand] * BY_RANK[rank]
  return (floor.threatened & (1 << seat)) === 0 ? score : score - THREAT[lost]
}

/** By cheese: about how many points the seat needs to stand on a pair of it; a cheese it has is out of reach. */
export function pairCosts(state: CastleState, seat: Seat): number[] {
  const { cheese, lasting } = survey(state)
  const open = seat === state.turn && state.points > 0 ? state.open : lasting
  return cheese.map((squares, kind) =>
    (state.tokens[seat] & (1 << kind)) === 0 ? pairCost(state, seat, squares, open) : TOO_FAR,
  )
}

/** Keeps a short list in order. */
function insert(ordered: number[], value: number): void {
  let at = ordered.push(value) - 1
  for (; at > 0 && ordered[at - 1] > value; at--) ordered[at] = ordered[at - 1]
  ordered[at] = value
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
function pairCost(state: CastleState, seat: Seat, squares: readonly Square[], open: Rooms): number {
  const { roofOver } = planFor(state.options.layout)
  const { mouse, first, second } = ways
  let best = TOO_FAR
  for (let a = 0; a < squares.length; a++) {
    findWays(state, seat, squares[a], a)
    for (let b = 0; b < a; b++) {
      const covered = (roofOver[squares[a]] | roofOver[squares[b]]) & ~open
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
    const way = WAY[state.mice[i]][square]
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

/** Of a set of at most two rooms. */
function roofCount(rooms: Rooms): number {
  if (rooms === 0) return 0
  return (rooms & (rooms - 1)) === 0 ? 1 : 2
}
