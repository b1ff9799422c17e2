import type { ErrorMessage, Sign } from '@mousekeep/protocol'
import type { Metrics } from '../metrics.ts'
import type { Person, Store } from '../store/contract.ts'
import { Bucket, Buckets } from './bucket.ts'

const AT_ONCE = 8
const A_SECOND = 2

/** Pointing and small sounds: told to whoever is at the table now, through whichever process, and kept nowhere. */
export class SignDesk {
  private readonly store: Store
  private readonly metrics: Metrics
  private readonly rates: Buckets

  constructor(store: Store, metrics: Metrics, rateFactor: number) {
    this.store = store
    this.metrics = metrics
    // By person, so that more tabs are not more fingers.
    this.rates = new Buckets(() => new Bucket(AT_ONCE * rateFactor, A_SECOND * rateFactor, performance.now()))
  }

  /** From somebody who belongs to the table. Gives what is wrong, or null. */
  async hear(table: string, { id, name }: Person, sign: Sign): Promise<ErrorMessage | null> {
    const wait = this.rates.take(id, performance.now())
    if (wait > 0) {
      this.metrics.count('rate_limited')
      return { type: 'error', code: 'RATE_LIMITED', wait }
    }
    await this.store.tell({ word: 'sign', about: JSON.stringify({ table, from: { person: id, name }, sign }) })
    return null
  }
}
