import type { Holder } from '@mousekeep/tables'
import type { MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { guest } from '../../base/settings.ts'
import type { MysticsDesk } from '../choosing.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

const COMPANION: Holder = { who: 'bot', level: 'party' }

/** Who plays a mouse, and who else may: at one screen any mouse can change hands at any time. */
export function PlayedBy({
  desk,
  view,
  mouse,
}: {
  desk: MysticsDesk
  view: MysticsView
  mouse: string
}): JSX.Element | null {
  const { seats, shown } = desk.table
  const seat = view.seats[mouse]
  const holder = seats.value[seat]
  // A table on a server has its own way of changing seats.
  const isKeptHere = (shown.value?.record ?? null) !== null
  if (holder === undefined || !isKeptHere || view.over !== null) return null
  const people = new Set([guest.value, ...seats.value.flatMap((each) => (each.who === 'person' ? [each.name] : []))])
  const others: Holder[] = [...[...people].map((name): Holder => ({ who: 'person', name })), COMPANION].filter(
    (each) => nameOfHolder(each) !== nameOfHolder(holder),
  )
  const mice = Object.keys(view.mice).filter((id) => view.seats[id] === seat)
  return (
    <details class="played-by">
      <summary>{say('played-by', { who: nameOfHolder(holder) })}</summary>
      {others.map((other) => (
        <button key={nameOfHolder(other)} type="button" class="btn small" onClick={() => desk.table.hold(seat, other)}>
          {say('played-to', { who: nameOfHolder(other) })}
        </button>
      ))}
      {mice.length > 1 && <small>{say('played-together', { mice: mice.map(nameOf).join(', ') })}</small>}
    </details>
  )
}

function nameOfHolder(holder: Holder): string {
  return holder.who === 'person' && holder.name !== ''
    ? holder.name
    : holder.who === 'person'
      ? guest.value
      : say('hall-bot')
}
