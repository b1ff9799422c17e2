import { useSignalEffect } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { announce } from '../../base/announcer.ts'
import { say } from '../../base/words/words.ts'
import type { Desk } from '../../desk/desk.ts'
import type { FaceWords } from '../face.ts'

interface TipProps<T extends GameTypes> {
  readonly desk: Desk<T>
  readonly words: FaceWords<T>
}

/** Beside what is pointed at: why it may not be done, or that it could not be taken back. */
export function Tip<T extends GameTypes>({ desk, words }: TipProps<T>): JSX.Element | null {
  const text = tipText(desk, words)
  useSignalEffect(() => {
    if (desk.table.weighed.value?.reveals === true && desk.isByKey) announce(say('tip-final'))
  })
  if (desk.spot.value === null || text === null) return null
  const spot = desk.choosing
    .spots()
    .flat()
    .find(({ id }) => id === desk.spot.value)
  if (spot === undefined) return null
  const [left, top, width, height] = spot.box
  const [x, y] = [left + width / 2, top + height / 2]
  const isLow = y > 56
  return (
    <p
      class="tip"
      aria-hidden="true"
      style={{
        left: `${Math.min(78, Math.max(22, x))}%`,
        top: `${y + (isLow ? -6 : 6)}%`,
        transform: isLow ? 'translate(-50%, -100%)' : 'translate(-50%, 0)',
      }}
    >
      {text}
    </p>
  )
}

/** The text of the note; null if there is nothing to say. */
function tipText<T extends GameTypes>({ table }: Desk<T>, words: FaceWords<T>): string | null {
  const weighed = table.weighed.value
  if (weighed === null) return null
  if (weighed.refusal !== null) return `${words.whyNot(weighed.refusal, weighed.action)} (${weighed.refusal.rule})`
  return weighed.reveals ? say('tip-final') : null
}
