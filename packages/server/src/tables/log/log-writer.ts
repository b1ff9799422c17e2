import type { Body } from '@mousekeep/tables'
import type { Thinkers } from '../../bots/thinkers.ts'
import { inSteps } from '../../in-steps.ts'
import type { Judge } from '../../judge/judge.ts'
import type { Occasion } from '../../notices/notifier.ts'
import { linked } from '../../store/chain.ts'
import { LogDamaged, OutcomeUnknown, StoreDown, type Outgoing, type Person, type Store } from '../../store/contract.ts'
import type { Asker, Audience, Follower } from '../showing/audience.ts'
import { addEntry, addingEntry } from '../add-entry.ts'
import type { Decision, No } from '../decide.ts'
import { LogReader, type Known } from './log-reader.ts'
import { occasionsOf, waitedAt } from '../occasion.ts'

/** `isSaid`: the acknowledgement has already left, with the step. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly isSaid: boolean }
  | { readonly ok: false; readonly no: No }

/** What a table needs from outside. */
export interface TableTools {
  readonly store: Store
  readonly now: () => number
  /** Whether this person may have another table opened. */
  readonly mayOpen?: (person: string) => Promise<boolean>
  readonly openRematch: (state: LogReader['state'], host: string) => Promise<string>
  /** The table of the next chapter. */
  readonly openNext: (reader: LogReader, wish: object) => Promise<Decision>
  /** How somebody wants to be treated by games wherever they play; null: as anybody. */
  readonly wishesOf: (person: string) => Promise<object | null>
  /** The person of an account by its name. */
  readonly personNamed: (name: string) => Promise<Person | null>
  /** What is to be told of an occasion, to be written with the entry that makes it. Never fails. */
  readonly lettersOf: (occasion: Occasion) => Promise<readonly Outgoing[]>
  /** Letters were written. */
  readonly onLetters: () => void
  readonly onBug: (error: unknown, table: string) => void
  /** How long it took until an entry was durable. */
  readonly onCommit?: (ms: number) => void
  /** Somebody came to the table or left it. */
  readonly onPresence: (table: string) => void
  readonly thinkers: Thinkers
  readonly judge: Judge
  /** From where somebody was last seen. */
  readonly addressOf: (person: string) => string | undefined
  /** Where each follower is: at one table, also if a connection says hello to two at once. */
  readonly places: WeakMap<Follower, { unfollow(follower: Follower): void }>
}

/** What is asked under an id, and what else counts as having asked the same. */
export interface Ask extends Asker {
  readonly ask: string
  readonly isSame: (ask: string) => boolean
}

/** What the server itself decides, under an id that no client can make. */
export function ownAsk(id: string): Ask {
  return { by: null, actionId: id, ask: id, isSame: (ask) => ask === id }
}

const MOST_ATTEMPTS = 5

/**
 * The log of one table as this process reads and writes it; everything here runs in the mailbox of the table. Another
 * process may write to the same log: the append with its epoch decides between them, and the log is read again whenever
 * it was lost.
 */
export class LogWriter {
  private readonly tools: TableTools
  private readonly audience: Audience
  private readonly onWritten: () => void
  private current: LogReader
  private epoch: number | null = null
  /** The state has taken what the log may not have: it is made anew from the log before anything is decided or shown. */
  private isAhead = false

  constructor(reader: LogReader, audience: Audience, tools: TableTools, onWritten: () => void) {
    this.current = reader
    this.audience = audience
    this.tools = tools
    this.onWritten = onWritten
  }

  get reader(): LogReader {
    return this.current
  }

