import type { Emit, Seat } from '@mousekeep/engine'
import { NAMES, type Square, type SquareName } from './board/board.ts'
import type { CastleEvent } from './events.ts'
import {
  countMice,
  IN_DUNGEON,
  isGone,
  MICE,
  moveMouse,
  NOBODY,
  RULE_OF_END,
  type CastleState,
  type Why,
} from './state.ts'
import { CHEESES, SIZE_OF, TRAP, type Cheeses, type Kind } from './board/tiles.ts'

const MOST_LOST = 3

/** What follows a step: only the mover's mice have moved, so only the mover can have made a pair. */
export function afterStep(state: CastleState, emit: Emit<CastleEvent>): void {
  if (newPairs(state, state.turn) !== 0) awardAll(state, emit)
}

/** What follows a slide, in the order of C5.3: falls, awards, C6.1, C6.2. */
export function afterSlide(state: CastleState, line: readonly Square[], emit: Emit<CastleEvent>): void {
  const fell = dropMice(state, line, emit)
  for (let seat = 0; seat < state.tokens.length; seat++) {
    if (newPairs(state, seat) !== 0) {
      awardAll(state, emit)
      break
    }
  }
  if (fell && state.over === null) endByMice(state, emit)
}

/** C6.4: the game ends after its last round; everybody still there is counted. */
export function endByRounds(state: CastleState, emit: Emit<CastleEvent>): void {
  finish(state, 'rounds', () => true, emit)
}

/** C6.5: who is left alone has won. */
export function endByResigning(state: CastleState, emit: Emit<CastleEvent>): void {
  const left = state.tokens.filter((_, seat) => !isGone(state, seat)).length
  if (left === 1) finish(state, 'resigned', () => true, emit)
}

/** C4.1: mice under whose square a trap has come fall. Says whether any did. */
function dropMice(state: CastleState, line: readonly Square[], emit: Emit<CastleEvent>): boolean {
  let fell = false
  for (let i = 0; i < line.length; i++) {
    const square = line[i]
    if (state.tiles[square] !== TRAP) continue
    const seat = state.stands[square]
    if (seat === NOBODY) continue
    fell = true
    state.stands[square] = NOBODY
    moveMouse(state, seat, square, IN_DUNGEON)
    emit?.({ type: 'fell', rule: 'C4.1', seat, at: NAMES[square] })
  }
  return fell
}

/** C5.1: the cheeses on which at least two of the seat's mice stand and of which it has no token. */
function newPairs(state: CastleState, seat: Seat): Cheeses {
  const { mice, tiles } = state
  let once = 0
  let twice = 0
  for (let i = seat * MICE; i < (seat + 1) * MICE; i++) {
    const square = mice[i]
    if (square >= tiles.length) break
    const kind = tiles[square]
    if (kind < 0 || kind >= CHEESES.length) continue
    twice |= once & (1 << kind)
    once |= 1 << kind
  }
  return twice & ~state.tokens[seat]
}

/** C5.1: all tokens due are taken, in the order of the kinds' names; then C6.1. */
function awardAll(state: CastleState, emit: Emit<CastleEvent>): void {
  const { tokens } = state
  const due = tokens.map((_, seat) => newPairs(state, seat))
  CHEESES.forEach((cheese, kind) => {
    due.forEach((pairs, seat) => {
      if ((pairs & (1 << kind)) === 0) return
      tokens[seat] |= 1 << kind
      emit?.({ type: 'awarded', rule: 'C5.1', seat, cheese, on: squaresOf(state, seat, kind) })
    })
  })
  const isThere = (seat: Seat): boolean => SIZE_OF[tokens[seat]] >= state.options.target
  if (tokens.some((_, seat) => isThere(seat))) finish(state, 'target', isThere, emit)
}

/** Where the seat's mice stand on that kind. */
function squaresOf({ mice, tiles }: CastleState, seat: Seat, kind: Kind): SquareName[] {
  return mice
    .slice(seat * MICE, (seat + 1) * MICE)
    .filter((square) => square < tiles.length && tiles[square] === kind)
    .map((square) => NAMES[square])
}

/** C6.2: who has at most one mouse left is not counted, unless that leaves nobody. */
function endByMice(state: CastleState, emit: Emit<CastleEvent>): void {
  const isLeft = (seat: Seat): boolean => countMice(state, seat, IN_DUNGEON) < MOST_LOST
  const playing = state.tokens.map((_, seat) => seat).filter((seat) => !isGone(state, seat))
  const left = playing.filter(isLeft).length
  if (left < playing.length) finish(state, 'mice', left === 0 ? () => true : isLeft, emit)
}

/** C6.3: of those still there (C6.5) and counted the one with most tokens; of equals the first after the seat whose turn it is. */
function finish(state: CastleState, why: Why, isCounted: (seat: Seat) => boolean, emit: Emit<CastleEvent>): void {
  const seats = state.tokens.length
  let winner = NOBODY
  for (let after = 1; after <= seats; after++) {
    const seat = (state.turn + after) % seats
    if (isGone(state, seat) || !isCounted(seat)) continue
    if (winner === NOBODY || SIZE_OF[state.tokens[seat]] > SIZE_OF[state.tokens[winner]]) winner = seat
  }
  state.over = { winner, why }
  emit?.({ type: 'won', rule: RULE_OF_END[why], winner, why })
}
