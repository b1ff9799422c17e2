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
  /** The one that began it, and those from before it: news of two that were said at once may come the other way round. */
  private first = Infinity
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
      this.before.add(n)
      const message = await talk.message(this.table, n)
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
