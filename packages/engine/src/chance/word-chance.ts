import type { Chance } from './chance.ts'

/** A chance that makes its draws from a stream of 32-bit words. */
export abstract class WordChance implements Chance {
  protected abstract word(): number

  below(n: number): number {
    if (!(n >= 1)) throw new Error(`Bug: a draw below ${n}`)
    // 31 bits keep the division in small integers; words of the last, incomplete run of n are drawn again.
    for (;;) {
      const bits = this.word() >>> 1
      const value = bits % n
      if (bits - value <= 0x7fffffff - (n - 1)) return value
    }
  }

  face<Face extends string>(die: readonly Face[]): Face {
    return die[this.below(die.length)]
  }
}
