import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import type { CastleDesk } from './choosing/choosing.ts'
import { say } from './words/words.ts'

const Resign = later(async () => (await import('./resign.tsx')).openResign())

/**
 * C6.5: gives up for whoever has the turn at this screen, otherwise for the first person here who is still in the game.
 */
export function GiveUp({ desk }: { desk: CastleDesk }): JSX.Element | null {
  const isAsked = useSignal(false)
  const view = desk.view.value
  if (view === null) return null
  const seats = desk.table.seats.value
  const isHere = (seat: number): boolean => seats[seat]?.who === 'person' && view.players[seat].gone !== true
  const seat = isHere(view.turn) ? view.turn : seats.findIndex((_, each) => isHere(each))
  if (seat < 0 || desk.table.shown.value?.actor === null || desk.isPast.value) return null
  if (isAsked.value) return <Resign desk={desk} seat={seat} onDone={() => (isAsked.value = false)} />
  return (
    <button type="button" class="btn small give-up" data-resign onClick={() => (isAsked.value = true)}>
      {say('resign-do')}
    </button>
  )
}
