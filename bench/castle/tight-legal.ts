import { TightState } from './tight-state.ts'
import {
  BIT_HI,
  BIT_LO,
  END,
  ENTER,
  HAND,
  HI,
  LO,
  NEAR_HI,
  NEAR_LO,
  OPEN,
  OPEN_HI,
  OPEN_LO,
  PASS,
  PLACE,
  PLACING,
  POINTS,
  SLID,
  SLIDE,
  SPLIT,
  STAND_HI,
  STAND_LO,
  TOWERS,
  TRAP_HI,
  TRAP_LO,
  TURN,
  UNCOVER,
} from './tight-words.ts'

/** What is legal in a game of tight Castle. */
export class TightLegal extends TightState {
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
}
