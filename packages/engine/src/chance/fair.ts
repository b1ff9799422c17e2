import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { WordChance } from './word-chance.ts'

const WORDS_A_BLOCK = 8

/**
 * Dice that anybody can verify afterwards. Block n of the stream is HMAC-SHA-256 with the server's seed as key over
 * the players' seeds and n; each block gives eight big-endian words. The commitment to the server's seed is shown
 * before the first draw, the seed itself after the game.
 */
export class Fair extends WordChance {
  private readonly key: Uint8Array
  private readonly players: readonly string[]
  private block: DataView
  private drawn: number

  /** `drawn` is the number of words already used: a table that is woken goes on from there. */
  constructor(serverSeed: string, playerSeeds: readonly string[], drawn = 0) {
    super()
    this.key = utf8ToBytes(serverSeed)
    this.players = playerSeeds
    this.drawn = drawn
    this.block = this.blockOf(Math.floor(drawn / WORDS_A_BLOCK))
  }

  get wordsDrawn(): number {
    return this.drawn
  }

  protected word(): number {
    const at = this.drawn % WORDS_A_BLOCK
    if (at === 0 && this.drawn > 0) this.block = this.blockOf(this.drawn / WORDS_A_BLOCK)
    this.drawn++
    return this.block.getInt32(at * 4)
  }

  private blockOf(index: number): DataView {
    // JSON keeps the players' seeds apart: ["ab","c"] and ["a","bc"] are different messages.
    const message = utf8ToBytes(JSON.stringify([...this.players, index]))
    return new DataView(hmac(sha256, this.key, message).buffer)
  }
}

/** What is published of a server's seed before the game. */
export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)))
}
