import type { CastleEvent } from '@mousekeep/castle'
import type { JSX } from 'preact'
import type { Desk } from './desk.ts'
import { tell } from './tell.ts'

const WEIGHTY: ReadonlySet<CastleEvent['type']> = new Set(['fell', 'awarded', 'won'])

/** What must not be missed: a fall, a token, the end. Stays readable for a while after its motion. */
export function captionOf(events: readonly CastleEvent[]): string {
  return events
    .filter(({ type }) => WEIGHTY.has(type))
    .map(tell)
    .join(' ')
}

/** Screen readers hear the same as news. */
export function Caption({ desk }: { desk: Desk }): JSX.Element | null {
  const text = desk.caption.value
  return text === '' ? null : (
    <p class="caption" aria-hidden="true">
      {text}
    </p>
  )
}
