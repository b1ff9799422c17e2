import type { FastChance } from '../lib/fast-chance.ts'
import * as board from './board.ts'
import type { Deal } from './deal.ts'
import { TightLegal } from './tight-legal.ts'
import {
  ALL_CHEESES,
  BIT_HI,
  BIT_LO,
  BY_MICE,
  BY_ROUNDS,
  BY_TARGET,
  DROPPED,
  END,
  ENTER,
  FAR_END,
  FIRST,
  HAND,
  HI,
  LINE_HI,
  LINE_LO,
  LO,
  LOST,
  OPEN,
  OPEN_HI,
  OPEN_LO,
  PASS,
  PLACE,
  PLACING,
  POINTS,
  ROUND,
  SEATS,
  SIZE_OF,
  SLID,
  SLIDE,
  SPARE,
  SPLIT,
  STAND_HI,
  STAND_LO,
  START_OF,
  STRIDE_OF,
  TOKENS,
  TOWERS,
  TRAP_HI,
  TRAP_LO,
  TURN,
  UNCOVER,
  WHY,
  WINNER,
} from './tight-words.ts'

/**
 * Castle with default options as tight as JavaScript comes: words and bit masks, changed in place, no events, no
 * refusals and nothing allocated while playing. It stands in for the limit, and is no example of how to write a game.
 *
 * Squares are two masks: `lo` has squares 0 to 27 (rows 1 to 4), `hi` has squares 28 to 48. A team is the mask of its
 * standing mice, a number in hand and a number lost; a mouse in passage is only in `PASS`.
 */
export class Tight extends TightLegal {
  perform(action: number): void {
    if (action < PLACE) this.step(action >> 6, action & 63)
    else if (action >= SLIDE) {
      if (action === END) this.end()
      else this.slide(action - SLIDE)
    } else if (action >= ENTER) this.enter(action - ENTER)
    else if (action >= UNCOVER) this.uncover(action - UNCOVER)
    else this.place(action - PLACE)
  }

  private place(tower: number): void {
    const { words } = this
    this.enter(tower)
    words[POINTS] = board.POINTS
    const next = words[TURN] + 1 === words[SEATS] ? 0 : words[TURN] + 1
    words[TURN] = next
    if (next === words[FIRST]) words[PLACING] = 0
  }

  private enter(tower: number): void {
    const { words } = this
    const seat = words[TURN]
    words[POINTS]--
    words[HAND + seat]--
    this.stand(seat, TOWERS[tower])
  }

  private stand(seat: number, square: number): void {
    const { words } = this
    const lo = BIT_LO[square]
    const hi = BIT_HI[square]
    words[LO + seat] |= lo
    words[HI + seat] |= hi
    words[STAND_LO] |= lo
    words[STAND_HI] |= hi
  }

  private uncover(room: number): void {
    const { words, plan } = this
    words[POINTS]--
    words[OPEN] |= 1 << room
    words[OPEN_LO] |= plan.roomLo[room]
    words[OPEN_HI] |= plan.roomHi[room]
  }

  private step(from: number, to: number): void {
    const { words } = this
    const seat = words[TURN]
    words[POINTS]--
    if (words[PASS] < 0) {
      const lo = ~BIT_LO[from]
      const hi = ~BIT_HI[from]
      words[LO + seat] &= lo
      words[HI + seat] &= hi
      words[STAND_LO] &= lo
      words[STAND_HI] &= hi
    }
    if (((words[STAND_LO] & BIT_LO[to]) | (words[STAND_HI] & BIT_HI[to])) !== 0) {
      words[PASS] = to
      return
    }
    words[PASS] = -1
    this.stand(seat, to)
    // Only the mouse that came can make a new pair. Floor and plain tiles are no cheese.
    if (((1 << words[to]) & ALL_CHEESES & ~words[TOKENS + seat]) !== 0 && this.award(seat)) this.endByTarget()
  }

