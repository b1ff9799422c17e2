import { StoreDown } from '../contract.ts'
import type { Connection } from './connection.ts'

interface Work {
  /** Runs inside the transaction; may throw to undo what it did itself. */
  readonly run: (connection: Connection) => void
  /** Called after the commit. */
  readonly done: () => void
  readonly failed: (error: unknown) => void
  /** After a commit of unknown outcome: whether what `run` did is there. */
  readonly isThere: (connection: Connection) => boolean
}

/**
 * Writes of many tables in one transaction and one sync: what came in since the last commit goes into the next. Nobody
 * hears of success before the commit has returned (property 1).
 */
export class GroupCommit {
  private readonly connect: () => Connection
  private connection: Connection
  private waiting: Work[] = []
  private isScheduled = false

  constructor(connect: () => Connection) {
    this.connect = connect
    this.connection = connect()
  }

  get current(): Connection {
    return this.connection
  }

  write<T>(
    run: (connection: Connection) => T,
    isThere: (connection: Connection) => boolean = () => false,
    after: (result: T) => void = () => undefined,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: { readonly value: T } | null = null
      this.waiting.push({
        run: (connection) => {
          result = { value: run(connection) }
        },
        done: () => {
          if (result === null) return
          after(result.value)
          resolve(result.value)
        },
        failed: reject,
        isThere,
      })
      if (this.isScheduled) return
      this.isScheduled = true
      setImmediate(() => this.flush())
    })
  }

  /** Commits what waits, now. */
  flush(): void {
    this.isScheduled = false
    const batch = this.waiting
    this.waiting = []
    if (batch.length === 0) return
    const ran: Work[] = []
    try {
      this.connection.exec('BEGIN IMMEDIATE')
      for (const work of batch) if (this.attempt(work)) ran.push(work)
      this.connection.exec('COMMIT')
    } catch (error) {
      this.resolveUnknown(batch, error)
      return
    }
    for (const work of ran) work.done()
  }

  reopen(): void {
    this.flush()
    this.connection.close()
    this.connection = this.connect()
  }

  close(): void {
    this.flush()
    this.connection.close()
  }

  /** One write inside the transaction; if it is refused, it alone is undone. */
  private attempt(work: Work): boolean {
    this.connection.exec('SAVEPOINT work')
    try {
      work.run(this.connection)
      this.connection.exec('RELEASE work')
      return true
    } catch (error) {
      // A full disk ends the whole transaction: then the outcome of all of it is open.
      if (!isConstraint(error)) throw error
      this.connection.exec('ROLLBACK TO work')
      this.connection.exec('RELEASE work')
      work.failed(error)
      return false
    }
  }

  /** A failed commit may have succeeded (property 4): open the file anew, look, and only then answer. */
  private resolveUnknown(batch: readonly Work[], error: unknown): void {
    try {
      this.connection.close()
    } catch {
      // It is to be thrown away in any case.
    }
    try {
      this.connection = this.connect()
    } catch {
      // Nobody can look at present: nothing is answered until somebody can.
      setTimeout(() => this.resolveUnknown(batch, error), 500)
      return
    }
    for (const work of batch) {
      if (work.isThere(this.connection)) work.done()
      else work.failed(new StoreDown(`nothing was written: ${String(error)}`))
    }
  }
}

const CONSTRAINT = 19

export function isConstraint(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  return (error.errcode & 0xff) === CONSTRAINT
}
