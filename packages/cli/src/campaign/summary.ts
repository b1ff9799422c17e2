import { CHAPTERS, type ChronicleEntry, type Journey } from '@mousekeep/mystics'

/** Campaigns that were played through, chapter by chapter, and with what flags they closed the book. */
export function journeyTable(journeys: readonly Journey[]): string {
  const entries = journeys.flatMap(({ chronicle }) => chronicle)
  const closed = journeys.filter(({ stage }) => stage === 'closed').length
  return [
    row('chapter', 'tries', 'won', 'lost', 'left behind', 'rounds', 'flags won'),
    ...CHAPTERS.map(({ id }) => chapterRow(id, entries)),
    '',
    `campaigns: ${journeys.length}, closed ${closed}`,
    `strokes: ${counted(journeys.map(({ campaign }) => String(campaign.strokes)))}`,
    `chapter 10: ${counted(of(entries, '10').map(({ flags }) => catOf(flags)))}; ${counted(of(entries, '10').map(({ flags }) => guardOf(flags)))}`,
    `chapter 11: ${counted(of(entries, '11').map(({ sides }) => roadOf(sides)))}; ${counted(of(entries, '11').map(({ sides }) => musterOf(sides)))}`,
    '',
    ...journeys.map(({ seed, campaign, chronicle }) => {
      const won = new Set(chronicle.filter(({ result }) => result === 'won').map(({ chapter }) => chapter)).size
      return `${seed}: ${won} of ${CHAPTERS.length} won, strokes ${campaign.strokes}, ${campaign.flags.join(' ') || 'no flags'}`
    }),
  ].join('\n')
}

const of = (entries: readonly ChronicleEntry[], chapter: string): ChronicleEntry[] =>
  entries.filter((entry) => entry.chapter === chapter)

function chapterRow(id: string, all: readonly ChronicleEntry[]): string {
  const entries = of(all, id)
  const won = entries.filter(({ result }) => result === 'won').length
  const left = entries.filter(({ leftBehind }) => leftBehind).length
  const rounds = entries.reduce((sum, entry) => sum + entry.rounds, 0) / Math.max(1, entries.length)
  const flags = counted(entries.flatMap((entry) => entry.won))
  return row(id, `${entries.length}`, `${won}`, `${entries.length - won}`, `${left}`, rounds.toFixed(1), flags)
}

/** The ways in which the last two chapters differ most. */
function catOf(flags: readonly string[]): string {
  if (flags.includes('cat-friend')) return 'cat a friend'
  return flags.includes('cat-belled') ? 'cat belled' : 'cat a foe'
}

function guardOf(flags: readonly string[]): string {
  return flags.includes('guard-heart') || flags.includes('guard-half') ? 'with the guard' : 'without the guard'
}

function roadOf(sides: readonly string[]): string {
  return sides.includes('queens-chamber') ? 'by the queen' : 'below'
}

function musterOf(sides: readonly string[]): string {
  return sides.includes('guard-room') ? 'by the guard room' : 'past the guard room'
}

function row(...cells: string[]): string {
  const widths = [9, 6, 5, 5, 12, 7]
  return cells
    .map((cell, i) => (i === 0 ? cell.padEnd(widths[0]) : i < 6 ? cell.padStart(widths[i]) : `  ${cell}`))
    .join(' ')
}

function counted(values: readonly string[]): string {
  const counts = [...Map.groupBy(values, (value) => value)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return counts.map(([value, all]) => `${value} ${all.length}`).join(', ')
}
