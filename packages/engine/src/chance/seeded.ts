import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { WordChance } from './word-chance.ts'

/** The fast generator (xoshiro128++) for simulations, searches and tests. Not for tables with real opponents: `Fair` is. */
export class Seeded extends WordChance {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: string) {
    super()
    const words = new DataView(sha256(utf8ToBytes(seed)).buffer)
    this.a = words.getInt32(0)
    this.b = words.getInt32(4)
    this.c = words.getInt32(8)
    this.d = words.getInt32(12)
  }

  protected word(): number {
    const sum = (this.a + this.d) | 0
    const result = (((sum << 7) | (sum >>> 25)) + this.a) | 0
    const shifted = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= shifted
    this.d = (this.d << 11) | (this.d >>> 21)
    return result
  }
}