  private slide(end: number): void {
    const { words } = this
    words[POINTS]--
    words[SLID] = 1
    const stride = STRIDE_OF[end]
    let trapLo = 0
    let trapHi = 0
    let moving = words[SPARE]
    for (let i = 0, square = START_OF[end]; i < 7; i++, square += stride) {
      const next = words[square]
      words[square] = moving
      if (moving === board.TRAP) {
        trapLo |= BIT_LO[square]
        trapHi |= BIT_HI[square]
      }
      moving = next
    }
    words[SPARE] = moving
    words[DROPPED] = FAR_END[end]
    const lineLo = LINE_LO[end]
    const lineHi = LINE_HI[end]
    words[TRAP_LO] = (words[TRAP_LO] & ~lineLo) | trapLo
    words[TRAP_HI] = (words[TRAP_HI] & ~lineHi) | trapHi
    const fallLo = trapLo & words[STAND_LO]
    const fallHi = trapHi & words[STAND_HI]
    const isFall = (fallLo | fallHi) !== 0
    if (isFall) this.drop(fallLo, fallHi)
    if (((lineLo & words[STAND_LO]) | (lineHi & words[STAND_HI])) !== 0) {
      const seats = words[SEATS]
      let won = false
      for (let seat = 0; seat < seats; seat++) {
        if (((lineLo & words[LO + seat]) | (lineHi & words[HI + seat])) !== 0 && this.award(seat)) won = true
      }
      if (won && this.endByTarget()) return
    }
    if (isFall) this.endByMice()
  }

  private drop(lo: number, hi: number): void {
    const { words } = this
    words[STAND_LO] &= ~lo
    words[STAND_HI] &= ~hi
    for (let seat = 0; seat < words[SEATS]; seat++) {
      for (let mice = words[LO + seat] & lo; mice !== 0; mice &= mice - 1) words[LOST + seat]++
      for (let mice = words[HI + seat] & hi; mice !== 0; mice &= mice - 1) words[LOST + seat]++
      words[LO + seat] &= ~lo
      words[HI + seat] &= ~hi
    }
  }

  /** C5.1. True if the seat took a token. */
  private award(seat: number): boolean {
    const { words } = this
    let once = 0
    let twice = 0
    for (let mice = words[LO + seat]; mice !== 0; mice &= mice - 1) {
      const kind = 1 << words[31 - Math.clz32(mice & -mice)]
      twice |= once & kind
      once |= kind
    }
    for (let mice = words[HI + seat]; mice !== 0; mice &= mice - 1) {
      const kind = 1 << words[SPLIT + 31 - Math.clz32(mice & -mice)]
      twice |= once & kind
      once |= kind
    }
    const won = twice & ALL_CHEESES & ~words[TOKENS + seat]
    words[TOKENS + seat] |= won
    return won !== 0
  }

  private end(): void {
    const { words, plan } = this
    for (let rooms = words[OPEN]; rooms !== 0; rooms &= rooms - 1) {
      const room = 31 - Math.clz32(rooms & -rooms)
      const lo = plan.roomLo[room]
      const hi = plan.roomHi[room]
      if (((words[STAND_LO] & lo) | (words[STAND_HI] & hi)) !== 0) continue
      words[OPEN] ^= 1 << room
      words[OPEN_LO] ^= lo
      words[OPEN_HI] ^= hi
    }
    const next = words[TURN] + 1 === words[SEATS] ? 0 : words[TURN] + 1
    if (next === words[FIRST]) {
      if (words[ROUND] === board.LAST_ROUND) return this.finish(BY_ROUNDS, 0b1111)
      words[ROUND]++
    }
    words[TURN] = next
    words[POINTS] = board.POINTS
    words[SLID] = 0
  }

  private endByTarget(): boolean {
    const { words } = this
    let counted = 0
    for (let seat = 0; seat < words[SEATS]; seat++) {
      if (SIZE_OF[words[TOKENS + seat]] >= board.TARGET) counted |= 1 << seat
    }
    if (counted !== 0) this.finish(BY_TARGET, counted)
    return counted !== 0
  }

  private endByMice(): void {
    const { words } = this
    const all = (1 << words[SEATS]) - 1
    let counted = 0
    for (let seat = 0; seat < words[SEATS]; seat++) {
      if (words[LOST + seat] < board.MOST_LOST) counted |= 1 << seat
    }
    if (counted !== all) this.finish(BY_MICE, counted === 0 ? all : counted)
  }

  /** C6.3. */
  private finish(why: number, counted: number): void {
    const { words } = this
    const seats = words[SEATS]
    let most = -1
    for (let after = 1; after <= seats; after++) {
      const seat = (words[TURN] + after) % seats
      const size = SIZE_OF[words[TOKENS + seat]]
      if (((counted >> seat) & 1) === 0 || size <= most) continue
      most = size
      words[WINNER] = seat + 1
    }
    words[WHY] = why
  }
}

export function dealTight({ tiles, players, first, layout }: Deal): Tight {
  const game = new Tight()
  game.deal(tiles, players, first, layout)
  return game
}

/** Plays at random, in place, to the end or to a number of actions. Returns how many were played. */
export function playTight(game: Tight, chance: FastChance, most: number): number {
  const { words, actions } = game
  let played = 0
  while (played < most && words[WINNER] === 0) {
    game.perform(actions[chance.below(game.list())])
    played++
  }
  return played
}
