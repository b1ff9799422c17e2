import type { MysticsAction } from '@mousekeep/mystics'
import { game } from './words.ts'

const MARGIN = 11
const GAP = '   '

/** The choices with their numbers, kind by kind. */
export function menuLines(asked: string, choices: readonly MysticsAction[], width: number): string[] {
  const numbered = choices.map((action, i) => ({ action, label: `${i + 1} ${game.label(action, asked)}`.trimEnd() }))
  const kinds = Map.groupBy(numbered, ({ action }) => action.do)
  return [...kinds].flatMap(([kind, group]) => {
    const head = game.verb(kind)
    const lines = rowsOf(
      group.map(({ label }) => label),
      width - MARGIN,
    )
    return lines.map((line, i) => `${(i === 0 ? head : '').padEnd(MARGIN)}${line}`)
  })
}

/** As many labels a line as fit, none of them broken. */
function rowsOf(labels: readonly string[], width: number): string[] {
  const rows: string[] = []
  for (const label of labels) {
    const row = rows.at(-1)
    if (row === undefined || row.length + GAP.length + label.length > width) rows.push(label)
    else rows[rows.length - 1] = row + GAP + label
  }
  return rows
}
