import type { JSX } from 'preact'
import type { Around } from '../../page/around.ts'
import { PastLine } from '../../page/usual-table.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { say } from '../words/words.ts'

interface PastProps {
  readonly desk: MysticsDesk
  readonly around: Around
}

/** Above, in place of the actions: for looking back with the log closed. */
export function LookedBack({ desk, around }: PastProps): JSX.Element | null {
  if (!isAbove(desk)) return null
  return (
    <div class="panel looked-back">
      <b>{say('mode-past')}</b>
      <Past desk={desk} around={around} />
    </div>
  )
}

/** With the log. Only one of the two exists at a time, so that dragging through the past is not interrupted. */
export function LoggedPast({ desk, around }: PastProps): JSX.Element | null {
  return isAbove(desk) ? null : <Past desk={desk} around={around} />
}

/** The timeline, and what can be done with the moment being looked at. */
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
