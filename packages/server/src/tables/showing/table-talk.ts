import type { PersonInfo } from '@mousekeep/protocol'
import type { Store } from '../../store/contract.ts'
import { Mailbox } from '../mailbox.ts'

export interface Said {
  readonly person: string
  readonly n: number
  readonly from: PersonInfo
  readonly text: string
  readonly at: number
}

/** The chat of a table as one process passes it on: each message once, in order, wherever it was written. */
export class TableTalk {
  private readonly table: string
  private readonly store: Store
  private readonly mailbox = new Mailbox()
  /** The last message that was passed on; null before the first. */
  private last: number | null = null

  constructor(table: string, store: Store) {
    this.table = table
    this.store = store
  }

  hear(n: number | null, pass: (said: Said) => void): Promise<void> {
    return this.mailbox.put(async () => {
      const from = this.last ?? (n === null ? null : n - 1)
      if (from === null || (n !== null && n <= from)) return
      for (const { n: number, person, name, text, at } of await this.store.talk.after(this.table, from)) {
        this.last = number
        pass({ person, n: number, from: { person, name }, text, at })
      }
    })
  }
}
