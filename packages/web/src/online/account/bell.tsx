import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/words/words.ts'
import { lookForPush, push, switchOff, switchOn } from './push.ts'

/** The switch for notifications on this device when it is one's turn. */
export function Bell(): JSX.Element {
  useEffect(() => void lookForPush(), [])
  const state = push.value
  const isLocked = state === 'unable' || state === 'forbidden' || state === 'asking'
  return (
    <div class="bell">
      <label class="flag">
        <input
          type="checkbox"
          checked={state === 'on' || state === 'asking'}
          disabled={isLocked}
          onChange={({ currentTarget }) => void (currentTarget.checked ? switchOn() : switchOff())}
        />
        {say('push-switch')}
      </label>
      <p class="note" role="status">
        {say(`push-${state}`)}
      </p>
    </div>
  )
}
