/** How often a long campaign says how far it is. */
const TELL_MS = 15_000

/** How long a campaign goes on: so many times, or until the time is up. */
export class Limit {
  private readonly count: number
  private readonly end: number
  private readonly told: ((figures: string) => void) | null
  private next = performance.now() + TELL_MS

  constructor(count: number, minutes = Number.POSITIVE_INFINITY, told: ((figures: string) => void) | null = null) {
    this.count = count
    this.end = performance.now() + minutes * 60_000
    this.told = told
  }

  isReached(done: number): boolean {
    return done >= this.count || performance.now() > this.end
  }

  /** How far it is, for whoever waits: now and then, so that a campaign that is cut off has said something. */
  tell(figures: object): void {
    if (this.told === null || performance.now() < this.next) return
    this.next = performance.now() + TELL_MS
    this.told(JSON.stringify(figures))
  }
}
