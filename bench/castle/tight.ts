import type { CastleSummary } from '@mousekeep/castle'
import type { FastChance } from '../lib/fast-chance.ts'
import * as board from './board.ts'
import type { Deal } from './deal.ts'

/**
 * Castle with default options as tight as JavaScript comes: words and bit masks, changed in place, no events, no
 * refusals and nothing allocated while playing. It stands in for the limit, and is no example of how to write a game.
 *
 * Squares are two masks: `lo` has squares 0 to 27 (rows 1 to 4), `hi` has squares 28 to 48. A team is the mask of its
 * standing mice, a number in hand and a number lost; a mouse in passage is only in `PASS`.
 */
const SPLIT = 28

// The words of a state. Tiles come first, so a square is its own index.
const LO = 49
const HI = 53
const HAND = 57
const LOST = 61
const TOKENS = 65
const SPARE = 69
const OPEN = 70
const OPEN_LO = 71
const OPEN_HI = 72
const TRAP_LO = 73
const TRAP_HI = 74
const STAND_LO = 75
const STAND_HI = 76
export const TURN = 77
const FIRST = 78
const SEATS = 79
const ROUND = 80
const POINTS = 81
const SLID = 82
const PASS = 83
const DROPPED = 84
const PLACING = 85
/** 0 while the game goes on, then the winner's seat plus 1. */
export const WINNER = 86
const WHY = 87
const WORDS = 88

const WHYS = ['target', 'mice', 'rounds'] as const
const BY_TARGET = 0
const BY_MICE = 1
const BY_ROUNDS = 2

// The numbers of actions: a step is `from * 64 + to`, the others follow.
const PLACE = 4096
const UNCOVER = 4160
const ENTER = 4224
const SLIDE = 4288
const END = 4352
/** No list of legal actions is longer: 16 steps, 18 uncoverings, 4 entries, 12 slides and the end. */
export const LONGEST_LIST = 51

const FLOOR = -1
const ALL_CHEESES = (1 << board.CHEESES.length) - 1

const loOf = (squares: readonly number[]): number => squares.reduce((m, s) => (s < SPLIT ? m | (1 << s) : m), 0)
const hiOf = (squares: readonly number[]): number =>
  squares.reduce((m, s) => (s < SPLIT ? m : m | (1 << (s - SPLIT))), 0)

const BIT_LO = Int32Array.from(board.SQUARES, (square) => loOf([square]))
const BIT_HI = Int32Array.from(board.SQUARES, (square) => hiOf([square]))
const NEAR_LO = Int32Array.from(board.NEIGHBOURS, loOf)
const NEAR_HI = Int32Array.from(board.NEIGHBOURS, hiOf)
const LINE_LO = Int32Array.from(board.LINES, loOf)
const LINE_HI = Int32Array.from(board.LINES, hiOf)
const START_OF = Int32Array.from(board.ENDS)
const STRIDE_OF = Int32Array.from(board.STRIDES)
const FAR_END = Int32Array.from(board.LINES, (line) => line[board.SIZE - 1])
const TOWERS = Int32Array.from(board.TOWERS)
const SIZE_OF = Int32Array.from({ length: ALL_CHEESES + 1 }, (_, set) =>
  board.CHEESES.reduce((count, _name, kind) => count + ((set >> kind) & 1), 0),
)

interface Plan {
  readonly layout: board.Layout
  /** By room: its squares. */
  readonly roomLo: Int32Array
  readonly roomHi: Int32Array
  /** By square: the rooms that a mouse there can uncover. */
  readonly within: Int32Array
}

function planOf(layout: board.Layout): Plan {
  const roomOf = board.ROOM_OF[layout]
  const squares = board.ROOMS.map((_, room) => board.SQUARES.filter((square) => roomOf[square] === room))
  const within = board.SURROUNDINGS.map((around) =>
    around.reduce((rooms, square) => (roomOf[square] < 0 ? rooms : rooms | (1 << roomOf[square])), 0),
  )
  return {
    layout,
    roomLo: Int32Array.from(squares, loOf),
    roomHi: Int32Array.from(squares, hiOf),
    within: Int32Array.from(within),
  }
}

const PLANS: Record<board.Layout, Plan> = { hof: planOf('hof'), mill: planOf('mill') }

export class Tight {
  readonly words = new Int32Array(WORDS)
  /** The legal actions, after `list`. */
  readonly actions = new Int32Array(64)
  private plan = PLANS.hof

