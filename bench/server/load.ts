/** How one measured run went. */
export interface Figures {
  readonly actionsPerSecond: number
  readonly p50: number
  readonly p99: number
}

/**
 * The clock of a run over all tables. In a closed loop the next action of a table leaves as soon as the mover of the
 * last one has seen it; with a rate each table has its own beat, with random phases.
 */
export class Load {
  /** Actions a second at each table; 0 is a closed loop. */
  readonly rate: number
  isOver = false
  private latencies: number[] = []
  private began = performance.now()

  constructor(rate: number) {
    this.rate = rate
  }

  /** Forgets what was measured so far. */
  begin(): void {
    this.latencies = []
    this.began = performance.now()
  }

  note(ms: number): void {
    this.latencies.push(ms)
  }

  get count(): number {
    return this.latencies.length
  }

  end(): Figures {
    const sorted = Float64Array.from(this.latencies).toSorted()
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
    const seconds = (performance.now() - this.began) / 1000
    return { actionsPerSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) }
  }
}

/** The pace of one table. */
export class Pace {
  private readonly load: Load
  private due: number | null = null
  private sentAt = 0

  constructor(load: Load) {
    this.load = load
  }

  /** Somebody can act: at once, or when the beat comes. */
  ready(act: () => void): void {
    const { load } = this
    if (load.isOver) return
    if (load.rate === 0) return this.fire(act)
    const now = performance.now()
    const beat = 1000 / load.rate
    this.due = this.due === null ? now + Math.random() * beat : Math.max(now, this.due + beat)
    setTimeout(() => {
      if (!load.isOver) this.fire(act)
    }, this.due - now)
  }

  /** The mover has seen its action done. */
  landed(): void {
    this.load.note(performance.now() - this.sentAt)
  }

  private fire(act: () => void): void {
    this.sentAt = performance.now()
    act()
  }
}
