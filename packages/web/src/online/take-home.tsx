import type { TableInfo } from '@mousekeep/protocol'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Holder } from '../table/seating.ts'
import { openSaved } from '../page/what-if.ts'
import { say } from '../base/words/words.ts'
import { SureButton } from '../page/parts/sure-button.tsx'
import { me } from './account/me.ts'
import type { ServerLink } from './link/server-link.ts'
import { holdersOf } from './link/retell.ts'
import { recordOf } from './link/record.ts'

/** All people of the table, as players at this screen. */
function allHere(info: TableInfo): Holder[] {
  return holdersOf(info, me.value?.person ?? '').map((holder) =>
    holder.who === 'bot' ? holder : { who: 'person', name: 'name' in holder ? holder.name : '' },
  )
}

/** Lets the host take the game back to this device. */
export function TakeHome({ online, info }: { online: ServerLink; info: TableInfo }): JSX.Element | null {
  const isRefused = useSignal(false)
  /** In the middle of a game the others are asked first; this waits for their consent. */
  const isWanted = useSignal(false)
  useEffect(() => {
    if (!isWanted.value || !info.archived) return
    isWanted.value = false
    void goOn(info).then((isDone) => (isRefused.value = !isDone))
  }, [isWanted.value, info.archived])
  if (info.host !== me.value?.person || info.status !== 'playing') return null
  const bring = async (): Promise<void> => {
    isWanted.value = true
    if (!info.archived && !(await online.send({ type: 'archive' }))) isWanted.value = false
  }
  return (
    <details>
      <summary>{say('take-home')}</summary>
      <p>{say('take-home-how')}</p>
      <SureButton label={say('take-home-do')} question={say('take-home-sure')} onSure={() => void bring()} />
      {isRefused.value && <p role="alert">{say('trouble-FORBIDDEN')}</p>}
    </details>
  )
}

/** False if the game cannot be fetched. */
async function goOn(info: TableInfo): Promise<boolean> {
  const told = await recordOf(info.id)
  if (told !== null) openSaved(told.record, allHere(info), undefined)
  return told !== null
}
