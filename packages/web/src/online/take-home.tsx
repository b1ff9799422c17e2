import type { TableInfo, Told } from '@mousekeep/protocol'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Holder } from '../table/seating.ts'
import { openSaved } from '../table/what-if.ts'
import { say } from '../words/words.ts'
import { me } from './me.ts'
import type { OnlineTable } from './online-table.ts'
import { holdersOf } from './retell.ts'
import { askServer } from './server.ts'

/** The record of a table at which nothing more happens; null if it is not to be had. */
export async function recordOf(table: string): Promise<Told | null> {
  const answered = await askServer('GET', `tables/${table}/record`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
  return answered.ok ? (answered.json as Told) : null
}

/** Everybody who played elsewhere plays at this screen from now on. */
function allHere(info: TableInfo): Holder[] {
  return holdersOf(info, me.value?.person ?? '').map((holder) =>
    holder.who === 'bot' ? holder : { who: 'person', name: 'name' in holder ? holder.name : '' },
  )
}

/** The host takes the game back to this device. */
export function TakeHome({ online, info }: { online: OnlineTable; info: TableInfo }): JSX.Element | null {
  const isRefused = useSignal(false)
  if (info.host !== me.value?.person || info.status !== 'playing') return null
  const take = async (): Promise<void> => {
    if (!info.archived && !(await online.send({ type: 'archive' }))) return
    const told = await recordOf(info.id)
    if (told === null) isRefused.value = true
    else openSaved(told.record, allHere(info), undefined)
  }
  return (
    <details>
      <summary>{say('take-home')}</summary>
      <p>{say('take-home-how')}</p>
      <button type="button" class="btn small" onClick={() => void take()}>
        {say('take-home-do')}
      </button>
      {isRefused.value && <p role="alert">{say('trouble-FORBIDDEN')}</p>}
    </details>
  )
}
