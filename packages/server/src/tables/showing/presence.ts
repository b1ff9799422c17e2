import { randomBytes } from 'node:crypto'
import { isStoreAway, type Store } from '../../store/contract.ts'

/** PostgreSQL's notifications carry less than 8000 bytes. */
const MOST_BYTES = 7000
/** What changes within this time is told together. */
const GATHER_MS = 30
/** So many beats without a word, and what a process said no longer holds. */
const BEATS = 3

export interface PresenceTools {
  /** Who looks at the table through this process. */
  readonly peopleAt: (table: string) => Promise<readonly string[]>
  /** The tables that somebody looks at through this process. */
  readonly tables: () => Promise<readonly string[]>
  /** Others look at the table through other processes than before. */
  readonly changed: (table: string) => Promise<void>
  readonly onBug: (error: unknown, where: string) => void
}

interface Word {
  readonly people: readonly string[]
  readonly until: number
}

/**
 * Who looks at tables through other processes. What processes tell each other of it are hints that end by themselves:
 * each repeats its own with every beat, and one that falls silent is forgotten.
 */
export class Presence {
  private readonly process = randomBytes(6).toString('base64url')
  private readonly store: Store
  private readonly tools: PresenceTools
  private readonly lastsMs: number
  /** By table and process. */
  private readonly heard = new Map<string, Map<string, Word>>()
  private readonly untold = new Set<string>()
  private readonly beat: NodeJS.Timeout
  private timer: NodeJS.Timeout | null = null
  private isStopped = false

  constructor(store: Store, beatMs: number, tools: PresenceTools) {
    this.store = store
    this.tools = tools
    this.lastsMs = beatMs * BEATS
    this.beat = setInterval(() => void this.repeat().catch((error: unknown) => this.fail(error)), beatMs).unref()
  }

  /** Who is at a table by the word of other processes. */
  at(table: string): string[] {
    return [...(this.heard.get(table)?.values() ?? [])].flatMap(({ people }) => people)
  }

  /** Somebody came to the table or left it, here. */
  tell(table: string): void {
    if (this.isStopped) return
    this.untold.add(table)
    this.timer ??= setTimeout(() => {
      this.timer = null
      void this.say().catch((error: unknown) => this.fail(error))
    }, GATHER_MS).unref()
  }

  /** What a process said: itself, and for each table who is there. */
  async hear(about: string): Promise<void> {
    const [process, ...words] = about.split('/')
    if (process === this.process) return
    for (const word of words) {
      const [table, list] = word.split('=')
      await this.note(process, table, list === '' ? [] : list.split(','))
    }
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.beat)
    if (this.timer !== null) clearTimeout(this.timer)
  }

  private async note(process: string, table: string, people: readonly string[]): Promise<void> {
    const words = this.heard.get(table) ?? new Map<string, Word>()
    const before = words.get(process)
    if (people.length === 0) words.delete(process)
    else words.set(process, { people, until: performance.now() + this.lastsMs })
    if (words.size === 0) this.heard.delete(table)
    else this.heard.set(table, words)
    // Whoever is new at the table has not heard who is here.
    if (before === undefined && people.length > 0 && (await this.tools.peopleAt(table)).length > 0) this.tell(table)
    if (people.join() !== (before?.people ?? []).join()) await this.tools.changed(table)
  }

  private async repeat(): Promise<void> {
    for (const table of await this.tools.tables()) this.tell(table)
    const now = performance.now()
    for (const [table, words] of this.heard) {
      const gone = [...words].filter(([, { until }]) => until < now)
      for (const [process] of gone) words.delete(process)
      if (words.size === 0) this.heard.delete(table)
      if (gone.length > 0) await this.tools.changed(table)
    }
  }

  private async say(): Promise<void> {
    const tables = [...this.untold]
    this.untold.clear()
    let about = this.process
    for (const table of tables) {
      const word = `/${table}=${(await this.tools.peopleAt(table)).join()}`
      if (about.length + word.length > MOST_BYTES && about !== this.process) {
        await this.store.tell({ word: 'here', about })
        about = this.process
      }
      // A crowd that does not fit is not told of: it is only a hint.
      if (about.length + word.length <= MOST_BYTES) about += word
    }
    if (about !== this.process) await this.store.tell({ word: 'here', about })
  }

  /** A store that is away is no bug: the next beat says it again. */
  private fail(error: unknown): void {
    if (!isStoreAway(error)) this.tools.onBug(error, 'presence')
  }
}
