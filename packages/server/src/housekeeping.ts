import type { Identity } from './identity/identity.ts'
import type { Store } from './store/contract.ts'
import type { Tables } from './tables/tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So many at a time, for each is a commit of its own. */
const AT_ONCE = 100

/** How long what nobody uses is kept. */
export interface Keeping {
  /** Days after which a session ends that was not used. */
  readonly sessionDays: number
  /** Days after which a table is removed at which nobody is any more; null if never. */
  readonly finishedDays: number | null
}

/** Lets go of what is over, once an hour (promise 35). */
export class Housekeeping {
  private readonly store: Store
  private readonly identity: Identity
  private readonly tables: Tables
  private readonly keeping: Keeping
  private readonly timer: NodeJS.Timeout

  constructor(
    { store, identity, tables }: { store: Store; identity: Identity; tables: Tables },
    keeping: Keeping,
    onBug: (error: unknown, where: string) => void,
  ) {
    this.store = store
    this.identity = identity
    this.tables = tables
    this.keeping = keeping
    this.timer = setInterval(
      () => void this.sweep(Date.now()).catch((error: unknown) => onBug(error, 'sweep')),
      HOUR_MS,
    ).unref()
  }

  /** Gives how many sessions and tables went. */
  async sweep(now: number): Promise<{ readonly sessions: number; readonly tables: number }> {
    const { upkeep, people } = this.store
    const { sessionDays, finishedDays } = this.keeping
    await people.forgetOldAttempts(now - DAY_MS)
    const ended = await upkeep.endIdle(now - sessionDays * DAY_MS, now)
    for (const tokenHash of ended) await this.identity.end(tokenHash)
    let tables = 0
    if (finishedDays !== null) {
      const before = now - finishedDays * DAY_MS
      for (let found: string[]; (found = await upkeep.abandoned(before, AT_ONCE)).length > 0; tables += found.length) {
        for (const id of found) await this.tables.remove(id)
      }
    }
    await upkeep.forgetGone()
    return { sessions: ended.length, tables }
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
