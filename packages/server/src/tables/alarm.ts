import type { Body } from '@mousekeep/tables'
import type { LogReader } from './log/log-reader.ts'
import { dueAt, overdueAt } from './overdue.ts'
import { calledOffAt, showBy } from './seeds.ts'

/** Timers of Node go no further. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What an alarm needs of its table. */
interface Clocked {
  readonly now: () => number
  readonly reader: () => LogReader
  record(id: string, decision: (state: LogReader['state']) => Body | null): Promise<{ readonly ok: boolean }>
  onBug(error: unknown): void
}

/** Goes off when the clock of a table runs out for somebody, or a promised seed was not shown in time. */
export class Alarm {
  private readonly table: Clocked
  private timer: NodeJS.Timeout | undefined

  constructor(table: Clocked) {
    this.table = table
  }

  /** Looks at the clock of the table, if it has one, when somebody comes and when it will have run out. */
  wind(): void {
    this.stop()
    const { state } = this.table.reader()
    const due = dueAt(state) ?? showBy(state)
    if (due === null) return
    const wait = Math.min(Math.max(0, due - this.table.now()), LONGEST_TIMER_MS)
    this.timer = setTimeout(() => this.goOff(), wait).unref()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private goOff(): void {
    const now = this.table.now()
    // Another process may be at it too: the id is the same, and one of them wins.
    const id = `overdue:${this.table.reader().head + 1}`
    this.table
      .record(id, (state) => overdueAt(state, now) ?? calledOffAt(state, now))
      .then(
        (answer) => answer.ok || this.wind(),
        (error: unknown) => this.table.onBug(error),
      )
  }
}
