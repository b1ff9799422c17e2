import type { Mystics } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Around } from '../../page/around.ts'
import { Log, withNotes, type LogGroup } from '../../page/parts/log.tsx'
import { TellingPace } from '../../page/parts/telling-controls.tsx'
import { TypedLine } from '../../page/usual-table.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { AskAll } from '../column/ask-all.tsx'
import { Goal } from '../column/goal.tsx'
import { faceWords } from '../face-words.ts'
import { logFilters } from './log-groups.ts'
import { LoggedPast } from './past.tsx'

interface LogLeafProps {
  readonly desk: MysticsDesk
  readonly view: Mystics['view']
  readonly groups: readonly LogGroup[]
  readonly around: Around
}

/** What has happened, a way to look back through it, and what was said about it; below it, what has to be done. */
export function LogLeaf({ desk, view, groups, around }: LogLeafProps): JSX.Element {
  const { table } = desk
  const notes = around.notes.value
  const edge = table.shown.value?.boundaries.at(-1) ?? null
  // The longest part of the page changes only with a play, so it is not drawn again while a pointer moves.
  const log = useMemo(
    () => (
      <Log
        groups={withNotes(groups, notes)}
        filters={logFilters(view)}
        onJump={(play) => table.look(play)}
        edge={edge}
      />
    ),
    [groups, notes, edge],
  )
  return (
    <>
      <div class="leaf-log">
        {log}
        <LoggedPast desk={desk} around={around} />
        <TellingPace />
        <AskAll desk={desk} />
        {around.Panels !== null && <around.Panels table={table} />}
        {view.over === null && <TypedLine desk={desk} words={faceWords} />}
      </div>
      <div class="leaf-map">
        <Goal view={view} />
      </div>
    </>
  )
}
