import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Conflict, LogDamaged, OutcomeUnknown, StoreDown, type Appended, type Facts } from '../contract.ts'
import type { LogEntry, News, NewsListener, NewTable, Outgoing, TableRow } from '../contract.ts'
import type { Row } from '../rows.ts'
import { SqlStore } from '../sql-store.ts'
import type { Value } from '../sql.ts'
import type { Request } from './keeper.ts'
import type { Line, Op, Result } from './op.ts'

const KEEPER = new URL('./keeper.ts', import.meta.url)

interface Waiting {
  readonly op: Op
  readonly done: (result: Result) => void
  readonly failed: (error: unknown) => void
}

/**
 * One file in a folder of its own, for one process. A thread keeps it: while it commits one batch, the next gathers
 * here.
 */
export class SqliteStore extends SqlStore {
  private readonly keeper: Worker
  private readonly newsListeners: NewsListener[] = []
  private waiting: Waiting[] = []
  private underWay: readonly Waiting[] | null = null
  private isScheduled = false
  private isGone = false

  private constructor(keeper: Worker) {
    super()
    this.keeper = keeper
    keeper.on('error', () => undefined)
    keeper.on('exit', () => this.giveUp())
  }

  /** Throws `LogDamaged` if acknowledged entries are missing. */
  static async start(folder: string): Promise<SqliteStore> {
    const keeper = new Worker(KEEPER, { workerData: { folder } })
    const store = new SqliteStore(keeper)
    keeper.ref()
    const [{ failed, isDamaged }] = await once(keeper, 'message')
    if (failed !== undefined) throw isDamaged === true ? new LogDamaged(String(failed)) : new Error(String(failed))
    keeper.on('message', ({ results }: { readonly results: readonly Result[] }) => store.take(results))
    // Only what is under way keeps the process alive.
    keeper.unref()
    return store
  }

  async open(table: NewTable, first: LogEntry, facts: Facts): Promise<boolean> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'open', table, first, facts })) as boolean
  }

  override append(epoch: number, entry: LogEntry, facts: Facts, letters: readonly Outgoing[] = []): Promise<Appended> {
    const line = JSON.stringify({ entry, facts } satisfies Line)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return this.ask({ kind: 'append', epoch, line, letters }) as Promise<Appended>
  }

  override async entries(table: string, from: number): Promise<LogEntry[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'entries', table, from })) as LogEntry[]
  }

  override async table(id: string): Promise<TableRow | null> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'table', id })) as TableRow | null
  }

  /** All writers are in this process: there is nothing to be told. */
  onHint(): void {}

  async tell(news: News): Promise<void> {
    for (const listener of this.newsListeners) listener(news)
  }

  onNews(listener: NewsListener): void {
    this.newsListeners.push(listener)
  }

  /** For tests that make the disk fail: goes on with a new connection that has these settings. */
  async reopen(pragmas: readonly string[]): Promise<void> {
    await this.request({ reopen: pragmas })
  }

  async close(): Promise<void> {
    if (this.isGone) return
    const gone = once(this.keeper, 'exit')
    await this.request({ close: true })
    this.keeper.ref()
    await gone
  }

  protected async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'read', sql, values })) as Row[]
  }

  protected async write(sql: string, values: readonly Value[]): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keeper gives for this kind
    return (await this.ask({ kind: 'write', sql, values })) as Row[]
  }

  private ask(op: Op): Promise<unknown> {
    return new Promise((resolve, failed) => {
      if (this.isGone) return failed(new StoreDown('the store is closed'))
      const done = (result: Result): void => (result.ok ? resolve(result.value) : failed(errorOf(result)))
      this.waiting.push({ op, done, failed })
      this.send()
    })
  }

  /** Outside the batches, when none is under way. */
  private async request(request: Request): Promise<void> {
    while (this.underWay !== null || this.waiting.length > 0) await new Promise((resolve) => setImmediate(resolve))
    this.underWay = []
    const answered = once(this.keeper, 'message')
    this.keeper.ref()
    this.keeper.postMessage(request)
    await answered
  }

  /** The next batch leaves when the one before is back; until then it grows. */
  private send(): void {
    if (this.underWay !== null || this.isScheduled) return
    this.isScheduled = true
    setImmediate(() => {
      this.isScheduled = false
      if (this.underWay !== null || this.waiting.length === 0) return
      this.underWay = this.waiting
      this.waiting = []
      this.keeper.ref()
      this.keeper.postMessage({ batch: this.underWay.map(({ op }) => op) } satisfies Request)
    })
  }

  private take(results: readonly Result[]): void {
    const batch = this.underWay ?? []
    this.underWay = null
    this.keeper.unref()
    for (const [index, { done }] of batch.entries()) done(results[index])
    if (this.waiting.length > 0) this.send()
  }

  /** The thread is gone, which is a bug of ours if nobody closed it: what was under way may have been written. */
  private giveUp(): void {
    this.isGone = true
    for (const { failed } of this.underWay ?? []) failed(new OutcomeUnknown('the thread that keeps the file ended'))
    for (const { failed } of this.waiting) failed(new StoreDown('the thread that keeps the file ended'))
    this.underWay = null
    this.waiting = []
  }
}

function errorOf({ error, message }: Extract<Result, { readonly ok: false }>): Error {
  if (error === 'down') return new StoreDown(message)
  if (error === 'conflict') return new Conflict('somebody was there first', { cause: message })
  return new LogDamaged(message)
}