  /** Decides and writes down. When it is durable, everybody is shown it, and who asked gets the acknowledgement. */
  async write(
    ask: Ask,
    /** Null for what holds whatever has happened meanwhile. */
    seq: number | null,
    /** A promise only where the store must be asked: most of what happens is decided at once. */
    decision: () => Decision | Promise<Decision>,
  ): Promise<Answer> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      // Whoever takes a table over reads what the owner before wrote, before deciding anything.
      if (this.epoch === null) await this.takeOver()
      const isStale = seq !== this.reader.head
      const known = this.reader.ids.get(ask.actionId) ?? (isStale ? await this.knownBefore(ask.actionId) : undefined)
      if (known !== undefined) {
        return ask.isSame(known.ask) ? { ok: true, seq: known.seq, isSaid: false } : refuse('ID_REUSED')
      }
      if (seq !== null && isStale) return refuse('STALE_SEQ')
      const made = decision()
      const decided = made instanceof Promise ? await made : made
      if ('no' in decided) return { ok: false, no: decided.no }
      const done = await this.append(ask, decided.body)
      if (done !== null) return done
    }
    return refuse('READ_ONLY')
  }

  /** Reads what is new, and tells of it. */
  async refresh(): Promise<void> {
    const seqs = this.isAhead ? null : await this.reader.catchUp(this.tools.store)
    if (seqs === null) return this.reload(this.epoch)
    await this.tell(seqs)
  }

  /** What could not be written is forgotten. Throws as long as the log cannot be read. */
  async settle(): Promise<void> {
    if (this.isAhead) await this.reload()
  }

  /** Going back needs the past, and so do bots that remember. */
  async needWhole(): Promise<void> {
    await this.settle()
    if (!this.reader.isWhole) this.current = await LogReader.readWhole(this.tools.store, this.reader.row)
  }

  /** What lies before the snapshot is looked up only for somebody who is behind: there alone it can be. */
  private async knownBefore(actionId: string): Promise<Known | undefined> {
    if (this.reader.isWhole) return undefined
    return (await this.tools.store.known(this.reader.row.id, actionId)) ?? undefined
  }

  /** Null if the place in the log was lost to somebody else: the log has been read, decide again. */
  private async append(asked: Ask, body: Body): Promise<Answer | null> {
    const { reader, tools } = this
    const { actionId, ask } = asked
    const seq = reader.head + 1
    const epoch = this.epoch ?? -1
    const before = waitedAt(reader.state)
    const letters: Outgoing[] = []
    try {
      if (body.kind !== 'played') await this.audience.learn(reader, [body])
      // The state goes ahead of the log here, inside the mailbox, where nobody sees it; if this fails it is dropped.
      this.isAhead = true
      if (body.kind === 'played') addEntry(reader.state, seq, body)
      else await inSteps(addingEntry(reader.state, seq, body))
      const entry = linked(reader.hash, { table: reader.row.id, seq, actionId, ask, body, at: tools.now() })
      const occasions = occasionsOf(reader.row.id, seq, before, reader.state)
      for (const occasion of occasions) letters.push(...(await tools.lettersOf(occasion)))
      const began = performance.now()
      const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body), letters)
      tools.onCommit?.(performance.now() - began)
      if (!appended.ok) {
        await this.reload()
        return null
      }
      reader.note(entry, body)
      this.isAhead = false
    } catch (error) {
      await this.recover(error)
      return refuse('READ_ONLY')
    }
    this.audience.sendStep(reader, seq, asked)
    if (letters.length > 0) tools.onLetters()
    this.onWritten()
    return { ok: true, seq, isSaid: asked.by !== null }
  }

  private async recover(error: unknown): Promise<void> {
    if (error instanceof StoreDown) return this.reload()
    // Nothing was written, for a page was damaged: who asked is told, and everybody stays.
    if (error instanceof LogDamaged) {
      await this.reload()
      throw error
    }
    // Nobody can say what is in the log: nothing is answered. Clients come back and send the same ids.
    this.epoch = null
    this.audience.restart()
    if (!(error instanceof OutcomeUnknown)) this.tools.onBug(error, this.reader.row.id)
    await this.reload()
    throw error
  }

  private async takeOver(): Promise<void> {
    this.epoch = await this.tools.store.own(this.reader.row.id)
    await this.refresh()
  }

  /** Forgets the state and makes it anew from the log; sends what had not been sent. */
  private async reload(epoch: number | null = null): Promise<void> {
    const { head } = this.reader
    this.epoch = epoch
    this.current = await LogReader.readWhole(this.tools.store, this.reader.row)
    this.isAhead = false
    await this.tell(Array.from({ length: this.reader.head - head }, (_, index) => head + 1 + index))
  }

  private async tell(seqs: readonly number[]): Promise<void> {
    await this.audience.learn(
      this.reader,
      seqs.map((seq) => this.reader.bodyAt(seq)),
    )
    for (const seq of seqs) this.audience.sendStep(this.reader, seq)
  }
}

function refuse(code: No['code']): Answer {
  return { ok: false, no: { code } }
}
