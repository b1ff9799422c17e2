/** How long a campaign goes on: so many times, or until the time is up. */
export class Limit {
  private readonly count: number
  private readonly end: number

  constructor(count: number, minutes = Number.POSITIVE_INFINITY) {
    this.count = count
    this.end = performance.now() + minutes * 60_000
  }

  isReached(done: number): boolean {
    return done >= this.count || performance.now() > this.end
  }
}
