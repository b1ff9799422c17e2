import type { Report } from './play-game.ts'

/** A report with the entrant of each seat: which of the bots named on the command line sat there. */
export interface Seated {
  readonly report: Report
  readonly entrants: readonly number[]
}

/** The result table: wins of each bot with its interval, the first seat's share, how games ended. */
export function resultTable(levels: readonly string[], games: readonly Seated[]): string {
  const lines = [
    row('bot', 'games', 'won', 'share', '95 % interval', 'ms a move', 'moves a game'),
    ...levels.map((level, entrant) => entrantRow(level, entrant, games)),
    '',
    firstSeatLine(games),
    `endings: ${counted(games.map(({ report }) => report.outcome.rule))}`,
    `results: ${counted(games.map(({ report }) => report.outcome.result))}`,
    `actions a game: ${mean(games.map(({ report }) => report.actions)).toFixed(1)}`,
  ]
  return lines.join('\n')
}

/** The result table of a game in which all win or all lose: how often, and how long it took. */
export function partyTable(levels: readonly string[], games: readonly Seated[]): string {
  const reports = games.map(({ report }) => report)
  const won = reports.filter(({ outcome }) => outcome.winners.length > 0)
  const lost = reports.filter(({ outcome }) => outcome.winners.length === 0)
  const [low, high] = wilson(won.length, games.length)
  const choices = reports.flatMap((report) => report.choices)
  const ms = reports.flatMap((report) => report.ms)
  const rounds = (some: readonly Report[]): string =>
    some.length === 0 ? 'none' : mean(some.map((report) => report.rounds)).toFixed(1)
  return [
    `party: ${levels.join(', ')}`,
    `won ${won.length} of ${games.length}, ${percent(won.length / games.length)} (95 % interval ${percent(low)} to ${percent(high)})`,
    `lost ${lost.length} of ${games.length}`,
    `rounds a game: ${rounds(reports)}; won games ${rounds(won)}, lost games ${rounds(lost)}`,
    `endings: ${counted(reports.map(({ outcome }) => outcome.rule))}`,
    `actions a game: ${mean(reports.map(({ actions }) => actions)).toFixed(1)}, ms a move ${(sumOf(ms) / sumOf(choices)).toFixed(1)}`,
  ].join('\n')
}

function entrantRow(level: string, entrant: number, games: readonly Seated[]): string {
  let won = 0
  let ms = 0
  let choices = 0
  for (const { report, entrants } of games) {
    const seat = entrants.indexOf(entrant)
    if (report.outcome.winners.includes(seat)) won++
    ms += report.ms[seat]
    choices += report.choices[seat]
  }
  const [low, high] = wilson(won, games.length)
  return row(
    level,
    String(games.length),
    String(won),
    percent(won / games.length),
    `${percent(low)} to ${percent(high)}`,
    (ms / choices).toFixed(1),
    (choices / games.length).toFixed(1),
  )
}

function firstSeatLine(games: readonly Seated[]): string {
  const won = games.filter(({ report }) => report.outcome.winners.includes(report.first)).length
  const [low, high] = wilson(won, games.length)
  return `first seat: won ${won} of ${games.length}, ${percent(won / games.length)} (${percent(low)} to ${percent(high)})`
}

/** The 95 % score interval of a share. */
export function wilson(won: number, games: number): readonly [number, number] {
  const z = 1.96
  const share = won / games
  const centre = share + (z * z) / (2 * games)
  const margin = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [Math.max(0, (centre - margin) / scale), Math.min(1, (centre + margin) / scale)]
}

function row(...cells: string[]): string {
  const widths = [10, 6, 6, 8, 18, 10, 12]
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' ')
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function counted(values: readonly string[]): string {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, all]) => `${value} ${all.length}`)
    .join(', ')
}
