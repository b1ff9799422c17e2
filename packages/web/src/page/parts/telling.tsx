import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import type { Desk } from '../../desk/desk.ts'
import { Icon } from './icons.tsx'

/** Replays the latest moves of the others, if there are any. */
export function AgainButton<T extends GameTypes>({ desk }: { desk: Desk<T> }): JSX.Element | null {
  if (desk.theirs.value === null || desk.isPast.value) return null
  const isMoving = desk.motion.value !== null
  return (
    <button type="button" class="btn small again" aria-disabled={isMoving} onClick={() => void desk.showAgain()}>
      <Icon name="again" />
      {say('show-again')}
    </button>
  )
}
