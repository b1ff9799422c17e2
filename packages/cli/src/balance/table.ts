import type { Cell, Effect, Figures } from './figures.ts'
import { missed, percent, points } from './verdict.ts'

/** The figures as a page of `docs/`: tables only, written by the command. */
export function pageOf(figures: Figures, games: number): string {
  const usual = figures.cells.filter(({ party }) => party === 'usual')
  const any = figures.cells.filter(({ party }) => party === 'any')
  return `${[
    '# Balance',
    '',
    `Written by \`npm run -s balance\`: the party bot has played every chapter ${games} times at each difficulty with its usual party, and ${games} times at standard with parties drawn by lot. Intervals are 95 %.`,
    '',
    ...table(['chapter', 'difficulty', 'won', 'interval', 'rounds', 'pages', 'captures', 'cheese'], usual.map(cellRow)),
    '',
    '## Any party',
    '',
    'At standard difficulty, and how far games with a hero are from the mean of the chapter.',
    '',
    ...table(
      ['chapter', 'won', 'interval', 'heroes'],
      any.map((cell) => anyRow(cell, figures)),
    ),
    '',
    '## Cards and abilities',
    '',
    'By how much games in which a card was found, or an ability learned, are won more often than like games without it: the ten most and least helpful of each.',
    '',
    ...table(['ability', 'games', 'used', 'effect', 'interval'], ends(figures.abilities).map(effectRow)),
    '',
    ...table(['card', 'games', 'used', 'effect', 'interval'], ends(figures.cards).map(effectRow)),
    '',
    '## What misses its mark',
    '',
    ...marks(missed(figures)),
  ].join('\n')}\n`
}

/** The table as it is printed on a terminal. */
export function shortTable({ cells }: Figures): string {
  const head = ['chapter', 'difficulty', 'party', 'won', 'interval', 'rounds', 'pages', 'captures', 'cheese']
  const rows = cells.map((cell) => {
    const [chapter, difficulty, ...rest] = cellRow(cell)
    return [chapter, difficulty, cell.party, ...rest]
  })
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i].length)))
  return [head, ...rows].map((row) => row.map((text, i) => text.padStart(widths[i])).join('  ')).join('\n')
}

function marks(lines: readonly string[]): string[] {
  return lines.length === 0 ? ['Nothing does.'] : lines.map((line) => `- ${line}`)
}

function cellRow({ chapter, difficulty, share, low, high, rounds, pages, captures, cheese }: Cell): string[] {
  const numbers = [rounds, pages, captures, cheese].map((value) => value.toFixed(1))
  return [chapter, difficulty, percent(share), `${percent(low)} to ${percent(high)}`, ...numbers]
}

function anyRow({ chapter, share, low, high }: Cell, { heroes }: Figures): string[] {
  const own = heroes.filter((hero) => hero.chapter === chapter)
  const told = own.map(({ id, effect }) => `${id} ${points(effect).replace(' points', '')}`)
  return [chapter, percent(share), `${percent(low)} to ${percent(high)}`, told.join(', ')]
}

function effectRow({ id, games, used, effect, low, high }: Effect): string[] {
  return [id, `${games}`, percent(used), points(effect), `${points(low)} to ${points(high)}`]
}

const ENDS = 10

function ends(effects: readonly Effect[]): Effect[] {
  const sorted = effects.toSorted((a, b) => b.effect - a.effect)
  return sorted.length <= 2 * ENDS ? sorted : [...sorted.slice(0, ENDS), ...sorted.slice(-ENDS)]
}

/** A table as the formatter would leave it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, i) => Math.max(3, name.length, ...rows.map((row) => row[i].length)))
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)]
}
