import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import { HintButton, UndoButton } from '../page/parts/advice-buttons.tsx'
import { Drawn } from '../page/parts/icons.tsx'
import { say } from './words/words.ts'
import type { CastleDesk } from './choosing/choosing.ts'
import { ICONS } from './icons.tsx'

const Again = later<{ desk: CastleDesk }>(async () => (await import('../page/parts/telling.tsx')).AgainButton)

const KINDS = ['uncover', 'step', 'enter', 'slide'] as const

interface ActionsProps {
  readonly desk: CastleDesk
  readonly isLesson: boolean
}

/** The kinds of action of a turn, undo and hint, and the end of the turn, always in the same place. */
export function Actions({ desk, isLesson }: ActionsProps): JSX.Element | null {
  const view = desk.view.value
  // A spectator has nothing to press.
  if (view === null || desk.table.seats.value.every(({ who }) => who !== 'person')) return null
  const isMine = desk.isReady.value
  const seek = async (kind: (typeof KINDS)[number]): Promise<void> => {
    const seeker = await import('./choosing/seek.ts')
    desk.table.afterAnswer(() => seeker.seek(desk, kind))
  }
  return (
    <div class="actions" role="group" aria-label={say('actions-label')}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          class="btn"
          aria-disabled={!isMine || desk.legal.value.every((action) => action.do !== kind)}
          title={say(`do-${kind}-how`)}
          onClick={() => void seek(kind)}
        >
          <Drawn drawing={ICONS[kind]} />
          {say(`do-${kind}`)}
        </button>
      ))}
      {!isLesson && <UndoButton desk={desk} />}
      {!isLesson && <HintButton desk={desk} />}
      {!isLesson && desk.theirs.value !== null && <Again desk={desk} />}
      <EndButton desk={desk} view={view} />
    </div>
  )
}

/** Unobtrusive while there is something else to do, and disabled while a mouse must step on (C3.5). */
function EndButton({ desk, view }: { desk: CastleDesk; view: CastleView }): JSX.Element {
  const { isEnding } = desk.choosing
  const isOn = desk.isReady.value && view.phase === 'play' && view.pass === null
  const isLoud = isOn && desk.legal.value.every((action) => action.do === 'end')
  const isPointed = desk.pointed.value?.do === 'end'
  const looks = [
    'btn',
    'end',
    isLoud || isPointed ? 'go' : '',
    isPointed ? 'pointed' : '',
    isEnding.value ? 'sure' : '',
  ]
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      data-end-turn
      aria-disabled={!isOn}
      // A double click neither ends the next turn nor answers the question.
      onClick={({ detail }) => detail < 2 && desk.choosing.endTurn()}
    >
      {say(isEnding.value ? 'do-end-all' : 'do-end')}
    </button>
  )
}
