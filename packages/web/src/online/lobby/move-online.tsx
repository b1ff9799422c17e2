import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { go } from '../../base/route.ts'
import type { Holder, SavedTable } from '../../table/seating.ts'
import { forgetTable } from '../../table/store.ts'
import type { AnyTable } from '../../page/around.ts'
import { say } from '../../base/words/words.ts'
import { becomeSomebody } from '../account/me.ts'
import { askServer, textIn } from '../link/server.ts'

const MOVED = 'mousekeep.moved.'

/** Who sat where at a table that was moved here, for its lobby; given only once. */
export function seatsMoved(table: string): readonly Holder[] {
  const kept = sessionStorage.getItem(MOVED + table)
  sessionStorage.removeItem(MOVED + table)
  const seats: unknown = JSON.parse(kept ?? '[]')
  return Array.isArray(seats) ? seats : []
}

/** Lets a game that began on this device go on online. */
export function MoveOnline({ saved, table }: { saved: SavedTable; table: AnyTable }): JSX.Element {
  const trouble = useSignal<string | null>(null)
  const move = async (): Promise<void> => {
    const record = table.shown.value?.record
    const somebody = await becomeSomebody()
    const moved = somebody.ok
      ? await askServer('POST', 'tables/move', { game: saved.record.game, record: record ?? {} })
      : somebody
    if (!moved.ok) {
      trouble.value = moved.code
      return
    }
    const id = textIn(moved.json, 'id')
    sessionStorage.setItem(MOVED + id, JSON.stringify(saved.seats))
    forgetTable(saved.id)
    go('online', id)
  }
  return (
    <details class="panel people">
      <summary>{say('move-online')}</summary>
      <p>{say('move-online-how')}</p>
      <button type="button" class="btn" onClick={() => void move()}>
        {say('move-online-do')}
      </button>
      {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
    </details>
  )
}
