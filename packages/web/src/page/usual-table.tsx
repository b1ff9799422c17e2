import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { announceNow } from '../base/announcer.ts'
import { say } from '../base/words/words.ts'
import type { Choosing } from '../desk/choosing.ts'
import type { Desk } from '../desk/desk.ts'
import type { Around } from './around.ts'
import { CommandLine } from './parts/command-line.tsx'
import { Digest } from './parts/digest.tsx'
import type { FaceWords, TableProps } from './face.ts'
import { legalText } from './keys.ts'
import { Layout } from './parts/layout.tsx'
import { Log, withNotes } from './parts/log.tsx'
import { Prompt } from './parts/prompt.tsx'
import { Timeline } from './parts/timeline.tsx'

/** The layout most games use: the board, and a column with everything else. */
export function UsualTable<T extends GameTypes, C extends Choosing<T>>(props: TableProps<T, C>): JSX.Element {
  const { face, desk, mode } = props
  return <Layout title={face.words.title()} mode={mode} board={<face.Board desk={desk} />} side={<Side {...props} />} />
}

function Side<T extends GameTypes, C extends Choosing<T>>({
  face,
  desk,
  around,
}: TableProps<T, C>): JSX.Element | null {
  const { table } = desk
  const view = desk.view.value
  const shown = table.shown.value
  const { Notice, Moment, Panels, notes, since } = around
  if (view === null || shown === null) return null
  const groups = face.log(table.eventsByPlay.value)
  return (
    <>
      <Prompt face={face} desk={desk} />
      {face.isOver(view) ? <Ending desk={desk} around={around} /> : <face.Actions desk={desk} isLesson={false} />}
      {Notice !== null && <Notice table={table} />}
      <Digest
        plays={shown.plays}
        groups={groups}
        since={since}
        onLook={(play) => table.look(play)}
        onFilm={(play) => void desk.showAgain(play)}
      />
      {face.panels.map((Panel, i) => (
        <Panel key={i} desk={desk} />
      ))}
      {face.Leave !== undefined && <face.Leave desk={desk} />}
      <PastLine desk={desk} />
      <Moment table={table} />
      <Log
        groups={withNotes(groups, notes.value)}
        filters={face.logFilters(view)}
        onJump={(play) => table.look(play)}
      />
      {Panels !== null && <Panels table={table} />}
      {!face.isOver(view) && <TypedLine desk={desk} words={face.words} />}
      {!table.isKept.value && <p role="alert">{say('table-not-kept')}</p>}
    </>
  )
}

/** The timeline of all plays. */
export function PastLine<T extends GameTypes>({ desk: { table } }: { desk: Desk<T> }): JSX.Element | null {
  const shown = table.shown.value
  if (shown === null) return null
  return (
    <Timeline
      plays={shown.plays}
      at={table.past.value?.play ?? shown.plays}
      boundaries={shown.boundaries}
      onLook={(play) => table.look(play)}
    />
  )
}

interface TypedLineProps<T extends GameTypes> {
  readonly desk: Desk<T>
  readonly words: FaceWords<T>
}

/** A line to type what can also be tapped. */
export function TypedLine<T extends GameTypes>({ desk, words }: TypedLineProps<T>): JSX.Element {
  const { table } = desk
  const onLine = (line: string): void => {
    const view = desk.view.value
    if (view === null) return
    const command = words.readLine(line, view, desk.legal.value)
    if (command.ask === 'play' && desk.isPersons.value) table.play(command.action)
    else if (command.ask === 'undo') desk.undo()
    else if (command.ask === 'hint') table.askHint()
    else if (command.ask === 'legal') announceNow(legalText(desk, words))
    else if (command.ask === 'unclear') announceNow(words.unclear(command.word))
  }
  return <CommandLine onLine={onLine} hint={words.lines()} />
}

interface EndingProps<T extends GameTypes> {
  readonly desk: Desk<T>
  readonly around: Around
}

/** When the game is over: a look back, and what comes next. */
export function Ending<T extends GameTypes>({ desk, around }: EndingProps<T>): JSX.Element {
  return (
    <div class="actions">
      <button type="button" class="btn row-button" onClick={() => desk.table.look(0)}>
        {say('end-look-back')}
      </button>
      <around.Ending table={desk.table} />
    </div>
  )
}
