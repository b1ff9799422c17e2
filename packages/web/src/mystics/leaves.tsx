import type { JSX } from 'preact'
import { drawn } from '../base/drawn.ts'
import { icon } from './art/coming.ts'
import type { IconName } from './art/icons.ts'
import type { Leaf, MysticsDesk } from './choosing.ts'
import { isCandle, lightCandle } from './settings.ts'
import { say } from './words/words.ts'

const LEAVES: readonly (readonly [Leaf, IconName])[] = [
  ['mouse', 'mouse'],
  ['map', 'map'],
  ['story', 'story'],
  ['threats', 'sword'],
  ['log', 'log'],
]

/** What lies beside the room, one leaf at a time, and the light in the room. */
export function Leaves({ desk }: { readonly desk: MysticsDesk }): JSX.Element {
  const leaf = desk.choosing.leaf.value
  return (
    <nav class="leaves" aria-label={say('leaves-label')}>
      {LEAVES.map(([name, sign]) => (
        <button
          key={name}
          type="button"
          class="btn small"
          aria-pressed={leaf === name}
          onClick={() => openLeaf(desk, leaf === name ? 'none' : name)}
        >
          <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(sign, 20))} />
          {say(`leaf-${name}`)}
        </button>
      ))}
      <button type="button" class="btn small" aria-pressed={isCandle()} onClick={() => lightCandle(!isCandle())}>
        <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('candle', 20))} />
        {say('leaf-candle')}
      </button>
    </nav>
  )
}

/** Opens a leaf and scrolls to it: it may be further down, on a phone below the fold. */
export function openLeaf({ choosing }: MysticsDesk, leaf: Leaf): void {
  choosing.leaf.value = leaf
  requestAnimationFrame(() => {
    const opened = document.querySelector(`.leaf-${leaf}`)
    opened?.scrollIntoView({ block: 'nearest' })
    // A log that was not in sight could not be scrolled to what happened last.
    const lines = opened?.querySelector('.lines')
    lines?.scrollTo(0, lines.scrollHeight)
  })
}