  copyFrom(other: Tight): void {
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

  /** Fills `actions` with the legal ones, in the order of `castle.list`, and says how many they are. */
  list(): number {
    const { words, actions } = this
    if (words[PLACING] !== 0) return this.listTowers(PLACE, 0)
    const points = words[POINTS]
    if (points === 0) {
      actions[0] = END
      return 1
    }
    if (words[PASS] >= 0) return this.listSteps(words[PASS], -1, 0)

    const seat = words[TURN]
    const { within } = this.plan
    let n = 0
    let rooms = 0
    for (let mice = words[LO + seat]; mice !== 0; mice &= mice - 1) {
      const from = 31 - Math.clz32(mice & -mice)
      rooms |= within[from]
      n = this.listSteps(from, from, n)
    }
    for (let mice = words[HI + seat]; mice !== 0; mice &= mice - 1) {
      const from = SPLIT + 31 - Math.clz32(mice & -mice)
      rooms |= within[from]
      n = this.listSteps(from, from, n)
    }
    for (rooms &= ~words[OPEN]; rooms !== 0; rooms &= rooms - 1) {
      actions[n++] = UNCOVER + 31 - Math.clz32(rooms & -rooms)
    }
    if (words[HAND + seat] !== 0) n = this.listTowers(ENTER, n)
    if (words[SLID] === 0) {
      for (let i = 0; i < 12; i += 4) {
        actions[n] = SLIDE + i
        actions[n + 1] = SLIDE + i + 1
        actions[n + 2] = SLIDE + i + 2
        actions[n + 3] = SLIDE + i + 3
        n += 4
      }
    }
    actions[n++] = END
    return n
  }

  /** Free towers. */
  private listTowers(action: number, n: number): number {
    const { words, actions } = this
    for (let i = 0; i < 4; i++) {
      const tower = TOWERS[i]
      if (((words[STAND_LO] & BIT_LO[tower]) | (words[STAND_HI] & BIT_HI[tower])) === 0) actions[n++] = action + i
    }
    return n
  }

  /** Steps from a square. `setOut` is the square that the mouse leaves free; −1 in a passage. */
  private listSteps(from: number, setOut: number, n: number): number {
    const { words, actions } = this
    const base = from << 6
    for (let lo = NEAR_LO[from] & words[OPEN_LO] & ~words[TRAP_LO]; lo !== 0; lo &= lo - 1) {
      const bit = lo & -lo
      const to = 31 - Math.clz32(bit)
      if ((words[STAND_LO] & bit) === 0 || this.canPass(to, setOut)) actions[n++] = base + to
    }
    for (let hi = NEAR_HI[from] & words[OPEN_HI] & ~words[TRAP_HI]; hi !== 0; hi &= hi - 1) {
      const bit = hi & -hi
      const to = SPLIT + 31 - Math.clz32(bit)
      if ((words[STAND_HI] & bit) === 0 || this.canPass(to, setOut)) actions[n++] = base + to
    }
    return n
  }

  /** C3.5: whether the points left after a step onto an occupied square suffice to come to a free one. */
  private canPass(square: number, setOut: number): boolean {
    const { words } = this
    if (words[POINTS] < 2) return false
    const walkLo = words[OPEN_LO] & ~words[TRAP_LO]
    const walkHi = words[OPEN_HI] & ~words[TRAP_HI]
    if (setOut >= 0 && ((walkLo & BIT_LO[setOut]) | (walkHi & BIT_HI[setOut])) !== 0) return true
    const freeLo = walkLo & ~words[STAND_LO]
    const freeHi = walkHi & ~words[STAND_HI]
    let lo = BIT_LO[square]
    let hi = BIT_HI[square]
    for (let points = words[POINTS] - 1; points > 0; points--) {
      let nextLo = 0
      let nextHi = 0
      for (; lo !== 0; lo &= lo - 1) {
        const at = 31 - Math.clz32(lo & -lo)
        nextLo |= NEAR_LO[at]
        nextHi |= NEAR_HI[at]
      }
      for (; hi !== 0; hi &= hi - 1) {
        const at = SPLIT + 31 - Math.clz32(hi & -hi)
        nextLo |= NEAR_LO[at]
        nextHi |= NEAR_HI[at]
      }
      if (((nextLo & freeLo) | (nextHi & freeHi)) !== 0) return true
      lo = nextLo & walkLo
      hi = nextHi & walkHi
    }
    return false
  }

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

/** The action in the words of `castle.text`. */
export function tightText(action: number): string {
  if (action < PLACE) return `step ${board.NAMES[action >> 6]} ${board.NAMES[action & 63]}`
  if (action === END) return 'end'
  if (action >= SLIDE) return `slide ${board.NAMES[board.ENDS[action - SLIDE]]}`
  if (action >= ENTER) return `enter ${board.NAMES[board.TOWERS[action - ENTER]]}`
  if (action >= UNCOVER) return `uncover ${board.ROOMS[action - UNCOVER]}`
  return `place ${board.NAMES[board.TOWERS[action - PLACE]]}`
}
