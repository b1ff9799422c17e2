import { untracked, useSignalEffect } from '@preact/signals'
import type { Castle } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { announce, announceNow } from '../frame/announcer.ts'
import { CommandLine } from '../frame/command-line.tsx'
import { Digest } from '../frame/digest.tsx'
import { Frame, Trouble } from '../frame/frame.tsx'
import { Log, withNotes } from '../frame/log.tsx'
import { Timeline } from '../frame/timeline.tsx'
import { ring } from '../sound/sound.ts'
import { TableClient } from '../table/client.ts'
import type { Around, TableProps } from '../table/table-props.ts'
import { say } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { Board } from './board.tsx'
import { Desk } from './desk.ts'
import { hintText } from './hint-text.ts'
import { legalText, onTableKey } from './keys.ts'
import { logFilters, logGroups } from './log-groups.ts'
import { Players, Trays } from './players.tsx'
import { Prompt, promptText } from './prompt.tsx'
import { readCommand } from './read-command.ts'
import { whyNot } from './refusal.ts'
import { tell } from './tell.ts'

/** Castle at any table: the frame around it says of what kind the table is. */
export function CastleTable({ connect, mode, at, around }: TableProps): JSX.Element {
  const desk = useMemo(() => new Desk(new TableClient<Castle>(connect)), [connect])
  const { table } = desk
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(event, desk)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      table.close()
    }
  }, [desk])
  useEffect(() => table.goTo(at), [desk, at])
  useSignalEffect(() => speakOf(desk))
  useSignalEffect(() => {
    const refused = table.refused.value
    if (refused === null) return
    announceNow(`${whyNot(refused.refusal, refused.action)} (${refused.refusal.rule})`)
    void ring('refused')
  })
  useSignalEffect(() => {
    if (table.hint.value !== null) announceNow(hintText(table.hint.value))
  })
  useSignalEffect(() => {
    if (desk.isPersons.value && table.seats.peek().some(({ who }) => who !== 'person')) void ring('turn')
  })
  if (table.broken.value !== null) return <Trouble text={say('table-broken', { why: table.broken.value })} />
  return (
    <Frame
      title={say('castle-title')}
      mode={desk.isPast.value ? say('mode-past') : mode}
      board={<Board desk={desk} />}
      side={<Side desk={desk} around={around} />}
    />
  )
}

/** News for screen readers: what happened in the last play, and then what is to be done. */
function speakOf(desk: Desk): void {
  const shown = desk.table.shown.value
  if (shown === null) return
  const told = shown.events.map(tell)
  const { actor, view } = shown
  const isAwaited = actor !== null && desk.table.seats.value[actor]?.who === 'person'
  const points = view.phase === 'play' ? say('points-left', { points: view.points }) : ''
  // Choosing on the board is no news.
  const asks = isAwaited ? [untracked(() => promptText(desk, view)), points] : []
  announce([...told, ...asks].join(' '))
}

function Side({ desk, around }: { desk: Desk; around: Around }): JSX.Element | null {
  const { table } = desk
  const view = desk.view.value
  const shown = table.shown.value
  const { Notice, Moment, Panels, notes, since } = around
  if (view === null || shown === null) return null
  const groups = logGroups(table.chapters.value)
  const onLine = (line: string): void => {
    const command = readCommand(line, view)
    if (command.ask === 'act' && desk.isPersons.value) table.play(command.action)
    else if (command.ask === 'undo') desk.undo()
    else if (command.ask === 'hint') table.askHint()
    else if (command.ask === 'legal') announceNow(legalText(desk))
    else if (command.ask === 'unclear') announceNow(say('command-unclear', { word: command.word }))
  }
  return (
    <>
      <Prompt desk={desk} view={view} />
      {view.over === null ? <Actions desk={desk} view={view} /> : <Ending desk={desk} around={around} />}
      {Notice !== null && <Notice table={table} />}
      <Digest plays={shown.plays} groups={groups} since={since} onLook={(play) => table.look(play)} />
      <Trays desk={desk} view={view} />
      <Players desk={desk} view={view} />
      <Timeline
        plays={shown.plays}
        at={table.past.value?.play ?? shown.plays}
        boundaries={shown.boundaries}
        onLook={(play) => table.look(play)}
      />
      <Moment table={table} />
      <Log
        groups={withNotes(groups, notes.value)}
        filters={logFilters(view.players.length)}
        onJump={(play) => table.look(play)}
      />
      {Panels !== null && <Panels table={table} />}
      <CommandLine onLine={onLine} hint="b1 c1 · H · a1 · > b1 · end" />
      {!table.isKept.value && <p role="alert">{say('table-not-kept')}</p>}
    </>
  )
}

function Ending({ desk, around }: { desk: Desk; around: Around }): JSX.Element {
  return (
    <div class="actions">
      <button type="button" class="btn row-button" onClick={() => desk.table.look(0)}>
        {say('end-look-back')}
      </button>
      <around.Ending table={desk.table} />
    </div>
  )
}
