import type { CastleSummary } from '@mousekeep/castle'
import * as board from './board.ts'
import {
  BIT_HI,
  BIT_LO,
  DROPPED,
  FIRST,
  FLOOR,
  HAND,
  HI,
  LO,
  LOST,
  OPEN,
  PASS,
  PLACING,
  PLANS,
  POINTS,
  ROUND,
  SEATS,
  SLID,
  SPARE,
  TOKENS,
  TRAP_HI,
  TRAP_LO,
  TURN,
  WHY,
  WHYS,
  WINNER,
  WORDS,
} from './tight-words.ts'

/** The words of a game of tight Castle: how it begins, and what it says. */
export class TightState {
  readonly words = new Int32Array(WORDS)
  /** The legal actions, after `list`. */
  readonly actions = new Int32Array(64)
  protected plan = PLANS.hof

  copyFrom(other: TightState): void {
    this.words.set(other.words)
    this.plan = other.plan
  }

  /** `tiles` are those of the holes in order, then the spare. */
  deal(tiles: ArrayLike<number>, seats: number, first: number, layout: board.Layout): void {
    const { words } = this
    this.plan = PLANS[layout]
    words.fill(0)
    for (let square = 0; square < LO; square++) words[square] = FLOOR
    for (let i = 0; i < board.HOLES.length; i++) {
      const square = board.HOLES[i]
      words[square] = tiles[i]
      if (tiles[i] !== board.TRAP) continue
      words[TRAP_LO] |= BIT_LO[square]
      words[TRAP_HI] |= BIT_HI[square]
    }
    words[SPARE] = tiles[board.HOLES.length]
    for (let seat = 0; seat < seats; seat++) words[HAND + seat] = board.MICE
    words[FIRST] = first
    words[TURN] = first
    words[SEATS] = seats
    words[ROUND] = 1
    words[POINTS] = board.POINTS
    words[PASS] = -1
    words[DROPPED] = -1
    words[PLACING] = 1
  }

  /** The state in the words of `castle.summary`. */
  summary(): CastleSummary {
    const { words, plan } = this
    const seats = Array.from({ length: words[SEATS] }, (_, seat) => seat)
    return {
      layout: plan.layout,
      target: board.TARGET,
      crossTower: false,
      pushBack: true,
      phase: words[PLACING] === 0 ? 'play' : 'place',
      round: words[ROUND],
      first: words[FIRST],
      turn: words[TURN],
      points: words[POINTS],
      slid: words[SLID] === 1,
      pass: nameOrNull(words[PASS]),
      dropped: nameOrNull(words[DROPPED]),
      players: seats.map((seat) => ({
        mice: board.SQUARES.filter((square) => this.isMouseOf(seat, square))
          .concat(seat === words[TURN] && words[PASS] >= 0 ? words[PASS] : [])
          .map((square) => board.NAMES[square])
          .toSorted(),
        hand: words[HAND + seat],
        lost: words[LOST + seat],
        tokens: board.CHEESES.filter((_, kind) => ((words[TOKENS + seat] >> kind) & 1) === 1),
      })),
      tiles: Object.fromEntries(board.HOLES.map((square) => [board.NAMES[square], board.KINDS[words[square]]])),
      spare: board.KINDS[words[SPARE]],
      open: board.ROOMS.filter((_, room) => ((words[OPEN] >> room) & 1) === 1),
      over: words[WINNER] === 0 ? null : { winner: words[WINNER] - 1, why: WHYS[words[WHY]] },
    }
  }

  private isMouseOf(seat: number, square: number): boolean {
    const { words } = this
    return ((words[LO + seat] & BIT_LO[square]) | (words[HI + seat] & BIT_HI[square])) !== 0
  }
}

function nameOrNull(square: number): string | null {
  return square < 0 ? null : board.NAMES[square]
}
