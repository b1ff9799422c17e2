import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Histogram } from './histogram.ts'

/** What is counted, and what it says. All of it is there from the start, at 0, so that nothing is missing in a graph. */
const COUNTERS = {
  acknowledged: 'Commands that were acknowledged, and so are durable',
  refused: 'Commands that were refused, by the rules or for their form',
  frames: 'Frames that came in through sockets',
  strikes: 'Faults of clients that count against their socket',
  socket_errors: 'Sockets that broke',
  rate_limited: 'Requests and frames beyond a rate',
  foreign_origins: 'Requests and sockets that came from a page that is not ours',
  dropped_connections: 'Connections beyond the number an address, or everybody, may have',
  bugs: 'Mistakes of the server, each with an incident in the log',
  reports: 'Chat messages that people reported',
  notices_sent: 'Notices that arrived',
  notices_failed: 'Attempts to send a notice that failed',
  notices_given_up: 'Notices that were given up',
  notices_troubled: 'Rounds of sending notices that ended early',
} as const
const GAUGES = {
  sockets: 'Sockets that are open',
  tables_awake: 'Tables in memory, by game',
  store_up: '1 if the store could be written to when last tried, else 0',
  event_loop_delay_max_seconds: 'Longest delay of the event loop since this was last read',
  event_loop_delay_p99_seconds: 'Delay of the event loop that 99 of 100 were below since this was last read',
  resident_memory_bytes: 'Memory of the process',
  start_time_seconds: 'When the process started, in seconds since 1970',
} as const
const HISTOGRAMS = {
  acknowledgement_seconds: 'From the arrival of a command to its acknowledgement',
  commit_seconds: 'Until an entry of a log is durable',
} as const

export type Counter = keyof typeof COUNTERS
type Gauge = keyof typeof GAUGES
type Labels = Readonly<Record<string, number>>

/** Figures for operators, in the text format of Prometheus. */
export class Metrics {
  private readonly counts = new Map<Counter, number>()
  private readonly gauges = new Map<Gauge, () => number | Labels>()
  private readonly histograms = {
    acknowledgement_seconds: new Histogram(),
    commit_seconds: new Histogram(),
  }
  private readonly loop = monitorEventLoopDelay({ resolution: 10 })

  constructor() {
    this.loop.enable()
    const started = Date.now() / 1000 - performance.now() / 1000
    this.gauge('start_time_seconds', () => started)
    this.gauge('resident_memory_bytes', () => process.memoryUsage.rss())
    this.gauge('event_loop_delay_p99_seconds', () => this.loop.percentile(99) / 1e9)
    this.gauge('event_loop_delay_max_seconds', () => {
      const { max } = this.loop
      this.loop.reset()
      return max / 1e9
    })
  }

  count(name: Counter, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
  }

  /** A number, or one for each value of a label `game`. */
  gauge(name: Gauge, read: () => number | Labels): void {
    this.gauges.set(name, read)
  }

  /** Milliseconds that something took. */
  took(name: keyof typeof HISTOGRAMS, ms: number): void {
    this.histograms[name].add(ms / 1000)
  }

  stop(): void {
    this.loop.disable()
  }

  get text(): string {
    const counters = entries(COUNTERS).map(([name, help]) =>
      block(`${name}_total`, 'counter', help, [['', this.counts.get(name) ?? 0]]),
    )
    // The longest delay is read last, for it begins the time anew.
    const gauges = entries(GAUGES)
      .toReversed()
      .map(([name, help]) => block(name, 'gauge', help, linesOf(this.gauges.get(name)?.() ?? 0)))
    const histograms = entries(HISTOGRAMS).map(([name, help]) =>
      block(name, 'histogram', help, this.histograms[name].lines),
    )
    return [...counters, ...gauges, ...histograms].join('')
  }
}

function entries<Key extends string>(given: Readonly<Record<Key, string>>): [Key, string][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant of this file
  return Object.entries(given) as [Key, string][]
}

function linesOf(value: number | Labels): [string, number][] {
  if (typeof value === 'number') return [['', value]]
  return Object.entries(value).map(([game, count]) => [`{game="${game}"}`, count])
}

function block(name: string, type: string, help: string, lines: readonly (readonly [string, number])[]): string {
  const rows = lines.map(([after, value]) => `mousekeep_${name}${after} ${value}\n`)
  return `# HELP mousekeep_${name} ${help}\n# TYPE mousekeep_${name} ${type}\n${rows.join('')}`
}
