import type { Seat } from '@mousekeep/engine'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { CastleDesk } from './choosing/choosing.ts'
import { teamName } from './tell.ts'
import { moreWords, say } from './words/more.ts'

interface ResignProps {
  readonly desk: CastleDesk
  readonly seat: Seat
  readonly onDone: () => void
}

/** Loads the words before anything is drawn. */
export async function openResign(): Promise<ComponentType<ResignProps>> {
  await moreWords.load()
  return Resign
}

/** C6.5: asks whether somebody means it, and says what follows from it. */
function Resign({ desk, seat, onDone }: ResignProps): JSX.Element {
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => goOn.current?.focus(), [])
  const left = desk.view.value?.players.filter(({ gone }) => gone !== true).length ?? 2
  const resign = (): void => {
    onDone()
    desk.letGo()
    desk.table.afterAnswer(() => desk.table.play({ do: 'resign', seat }, seat))
  }
  return (
    <div class="panel resign" role="alertdialog" aria-labelledby="resign-title" aria-describedby="resign-about">
      <p id="resign-title">
        <b>{say('resign-sure', { team: teamName(seat) })}</b>
      </p>
      <p id="resign-about">{say(left > 2 ? 'resign-more' : 'resign-two')}</p>
      <div class="row">
        <button type="button" class="btn small sure" data-resign="yes" onClick={resign}>
          {say('resign-yes')}
        </button>
        <button type="button" class="btn small" ref={goOn} onClick={onDone}>
          {say('resign-no')}
        </button>
      </div>
    </div>
  )
}
