import type { Store } from './store/contract.ts'

/** How long an answer of the store holds, and how long it is waited for. */
const KEPT_MS = 1000
const PATIENCE_MS = 2000
/** How often it is looked whether a store that is away is back, and whether one that nobody uses is still there. */
const AWAY_MS = 1000
const IDLE_MS = 15_000

type Log = (line: object) => void

/** Whether this process can do its work: a real write says so (promise 34). Says in the log when that changes. */
export class Health {
  private readonly store: Store
  private readonly log: Log
  private awaySince: number | null = null
  private askedAt = Number.NEGATIVE_INFINITY
  private answer: Promise<boolean> = Promise.resolve(true)
  private timer: NodeJS.Timeout

  /** `onGone`: the store is gone for good, and nothing can be done here any more. */
  constructor(store: Store, log: Log, onGone: () => void) {
    this.store = store
    this.log = log
    store.onCondition(({ word, why }) => {
      if (word === 'away') this.note(why)
      else if (word === 'here') this.note(null)
      else log({ level: 'error', store: word, why })
      if (word === 'gone') onGone()
    })
    this.timer = this.lookAgain()
  }

  get isAway(): boolean {
    return this.awaySince !== null
  }

  /** Whether something could be written within the last second. */
  isReady(): Promise<boolean> {
    const now = performance.now()
    if (now - this.askedAt >= KEPT_MS) {
      this.askedAt = now
      this.answer = this.probe()
    }
    return this.answer
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private lookAgain(): NodeJS.Timeout {
    return setTimeout(
      () => {
        void this.isReady()
        this.timer = this.lookAgain()
      },
      this.isAway ? AWAY_MS : IDLE_MS,
    ).unref()
  }

  private async probe(): Promise<boolean> {
    let timeout: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timeout = setTimeout(resolve, PATIENCE_MS, `no answer for ${PATIENCE_MS} ms`)
    })
    const written = this.store.probe().then(
      () => null,
      (error: unknown) => String(error),
    )
    const why = await Promise.race([written, late])
    clearTimeout(timeout)
    this.note(why)
    return why === null
  }

  /** Null: it is there. */
  private note(why: string | null): void {
    if ((why !== null) === this.isAway) return
    if (why === null) {
      const ms = Math.round(performance.now() - (this.awaySince ?? 0))
      this.awaySince = null
      this.log({ level: 'info', store: 'here', afterMs: ms })
      return
    }
    this.awaySince = performance.now()
    this.log({ level: 'warn', store: 'away', why })
    clearTimeout(this.timer)
    this.timer = this.lookAgain()
  }
}
