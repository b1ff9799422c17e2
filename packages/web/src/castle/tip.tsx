import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { leftOf, S, topOf } from '../art/measure.ts'
import { announce } from '../frame/announcer.ts'
import { say } from '../words/words.ts'
import type { Desk } from './desk.ts'
import { gateOf } from './draw/marks.tsx'
import { whyNot } from './refusal.ts'

/** Beside what is pointed at: why it may not be done, or that it could not be taken back (C7.2). */
export function Tip({ desk }: { desk: Desk }): JSX.Element | null {
  const spot = desk.spot.value
  const text = tipText(desk)
  useSignalEffect(() => {
    if (desk.table.weighed.value?.reveals === true && desk.isByKey) announce(say('tip-final'))
  })
  if (spot === null || text === null) return null
  const [x, y] = 'end' in spot ? gateOf(spot.end) : [leftOf(spot.square) + S / 2, topOf(spot.square) + S / 2]
  const isLow = y > 560
  return (
    <p
      class="tip"
      aria-hidden="true"
      style={{
        left: `${Math.min(78, Math.max(22, x / 10))}%`,
        top: `${y / 10 + (isLow ? -6 : 6)}%`,
        transform: isLow ? 'translate(-50%, -100%)' : 'translate(-50%, 0)',
      }}
    >
      {text}
    </p>
  )
}

/** What the note says; null where there is nothing to say. */
function tipText(desk: Desk): string | null {
  const weighed = desk.table.weighed.value
  if (weighed === null) return null
  if (weighed.refusal !== null) return `${whyNot(weighed.refusal, weighed.action)} (${weighed.refusal.rule})`
  return weighed.reveals ? say('tip-final') : null
}
