import type { PersonInfo } from '@mousekeep/protocol'
import type { Store } from '../../store/contract.ts'
import type { ChatRow } from '../../store/talk.ts'
import { Mailbox } from '../mailbox.ts'

export interface Said {
  readonly person: string
  readonly n: number
  readonly from: PersonInfo
  readonly text: string
  readonly at: number
}

/** The chat of a table as one process passes it on: each message once, wherever it was written. */
export class TableTalk {
  private readonly table: string
  private readonly store: Store
  private readonly mailbox = new Mailbox()
  /** The last message that was passed on; null before the first. */
  private last: number | null = null
  /** The number of the first message that was passed on. */
  private first = Infinity
  /** Earlier ones whose news came after it: two processes may tell of what was said at once in either order. */
  private readonly before = new Set<number>()

  constructor(table: string, store: Store) {
    this.table = table
    this.store = store
  }

  hear(n: number | null, pass: (said: Said) => void): Promise<void> {
    return this.mailbox.put(async () => {
      for (const { n: number, person, name, text, at } of await this.unheard(n)) {
        pass({ person, n: number, from: { person, name }, text, at })
      }
    })
  }

  /** What is to be passed on when there is news of this message, or perhaps of some if it is null. */
  private async unheard(n: number | null): Promise<readonly ChatRow[]> {
    const { talk } = this.store
    if (n !== null && n < this.first && this.last !== null) {
      if (this.before.has(n)) return []
      const message = await talk.message(this.table, n)
      // Not sooner: if the store has failed, the next news of it is heard.
      this.before.add(n)
      return message === null ? [] : [message]
    }
    const from = this.last ?? (n === null ? null : n - 1)
    if (from === null || (n !== null && n <= from)) return []
    const rows = await talk.after(this.table, from)
    if (rows.length > 0) {
      this.first = Math.min(this.first, rows[0].n)
      this.last = rows[rows.length - 1].n
    }
    return rows
  }
}
