import { AccountError } from './identity/accounts.ts'
import type { Store } from './store/contract.ts'

const DAY_MS = 86_400_000
/** Unfinished tables of a host; entries in all tables of a host, finished ones too. */
const TABLES_OF_HOST = 100
const ENTRIES_OF_HOST = 500_000
/** In a day: of an address, and bytes of games brought from elsewhere, of a person and of an address. */
const GUESTS_A_DAY = 500
const TABLES_A_DAY = 500
const BYTES_A_DAY = { person: 8 << 20, address: 32 << 20 }

/** How much of the store one person and one address may take up (promise 35). Throws `AccountError` beyond it. */
export class Bounds {
  private readonly store: Store
  private readonly factor: number
  private readonly now: () => number

  constructor(store: Store, factor: number, now: () => number = Date.now) {
    this.store = store
    this.factor = factor
    this.now = now
  }

  /** Before a guest comes in. */
  async forGuest(address: string): Promise<void> {
    await this.spend(`guests ${address}`, 1, GUESTS_A_DAY)
  }

  /** Before a table is opened, with so many bytes of a game that was begun elsewhere. */
  async forTable(person: string, address: string, bytes = 0): Promise<void> {
    const { tables, entries } = await this.store.upkeep.hostedBy(person)
    if (tables >= TABLES_OF_HOST * this.factor || entries >= ENTRIES_OF_HOST * this.factor) throw tooMuch()
    await this.spend(`tables ${address}`, 1, TABLES_A_DAY)
    if (bytes === 0) return
    await this.spend(`bytes ${person}`, bytes, BYTES_A_DAY.person)
    await this.spend(`bytes ${address}`, bytes, BYTES_A_DAY.address)
  }

  /** Likewise for a table that follows another one. */
  async mayOpen(person: string, address: string): Promise<boolean> {
    try {
      await this.forTable(person, address)
      return true
    } catch (error) {
      if (error instanceof AccountError) return false
      throw error
    }
  }

  private async spend(about: string, amount: number, most: number): Promise<void> {
    const spent = await this.store.people.attempt(about, this.now(), DAY_MS, amount)
    if (spent > most * this.factor) throw tooMuch()
  }
}

function tooMuch(): AccountError {
  return new AccountError('RATE_LIMITED')
}
