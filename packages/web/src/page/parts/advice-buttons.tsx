import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import type { Desk } from '../../desk/desk.ts'
import { Icon } from './icons.tsx'

/** Takes back the last play, unless it revealed something. */
export function UndoButton<T extends GameTypes>({ desk }: { desk: Desk<T> }): JSX.Element {
  return (
    <button
      type="button"
      class="btn row-button"
      aria-disabled={desk.table.shown.value?.undo !== null}
      onClick={() => desk.undo()}
      data-undo
    >
      <Icon name="undo" />
      {say('do-undo')}
    </button>
  )
}

/** Asks what a bot would do. */
export function HintButton<T extends GameTypes>({ desk }: { desk: Desk<T> }): JSX.Element {
  const isMine = desk.isReady.value
  return (
    <button type="button" class="btn row-button" aria-disabled={!isMine} onClick={() => isMine && desk.table.askHint()}>
      <Icon name="hint" />
      {say('do-hint')}
    </button>
  )
}
