import type { MatchRecord } from '@mousekeep/engine'
import { branchOf, type Holder, type TableRecord } from '@mousekeep/tables'
import { randomWord } from '../base/random-word.ts'
import { go } from '../base/route.ts'
import type { SavedTable } from '../table/seating.ts'
import { saveTable } from '../table/store.ts'
import type { AnyTable } from './around.ts'
import { playShown } from './moment.tsx'

type Record = MatchRecord<{ readonly do: string }>

/** Opens a table on this device that continues from the moment being looked at. */
export function branch(game: string, table: AnyTable, finished: Record | null): void {
  const play = playShown(table)
  const view = table.past.value?.view ?? table.shown.value?.view ?? {}
  const seen = table.eventsByPlay.value.slice(0, play + 1).flat()
  const record = branchOf({ game, finished, play, view, seen, seed: randomWord() })
  openSaved(record, everybodyHere(table), {
    what: finished === null ? 'guess' : 'what-if',
    play,
    back: location.hash,
  })
}

function everybodyHere({ seats }: AnyTable): Holder[] {
  return seats.value.map(() => ({ who: 'person', name: '' }))
}

/** Saves a new table and goes there. */
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
