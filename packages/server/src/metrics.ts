/** Counters for operators, in the plain format that collectors read. */
export class Metrics {
  private readonly counts = new Map<string, number>()
  private readonly gauges = new Map<string, () => number>()

  count(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read)
  }

  get text(): string {
    const counters = [...this.counts].map(([name, value]) => line(`${name}_total`, 'counter', value))
    const gauges = [...this.gauges].map(([name, read]) => line(name, 'gauge', read()))
    return [...counters, ...gauges].join('')
  }
}

function line(name: string, type: string, value: number): string {
  return `# TYPE mousekeep_${name} ${type}\nmousekeep_${name} ${value}\n`
}
