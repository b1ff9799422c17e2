import { upTo, type MatchRecord } from '@mousekeep/engine'
import { go } from '../shell/route.ts'
import type { Holder, SavedTable, TableRecord } from './seating.ts'
import { saveTable } from './store.ts'
import type { TableFace } from './table-props.ts'

type Record = MatchRecord<{ readonly do: string }>

/** Short enough to be read out. */
export function randomWord(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  return (number % 36 ** 5).toString(36).padStart(5, '0')
}

/** The play that a table shows: the one looked back at, or the last. */
export function playShown({ past, shown }: TableFace): number {
  return past.value?.play ?? shown.value?.plays ?? 0
}

/**
 * Opens a table on this device that goes on from the moment that is looked at. From a finished game everything is
 * known; else only what was seen is taken over and the rest is guessed, so that nobody looks under a roof this way.
 */
export function branch(game: string, table: TableFace, finished: Record | null): void {
  const play = playShown(table)
  const record: TableRecord = finished === null ? guessOf(game, table) : upTo(finished, play)
  openSaved(record, everybodyHere(table), { what: finished === null ? 'guess' : 'what-if', play })
}

function guessOf(game: string, table: TableFace): TableRecord {
  const view = table.past.value?.view ?? table.shown.value?.view ?? {}
  const seen = table.chapters.value.slice(0, playShown(table) + 1).flat()
  return { game, guess: { view, seen, seed: randomWord() } }
}

function everybodyHere({ seats }: TableFace): Holder[] {
  return seats.value.map(() => ({ who: 'person', name: '' }))
}

/** Saves a table of its own and goes there. */
export function openSaved(
  record: TableRecord,
  seats: readonly Holder[],
  kind: SavedTable['kind'],
  at: number | null = null,
): void {
  const id = `${randomWord()}${randomWord()}`
  const saved = { id, seats, record, changed: Date.now(), isOver: false }
  saveTable(kind === undefined ? saved : { ...saved, kind })
  go('table', at === null ? id : `${id}/${at}`)
}
