import type { Emit, Seat } from '@mousekeep/engine'
import { NAMES, type Square } from './board.ts'
import type { CastleEvent } from './events.ts'
import { IN_DUNGEON, MICE, moveMouse, NOBODY, type CastleState, type Why } from './state.ts'
import { CHEESES, SIZE_OF, TRAP, type Cheeses } from './tiles.ts'

const RULE_OF = { target: 'C6.1', mice: 'C6.2', rounds: 'C6.4' } as const
const MOST_LOST = 3

/** C4.1: mice on these squares that stand on a trap now fall. */
export function dropMice(state: CastleState, squares: readonly Square[], emit: Emit<CastleEvent>): void {
  for (const square of squares) {
    const seat = state.stands[square]
    if (seat === NOBODY || state.tiles[square] !== TRAP) continue
    state.stands[square] = NOBODY
    state.lost[seat]++
    moveMouse(state, seat, square, IN_DUNGEON)
    emit?.({ type: 'fell', rule: 'C4.1', seat, at: NAMES[square] })
  }
}

/** What holds after every change of mice or tiles, in the order of C5.3: awards, then C6.1, then C6.2. */
export function checkpoint(state: CastleState, emit: Emit<CastleEvent>): void {
  award(state, emit)
  const { tokens, lost } = state
  for (let seat = 0; seat < tokens.length; seat++) {
    if (SIZE_OF[tokens[seat]] >= state.options.target) {
      return finish(state, 'target', (each) => SIZE_OF[tokens[each]] >= state.options.target, emit)
    }
  }
  for (let seat = 0; seat < lost.length; seat++) {
    if (lost[seat] >= MOST_LOST) {
      // C6.2: who has at most one mouse left is not counted, unless that leaves nobody.
      const anybody = lost.some((count) => count < MOST_LOST)
      return finish(state, 'mice', (each) => !anybody || lost[each] < MOST_LOST, emit)
    }
  }
}

/** C6.4: the game ends after its last round; everybody is counted. */
export function endByRounds(state: CastleState, emit: Emit<CastleEvent>): void {
  finish(state, 'rounds', () => true, emit)
}

/** C5.1: a token for each kind that two standing mice of one player share. */
function award(state: CastleState, emit: Emit<CastleEvent>): void {
  const { tokens } = state
  for (let seat = 0; seat < tokens.length; seat++) {
    const won = pairsOf(state, seat) & ~tokens[seat]
    if (won !== 0) return awardInOrder(state, emit)
  }
}

/** Several at once are taken in the order of the kinds' names. */
function awardInOrder(state: CastleState, emit: Emit<CastleEvent>): void {
  const pairs = state.tokens.map((_, seat) => pairsOf(state, seat))
  CHEESES.forEach((cheese, kind) => {
    pairs.forEach((won, seat) => {
      const bit = 1 << kind
      if ((won & bit) === 0 || (state.tokens[seat] & bit) !== 0) return
      state.tokens[seat] |= bit
      emit?.({ type: 'awarded', rule: 'C5.1', seat, cheese })
    })
  })
}

/** The cheeses on which at least two of the seat's mice stand. */
function pairsOf(state: CastleState, seat: Seat): Cheeses {
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
  return twice
}

/** C6.3: of those counted the one with most tokens; of equals the first after the seat whose turn it is. */
function finish(state: CastleState, why: Why, isCounted: (seat: Seat) => boolean, emit: Emit<CastleEvent>): void {
  const seats = state.tokens.length
  let winner = NOBODY
  for (let after = 1; after <= seats; after++) {
    const seat = (state.turn + after) % seats
    if (!isCounted(seat)) continue
    if (winner === NOBODY || SIZE_OF[state.tokens[seat]] > SIZE_OF[state.tokens[winner]]) winner = seat
  }
  state.over = { winner, why }
  emit?.({ type: 'won', rule: RULE_OF[why], winner, why })
}
