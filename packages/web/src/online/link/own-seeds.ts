import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Mark, Stand, Wish } from '@mousekeep/protocol'
import type { VerifiedLog } from '@mousekeep/tables'

const SEEDS = 'mousekeep.seeds.'

/** The same as the engine's commitment, which would bring the engine into every page. */
const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))

/** The seeds that this browser committed to at a table, by their hashes, and what it had seen when it revealed one. */
interface Kept {
  readonly seeds: Readonly<Record<string, string>>
  readonly shownAt: Mark | null
}

/** A browser may have the table open in several windows: any of them can reveal what another committed to. */
function keptAt(table: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEDS + table) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'seeds' in kept && 'shownAt' in kept) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file
      return kept as Kept
    }
  } catch {
    // If it cannot be read, new seeds are made.
  }
  return { seeds: {}, shownAt: null }
}

function keep(table: string, kept: Kept): void {
  localStorage.setItem(SEEDS + table, JSON.stringify(kept))
}

/** How a browser gives its player a part in the dice, by itself: it commits to a seed, and reveals it in time. */
export class OwnSeeds {
  private readonly table: string
  private readonly send: (wish: Wish) => Promise<unknown>
  /** What was sent and is not yet answered. */
  private readonly asked = new Set<string>()
  private isNew = true

  constructor(table: string, send: (wish: Wish) => Promise<unknown>) {
    this.table = table
    this.send = send
  }

  look({ table: { status, archived, fair }, mine, seq, hash }: Stand & Mark): void {
    const isFirst = this.isNew
    this.isNew = false
    if (status !== 'open' || archived) return
    const { seeds } = keptAt(this.table)
    for (const seat of mine) {
      const promised = fair.promises[seat] ?? null
      const seed = promised === null ? undefined : seeds[promised]
      if (fair.awaited !== null) {
        if (fair.awaited.includes(seat) && seed !== undefined) this.show(seat, seed, { seq, hash })
      } else if (fair.keptBack.includes(seat)) continue
      // Another device can reveal its own seed; but a page that has just opened cannot know whether that device is
      // still there.
      else if (promised === null || (isFirst && seed === undefined)) this.promise(seat)
    }
  }

  private promise(seat: number): void {
    if (this.asked.has(`promise ${seat}`)) return
    const seed = [...crypto.getRandomValues(new Uint8Array(24))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const { seeds, shownAt } = keptAt(this.table)
    const promised = hashOf(seed)
    keep(this.table, { seeds: { ...seeds, [promised]: seed }, shownAt })
    this.ask({ type: 'promise', seat, hash: promised })
  }

  private show(seat: number, seed: string, mark: Mark): void {
    if (this.asked.has(`show ${seat}`)) return
    const { seeds } = keptAt(this.table)
    keep(this.table, { seeds, shownAt: mark })
    this.ask({ type: 'show', seat, seed })
  }

  private ask(wish: Extract<Wish, { readonly type: 'promise' | 'show' }>): void {
    const what = `${wish.type} ${wish.seat}`
    this.asked.add(what)
    void this.send(wish).finally(() => this.asked.delete(what))
  }
}

/** The part of a log needed to check our share in the dice. */
export interface SealedLog {
  readonly entries: readonly { readonly hash: string; readonly body: { readonly kind: string } }[]
}

/**
 * Whether the seed that this browser revealed is in the dice, and everything else had been fixed before it did so, as
 * far as it saw. Null if it revealed none.
 */
export function isOurSeedIn(table: string, { entries }: SealedLog, { playerSeeds }: VerifiedLog): boolean | null {
  const { seeds, shownAt } = keptAt(table)
  if (shownAt === null) return null
  const sealed = entries.findLastIndex(({ body }) => body.kind === 'sealed')
  const isAsSeen = entries.at(shownAt.seq)?.hash === shownAt.hash && sealed >= 0 && sealed <= shownAt.seq
  return isAsSeen && Object.values(seeds).some((seed) => playerSeeds.includes(seed))
}
