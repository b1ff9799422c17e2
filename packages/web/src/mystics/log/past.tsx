import type { JSX } from 'preact'
import type { Around } from '../../page/around.ts'
import { PastLine } from '../../page/usual-table.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { say } from '../words/words.ts'

interface PastProps {
  readonly desk: MysticsDesk
  readonly around: Around
}

/** Above, in place of what could be done: for whoever looks back without the log before them. */
export function LookedBack({ desk, around }: PastProps): JSX.Element | null {
  if (!isAbove(desk)) return null
  return (
    <div class="panel looked-back">
      <b>{say('mode-past')}</b>
      <Past desk={desk} around={around} />
    </div>
  )
}

/** With the log. There is but one of the two: whoever drags through the past keeps hold of it. */
export function LoggedPast({ desk, around }: PastProps): JSX.Element | null {
  return isAbove(desk) ? null : <Past desk={desk} around={around} />
}

/** All plays in a row, and what can be done with the one that is looked at. */
function Past({ desk, around }: PastProps): JSX.Element {
  return (
    <>
      <PastLine desk={desk} />
      <around.Moment table={desk.table} />
    </>
  )
}

function isAbove({ table, choosing }: MysticsDesk): boolean {
  return table.past.value !== null && choosing.leaf.value !== 'log'
}
