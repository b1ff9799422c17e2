import type { Cell, Effect, Figures } from './figures.ts'
import { barPlot, dotPlot, escape, type Dot } from './plot.ts'
import { BAND, CARD, HERO, missed, percent, points } from './verdict.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2620; --soft: #7a7166; --paper: #fbf7ef; --line: #e0d8c8; --band: #f1e6c8;
  --story: #3f8f5f; --standard: #2f6fb0; --heroic: #b2452f; --any: #8a6d3b; --bar: #c9a24b; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee6d8; --soft: #a99f90; --paper: #1d1a17; --line: #3a342d;
  --band: #3a331f; --story: #6cc08d; --standard: #6aa9e6; --heroic: #e6826c; --any: #c9aa73; --bar: #a6823a; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
svg { width: 100%; min-width: 34rem; height: auto; } figure { margin: 0; overflow-x: auto; } svg text { font-size: 12px; fill: var(--ink); } svg text.mark { fill: var(--soft); }
.grid { stroke: var(--line); } .band { fill: var(--band); } .bar { fill: var(--bar); }
.dot line { stroke-width: 2; } .story { stroke: var(--story); fill: var(--story); }
.standard { stroke: var(--standard); fill: var(--standard); } .heroic { stroke: var(--heroic); fill: var(--heroic); }
.any { stroke: var(--any); fill: var(--any); }
.key span { display: inline-block; margin-right: 1.5rem; } .key i { display: inline-block; width: .8em; height: .8em;
  border-radius: 50%; margin-right: .4em; background: currentColor; }
.key .story { color: var(--story); } .key .standard { color: var(--standard); } .key .heroic { color: var(--heroic); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
details { margin: 1rem 0; } summary { cursor: pointer; }
`

/** The report as a page that needs nothing else. */
export function htmlOf(figures: Figures, games: number): string {
  const usual = figures.cells.filter(({ party }) => party === 'usual')
  const standard = usual.filter(({ difficulty }) => difficulty === 'standard')
  const misses = missed(figures)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Balance of the story book</title><style>${STYLE}</style>
<h1>Balance of the story book</h1>
<p>The party bot has played every chapter ${games} times at each difficulty with its usual party, and as often at
standard with parties drawn by lot. Lines are 95 % intervals.</p>
<h2>Games won</h2>
<p class="key">${['story', 'standard', 'heroic'].map((each) => `<span class="${each}"><i></i>${each}</span>`).join('')}</p>
${wonPlot(usual)}
<h2>Heroes</h2><p>How far games with a hero are from the mean of the chapter, parties drawn by lot.</p>
${heroPlots(figures)}
<h2>How a game goes, at standard</h2>
${measures(standard)}
<h2>Abilities</h2><p>By how much games in which it was learned are won more often than like games.</p>
${effectPlot('Effect of abilities', figures.abilities)}
<h2>Cards</h2><p>By how much games in which it was found are won more often than like games.</p>
${effectPlot('Effect of cards', figures.cards)}
<h2>What misses its mark</h2>
${misses.length === 0 ? '<p>Nothing does.</p>' : `<ul>${misses.map((each) => `<li>${escape(each)}</li>`).join('')}</ul>`}
<h2>Tables</h2>
<details open><summary>Chapters</summary>${cellTable(figures.cells)}</details>
<details><summary>Abilities</summary>${effectTable(figures.abilities)}</details>
<details><summary>Cards</summary>${effectTable(figures.cards)}</details>
</html>
`
}

const chaptersOf = (cells: readonly Cell[]): string[] => [...new Set(cells.map(({ chapter }) => chapter))]

function wonPlot(cells: readonly Cell[]): string {
  const chapters = chaptersOf(cells)
  const dots = cells.map((cell): Dot => ({
    row: chapters.indexOf(cell.chapter),
    value: cell.share,
    low: cell.low,
    high: cell.high,
    tone: cell.difficulty,
    title: `chapter ${cell.chapter}, ${cell.difficulty}: ${percent(cell.share)}`,
  }))
  const marks = [0, 0.25, 0.5, 0.75, 1]
  const rows = chapters.map((chapter) => `chapter ${chapter}`)
  return dotPlot({ title: 'Games won', rows, dots, from: 0, to: 1, marks, unit: percent, band: BAND })
}

function heroPlots({ heroes }: Figures): string {
  const chapters = [...new Set(heroes.map(({ chapter }) => chapter))]
  return chapters
    .map((chapter) => {
      const own = heroes.filter((hero) => hero.chapter === chapter)
      return `<h3>Chapter ${escape(chapter)}</h3>${effectDots(`Heroes of chapter ${chapter}`, own, HERO, 0.25)}`
    })
    .join('')
}

function effectPlot(title: string, effects: readonly Effect[]): string {
  return effectDots(
    title,
    effects.toSorted((a, b) => b.effect - a.effect),
    CARD,
    0.3,
  )
}

function effectDots(title: string, effects: readonly Effect[], band: number, most: number): string {
  const dots = effects.map(({ id, effect, low, high, games }, row): Dot => ({
    row,
    value: effect,
    low,
    high,
    tone: 'any',
    title: `${id}: ${points(effect)} in ${games} games`,
  }))
  const marks = [-most, -band, 0, band, most]
  const rows = effects.map(({ id }) => id)
  return dotPlot({ title, rows, dots, from: -most, to: most, marks, unit: inPoints, band: [-band, band] })
}

const inPoints = (value: number): string => (value * 100).toFixed(0)

const MEASURES = [
  ['Rounds', 'rounds'],
  ['Pages turned', 'pages'],
  ['Captures', 'captures'],
  ['Cheese gained', 'cheese'],
] as const

function measures(cells: readonly Cell[]): string {
  const rows = cells.map(({ chapter }) => `chapter ${chapter}`)
  return MEASURES.map(
    ([title, field]) =>
      `<h3>${title}</h3>${barPlot(
        title,
        rows,
        cells.map((cell) => cell[field]),
      )}`,
  ).join('')
}

function rowOf(tag: string, texts: readonly string[]): string {
  return `<tr>${texts.map((each) => `<${tag}>${escape(each)}</${tag}>`).join('')}</tr>`
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<div class="scroll"><table>${rowOf('th', head)}${rows.map((row) => rowOf('td', row)).join('')}</table></div>`
}

function cellTable(cells: readonly Cell[]): string {
  const head = ['chapter', 'difficulty', 'party', 'games', 'won', 'interval', 'rounds', 'pages', 'captures', 'cheese']
  return tableOf(
    head,
    cells.map((cell) => [
      cell.chapter,
      cell.difficulty,
      cell.party,
      `${cell.games}`,
      percent(cell.share),
      `${percent(cell.low)} to ${percent(cell.high)}`,
      ...[cell.rounds, cell.pages, cell.captures, cell.cheese].map((value) => value.toFixed(1)),
    ]),
  )
}

function effectTable(effects: readonly Effect[]): string {
  return tableOf(
    ['name', 'games', 'used', 'effect', 'interval'],
    effects.map(({ id, games, used, effect, low, high }) => [
      id,
      `${games}`,
      percent(used),
      points(effect),
      `${points(low)} to ${points(high)}`,
    ]),
  )
}
