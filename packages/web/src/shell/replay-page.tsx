import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Trouble } from '../page/parts/header.tsx'
import { say } from '../base/words/words.ts'
import { LocalTablePage } from './local-page.tsx'
import { readReplay } from '../table/replay-link.ts'
import type { SavedTable } from '../table/seating.ts'

/** A game from a link, to look at and to branch off from. It is not saved on this device. */
export function ReplayPage({ about, at }: { about: string; at: number | null }): JSX.Element {
  const saved = useSignal<SavedTable | null>(null)
  const isBroken = useSignal(false)
  useEffect(() => {
    void savedIn(about).then((found) => {
      isBroken.value = found === null
      return (saved.value = found)
    })
  }, [about])
  if (isBroken.value) return <Trouble text={say('replay-broken')} />
  return saved.value === null ? (
    <Trouble text={say('arrival-coming')} />
  ) : (
    <LocalTablePage saved={saved.value} at={at} />
  )
}

/** The game in the address, in which nobody at this screen plays. */
async function savedIn(about: string): Promise<SavedTable | null> {
  const found = await readReplay(about)
  if (found === null) return null
  const seats = found.seats.map((holder) =>
    holder.who === 'person' ? { who: 'apart' as const, name: holder.name } : holder,
  )
  return { id: '', seats, record: found.record, changed: 0, isOver: true, kind: { what: 'replay', play: 0 } }
}
