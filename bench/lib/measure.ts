import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** One that is timed. `run` does a small piece of its work and says how many units that was. */
export interface Contestant {
  readonly name: string
  readonly unit: string
  /** About how long a round of it takes. */
  readonly ms: number
  readonly run: () => number
}

/** A figure of every round. */
export type Rounds = readonly number[]

/**
 * Units per CPU second. The contestants take turns in every round, so that whatever else the machine does hits all of
 * them alike, and CPU time is used because other processes disturb it less than wall time. A shorter round before the
 * first warms up.
 */
export function measure(contestants: readonly Contestant[], rounds: number): (contestant: Contestant) => Rounds {
  const rates = new Map(contestants.map((contestant) => [contestant, Array<number>()]))
  for (let round = 0; round <= rounds; round++) {
    for (const [{ ms, run }, figures] of rates) {
      collectGarbage()
      const rate = rateOf(run, round === 0 ? ms / 2 : ms)
      if (round > 0) figures.push(rate)
    }
  }
  return (contestant) => rates.get(contestant) ?? []
}

function rateOf(run: () => number, ms: number): number {
  const cpu = process.cpuUsage()
  const end = performance.now() + ms
  let units = 0
  do units += run()
  while (performance.now() < end)
  const { user, system } = process.cpuUsage(cpu)
  return units / ((user + system) / 1e6)
}

setFlagsFromString('--expose-gc')
/** Nobody pays for the garbage of the one before. */
const collectGarbage: () => void = runInNewContext('gc')

export const ratios = (rates: Rounds, others: Rounds): Rounds => rates.map((rate, round) => rate / others[round])

export function median(figures: Rounds): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
}

/** `4.35M`, `12.4k`, `833`, `0.30`. */
export function short(figure: number): string {
  if (figure >= 1e6) return `${(figure / 1e6).toFixed(2)}M`
  if (figure >= 1e4) return `${(figure / 1e3).toFixed(1)}k`
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(2)
}

/** One line of a table: the median and, in brackets, the spread. */
export function line(name: string, unit: string, figures: Rounds): string {
  const spread = `[${short(Math.min(...figures))} .. ${short(Math.max(...figures))}]`
  return `${name.padEnd(58)} ${short(median(figures)).padStart(8)} ${unit.padEnd(14)} ${spread}`
}
