import type { JSX } from 'preact'
import { CopyButton } from './parts/copy.tsx'
import { say } from '../base/words/words.ts'
import type { AnyTable } from './around.ts'

interface MomentProps {
  readonly table: AnyTable
  /** The address of the moment after that many plays. */
  readonly linkTo: (play: number) => string | Promise<string>
  readonly onBranch: () => void
}

/** The play that a table shows: the one being looked back at, or the last. */
export function playShown({ past, shown }: AnyTable): number {
  return past.value?.play ?? shown.value?.plays ?? 0
}

/** What can be done with the moment being looked at: send a link to it, or try something else from there. */
export function MomentRow({ table, linkTo, onBranch }: MomentProps): JSX.Element {
  const play = playShown(table)
  return (
    <div class="row moment">
      <CopyButton text={() => linkTo(play)} label={say('moment-link')} />
      <button type="button" class="btn small" onClick={onBranch}>
        {say('moment-branch')}
      </button>
      {table.past.value !== null && (
        <button type="button" class="btn small" onClick={() => table.look(Infinity)}>
          {say('moment-now')}
        </button>
      )}
    </div>
  )
}
