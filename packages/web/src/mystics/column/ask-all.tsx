import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { say } from '../words/words.ts'
import { EVERY_CARD } from './every-card.ts'

/** Makes every card ask, whether or not it matters (M27.3); only at tables that ask less, and in one's own turn. */
export function AskAll({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const quiet = desk.view.value?.quiet ?? null
  if (quiet === null) return null
  const isOn = quiet.whispers[EVERY_CARD] === 'always'
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={isOn}
      title={say('ask-all-hold')}
      disabled={!desk.isReady.value}
      onClick={() => desk.play({ do: 'whisper', card: EVERY_CARD, when: isOn ? 'matters' : 'always' })}
    >
      {say('ask-all')}
    </button>
  )
}
