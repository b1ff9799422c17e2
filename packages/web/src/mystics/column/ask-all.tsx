import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { say } from '../words/words.ts'

/** In place of a card's name: every card. */
const EVERYTHING = '*'

/** Holds every window open, whatever matters (M27.3); only at tables that ask less, and in one's own turn. */
export function AskAll({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const quiet = desk.view.value?.quiet ?? null
  if (quiet === null) return null
  const isOn = quiet.whispers[EVERYTHING] === 'always'
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={isOn}
      disabled={!desk.isReady.value}
      onClick={() => desk.play({ do: 'whisper', card: EVERYTHING, when: isOn ? 'matters' : 'always' })}
    >
      {say('ask-all')}
    </button>
  )
}
