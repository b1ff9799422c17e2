const FIRST_MS = 1000
const LONGEST_MS = 10_000

/** Tries something until it succeeds: soon at first, then less often, and at once when hurried. */
export class Persistence {
  private readonly attempt: () => Promise<boolean>
  private timer: ReturnType<typeof setTimeout> | undefined
  private wait = FIRST_MS
  private isBusy = false
  private isOver = false

  /** `attempt` says whether it succeeded. */
  constructor(attempt: () => Promise<boolean>) {
    this.attempt = attempt
  }

  hurry(): void {
    clearTimeout(this.timer)
    if (!this.isBusy && !this.isOver) void this.go()
  }

  giveUp(): void {
    this.isOver = true
    clearTimeout(this.timer)
  }

  private async go(): Promise<void> {
    this.isBusy = true
    const isDone = await this.attempt()
    this.isBusy = false
    if (isDone) this.isOver = true
    if (this.isOver) return
    this.timer = setTimeout(() => this.hurry(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_MS)
  }
}
