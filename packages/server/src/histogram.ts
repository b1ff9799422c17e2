const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How often something took at most so many seconds. */
export class Histogram {
  /** How many are within each bound and above the one before; the last is for all that took longer. */
  private readonly counts = Array.from({ length: BOUNDS.length + 1 }, () => 0)
  private sum = 0

  add(seconds: number): void {
    let i = 0
    while (i < BOUNDS.length && seconds > BOUNDS[i]) i++
    this.counts[i]++
    this.sum += seconds
  }

  /** What follows the name in the text format of Prometheus, and the value. */
  get lines(): [string, number][] {
    let below = 0
    const buckets = this.counts.map((count, i): [string, number] => {
      below += count
      return [`_bucket{le="${BOUNDS[i] ?? '+Inf'}"}`, below]
    })
    return [...buckets, ['_sum', this.sum], ['_count', below]]
  }
}
