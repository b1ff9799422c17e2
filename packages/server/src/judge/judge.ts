import { Worker } from 'node:worker_threads'
import { BadInput, type Brought } from '@mousekeep/engine'
import type { Case, Sound, Verdict } from './judging.ts'

const JUDGING = new URL('./judging.ts', import.meta.url)
/** Any game that people played is judged in a fraction of it. */
const DEADLINE_MS = 2000
const MOST_WAITING = { each: 20, all: 200 }

/** Too many wait for a verdict already: come back later. */
export class JudgeBusy extends Error {
  override readonly name = 'JudgeBusy'
}

type Good = Exclude<Verdict, { readonly bad: string }>

interface Pending {
  readonly given: Case
  readonly by: string
  readonly resolve: (verdict: Good) => void
  readonly reject: (error: Error) => void
}

/**
 * Judges what comes from outside and takes longer than a moment, in a thread of its own and with a deadline, so that
 * nobody waits for it but who sent it (promise 38). Options, which are soon judged, come before records; people take
 * turns.
 */
export class Judge {
  private readonly file: URL
  private readonly deadlineMs: number
  private worker: Worker | null = null
  private current: Pending | null = null
  private timer: NodeJS.Timeout | null = null
  private isReady = false
  private readonly waiting: Pending[] = []
  private lastBy = ''
  private isClosed = false

  /** Another file and a shorter deadline are for tests. */
  constructor(file: URL = JUDGING, deadlineMs = DEADLINE_MS) {
    this.file = file
    this.deadlineMs = deadlineMs
  }

  /** Throws `BadInput` that says what is wrong with it, or that it takes too long. */
  async judge(given: Exclude<Case, { readonly journey: unknown }>, by: string): Promise<Sound> {
    const verdict = await this.verdictOn(given, by)
    if ('sound' in verdict) return verdict.sound
    throw new Error('Bug: a campaign was judged')
  }

  /** The same for a campaign from elsewhere. */
  async bring(game: string, journey: unknown, by: string): Promise<Brought> {
    const verdict = await this.verdictOn({ game, journey }, by)
    if ('brought' in verdict) return verdict.brought
    throw new Error('Bug: no campaign was judged')
  }

  private verdictOn(given: Case, by: string): Promise<Good> {
    const own = this.waiting.filter((each) => each.by === by).length
    if (own >= MOST_WAITING.each || this.waiting.length >= MOST_WAITING.all) {
      return Promise.reject(new JudgeBusy('too much to judge at once'))
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ given, by, resolve, reject })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { reject } of this.waiting.splice(0)) reject(new JudgeBusy('closing'))
    await this.worker?.terminate()
  }

  private next(): void {
    if (this.current !== null || this.isClosed) return
    const next =
      this.waiting.find(({ given }) => 'options' in given) ??
      this.waiting.find(({ by }) => by !== this.lastBy) ??
      this.waiting.at(0)
    if (next === undefined) return
    this.waiting.splice(this.waiting.indexOf(next), 1)
    this.current = next
    this.lastBy = next.by
    this.worker ??= this.hire()
    this.worker.ref()
    if (this.isReady) this.give()
  }

  /** The time counts from here: a thread that has just been made has our code to read first. */
  private give(): void {
    if (this.current === null) return
    this.timer = setTimeout(() => void this.worker?.terminate(), this.deadlineMs)
    try {
      this.worker?.postMessage(this.current.given)
    } catch {
      // Nested so deep that it cannot be handed over.
      this.end(({ reject }) => reject(new BadInput('this is nested too deep')))
    }
  }

  private hire(): Worker {
    const worker = new Worker(this.file)
    worker.on('message', (verdict: Verdict | 'ready') => {
      if (verdict === 'ready') {
        this.isReady = true
        return this.give()
      }
      this.end((pending) => ('bad' in verdict ? pending.reject(new BadInput(verdict.bad)) : pending.resolve(verdict)))
      if (this.current === null) worker.unref()
    })
    // Terminated at the deadline, or dead of what it was given: either way that was too much.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      this.worker = null
      this.isReady = false
      this.end(({ reject }) => reject(new BadInput('this takes too long to work out')))
    })
    return worker
  }

  private end(answer: (pending: Pending) => void): void {
    const { current } = this
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.current = null
    if (current !== null) answer(current)
    this.next()
  }
}
