import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LogDamaged, OutcomeUnknown, StoreDown, type Condition, type News, type NewsListener } from '../contract.ts'
import { HeldFolder } from './held-folder.ts'
import type { Request } from './keeper.ts'
import type { Op, Result } from './op.ts'
import { errorOf, OpStore } from './op-store.ts'
import { lend } from './operator-socket.ts'

const KEEPER = new URL('./keeper.ts', import.meta.url)

type FromKeeper = { readonly results: readonly Result[] } | { readonly condition: Condition }

interface Waiting {
  readonly op: Op
  readonly done: (result: Result) => void
  readonly failed: (error: unknown) => void
}

/**
 * One file in a folder of its own, for one process, which lends it to commands of the operator. A thread keeps it: while
 * it commits one batch, the next gathers here.
 */
export class SqliteStore extends OpStore {
  private readonly keeper: Worker
  private readonly held: HeldFolder
  private endLending: () => Promise<void> = async () => undefined
  private readonly newsListeners: NewsListener[] = []
  private waiting: Waiting[] = []
  private underWay: readonly Waiting[] | null = null
  private isScheduled = false
  private isGone = false
  private isClosing = false
  private whyGone = 'it ended by itself'
  override warnings: readonly string[] = []

  private constructor(keeper: Worker, held: HeldFolder) {
    super()
    this.keeper = keeper
    this.held = held
    keeper.on('error', (error) => (this.whyGone = String(error)))
    keeper.on('exit', () => this.giveUp())
  }

  /** Throws `FolderTaken` if another process has the folder, and `LogDamaged` if acknowledged entries are missing. */
  static async start(folder: string, held = HeldFolder.take(folder)): Promise<SqliteStore> {
    const keeper = new Worker(KEEPER, { workerData: { folder } })
    const store = new SqliteStore(keeper, held)
    keeper.ref()
    const ended = new Promise((resolve) => keeper.once('exit', resolve))
    const [{ failed, isDamaged, warnings }] = await once(keeper, 'message')
    if (failed !== undefined) {
      await ended
      throw isDamaged === true ? new LogDamaged(String(failed)) : new Error(String(failed))
    }
    store.warnings = warnings
    keeper.on('message', (message: FromKeeper) => {
      if ('condition' in message) store.tellCondition(message.condition)
      else store.hear(message.results)
    })
    // Only what is under way keeps the process alive.
    keeper.unref()
    try {
      store.endLending = await lend(store, folder)
    } catch (error) {
      // Where a folder can have no socket everything else works: that is no reason to serve nobody.
      store.warnings = [...store.warnings, `commands beside this server cannot reach it: ${String(error)}`]
    }
    return store
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
    this.isClosing = true
    await this.endLending()
    const gone = once(this.keeper, 'exit')
    await this.request({ close: true })
    this.keeper.ref()
    await gone
  }

  ask(op: Op): Promise<unknown> {
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
    this.keeper.ref()
    this.keeper.postMessage(request)
    while (!('results' in Object((await once(this.keeper, 'message'))[0])));
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

  private hear(results: readonly Result[]): void {
    const batch = this.underWay ?? []
    this.underWay = null
    this.keeper.unref()
    for (const [index, { op, done }] of batch.entries()) {
      const result = results[index]
      if (!result.ok && result.error === 'down') this.tellCondition({ word: 'away', why: result.message })
      else if (result.ok && this.isAway && isChange(op)) this.tellCondition({ word: 'here', why: '' })
      done(result)
    }
    if (this.waiting.length > 0) this.send()
  }

  /** The thread is gone, which is a bug of ours if nobody closed it: what was under way may have been written. */
  private giveUp(): void {
    this.isGone = true
    this.held.release()
    for (const { failed } of this.underWay ?? []) failed(new OutcomeUnknown('the thread that keeps the file ended'))
    for (const { failed } of this.waiting) failed(new StoreDown('the thread that keeps the file ended'))
    this.underWay = null
    this.waiting = []
    if (!this.isClosing) this.tellCondition({ word: 'gone', why: this.whyGone })
  }
}

function isChange({ kind }: Op): boolean {
  return kind === 'write' || kind === 'append' || kind === 'open'
}
