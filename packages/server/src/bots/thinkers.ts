import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { GameTypes } from '@mousekeep/engine'
import type { Question } from './thinker.ts'
import { Turns } from './turns.ts'

const THINKER = new URL('./thinker.ts', import.meta.url)
/** Longer than any level thinks, however busy the machine is. */
const STUCK_MS = 30_000
const MOST_TRIES = 3

interface Job {
  readonly question: Question
  readonly done: (action: GameTypes['action'] | null) => void
  readonly failed: (error: Error) => void
  /** Who has bots: by where they come from, and who of those there. */
  readonly address: string
  readonly host: string
  isCancelled: boolean
  tries: number
}

/** A thought under way. */
export interface Thought {
  /** Null if it was cancelled. Rejects when the bot failed again and again. */
  readonly action: Promise<GameTypes['action'] | null>
  readonly cancel: () => void
}

interface Thinker {
  readonly worker: Worker
  job: Job | null
  timer: NodeJS.Timeout | null
}

/**
 * Threads in which bots think with their full time, so that nobody waits for them but their own table. Addresses take
 * turns, and at each of them hosts: whoever has bots at a hundred tables, or is a hundred guests, waits for themselves
 * (promises 19, 40). A thread that dies or is stuck is replaced,
 * and its question asked again.
 */
export class Thinkers {
  private readonly file: URL
  private readonly most: number
  private readonly stuckMs: number
  private readonly thinkers = new Set<Thinker>()
  private waiting: Job[] = []
  private readonly addresses = new Turns()
  private readonly hosts = new Turns()
  private isClosed = false

  /** Another file and a shorter patience are for tests, whose thinkers fail on purpose. */
  constructor(file: URL = THINKER, stuckMs = STUCK_MS, most = Math.max(1, availableParallelism() - 1)) {
    this.file = file
    this.stuckMs = stuckMs
    this.most = most
  }

  /** `address`: from where the host of the table was last seen; a host who was not seen is an address of its own. */
  think(question: Question, host: string, address: string = host): Thought {
    const { promise, resolve, reject } = Promise.withResolvers<GameTypes['action'] | null>()
    const job: Job = { question, done: resolve, failed: reject, address, host, isCancelled: false, tries: 0 }
    this.waiting.push(job)
    this.next()
    return {
      action: promise,
      cancel: () => {
        job.isCancelled = true
        resolve(null)
      },
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const job of this.waiting.splice(0)) job.done(null)
    await Promise.all([...this.thinkers].map((thinker) => this.end(thinker)))
  }

  private next(): void {
    this.waiting = this.waiting.filter((job) => !job.isCancelled)
    if (this.waiting.length === 0 || this.isClosed) return
    const free = [...this.thinkers].find((thinker) => thinker.job === null)
    if (free === undefined && this.thinkers.size >= this.most) return
    const job = this.waiting.reduce((first, each) => (this.isBefore(each, first) ? each : first))
    this.waiting.splice(this.waiting.indexOf(job), 1)
    this.addresses.take(job.address)
    this.hosts.take(job.host)
    this.give(free ?? this.hire(), job)
    this.next()
  }

  private isBefore(one: Job, other: Job): boolean {
    const [mine, theirs] = [this.addresses.of(one.address), this.addresses.of(other.address)]
    if (mine !== theirs) return mine < theirs
    return one.address === other.address && this.hosts.of(one.host) < this.hosts.of(other.host)
  }

  private hire(): Thinker {
    const worker = new Worker(this.file)
    const thinker: Thinker = { worker, job: null, timer: null }
    this.thinkers.add(thinker)
    worker.on('message', (action: GameTypes['action']) => {
      const { job } = thinker
      this.release(thinker)
      job?.done(action)
      this.next()
    })
    let cause: unknown = new Error('the thread of a bot ended')
    worker.on('error', (error) => (cause = error))
    worker.on('exit', () => {
      const { job } = thinker
      this.release(thinker)
      this.thinkers.delete(thinker)
      if (job !== null) this.again(job, cause)
      this.next()
    })
    // Whoever waits for a bot keeps the process alive; a thread that waits for questions does not.
    worker.unref()
    return thinker
  }

  private give(thinker: Thinker, job: Job): void {
    job.tries++
    thinker.job = job
    thinker.timer = setTimeout(() => void thinker.worker.terminate(), this.stuckMs)
    thinker.worker.postMessage(job.question)
  }

  private release(thinker: Thinker): void {
    if (thinker.timer !== null) clearTimeout(thinker.timer)
    thinker.timer = null
    thinker.job = null
  }

  private again(job: Job, cause: unknown): void {
    if (this.isClosed || job.isCancelled) return job.done(null)
    if (job.tries < MOST_TRIES) this.waiting.unshift(job)
    else job.failed(new Error('a bot failed again and again', { cause }))
  }

  private async end(thinker: Thinker): Promise<void> {
    const { job } = thinker
    this.release(thinker)
    job?.done(null)
    await thinker.worker.terminate()
  }
}
