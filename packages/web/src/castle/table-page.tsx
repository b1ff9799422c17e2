import { untracked, useSignalEffect } from '@preact/signals'
import type { Castle } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { announce, announceNow } from '../frame/announcer.ts'
import { CommandLine } from '../frame/command-line.tsx'
import { Frame, Header } from '../frame/frame.tsx'
import { Log } from '../frame/log.tsx'
import { RuleLink } from '../frame/rule-link.tsx'
import { Timeline } from '../frame/timeline.tsx'
import { go } from '../shell/route.ts'
import { TableClient } from '../table/client.ts'
import type { SavedTable } from '../table/seating.ts'
import { savedTable } from '../table/store.ts'
import { say } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { Board } from './board.tsx'
import { Desk } from './desk.ts'
import { legalText, onTableKey } from './keys.ts'
import { logGroups } from './log-groups.ts'
import { Players, Trays } from './players.tsx'
import { Prompt, promptText } from './prompt.tsx'
import { readCommand } from './read-command.ts'
import { whyNot } from './refusal.ts'
import { tell } from './tell.ts'
import { hintText } from './hint-text.ts'

/** The table of that id, if it is saved on this device. */
export function TablePage({ id }: { id: string }): JSX.Element {
  const saved = useMemo(() => savedTable(id), [id])
  if (saved !== null) return <OpenTable saved={saved} />
  return <Trouble text={say('table-missing')} />
}

function Trouble({ text }: { text: string }): JSX.Element {
  return (
    <div class="page">
      <Header title={say('app-name')} page="table" />
      <main>
        <p class="panel form" role="alert">
          {text}
        </p>
      </main>
    </div>
  )
}

function OpenTable({ saved }: { saved: SavedTable }): JSX.Element {
  const desk = useMemo(() => new Desk(new TableClient<Castle>(saved)), [saved])
  const { table } = desk
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(event, desk)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      table.close()
    }
  }, [desk])
  useSignalEffect(() => speakOf(desk))
  useSignalEffect(() => {
    const refused = table.refused.value
    if (refused !== null) announceNow(`${whyNot(refused.refusal, refused.action)} (${refused.refusal.rule})`)
  })
  const bots = saved.seats.filter(({ who }) => who === 'bot').length
  const mode = bots === 0 ? say('mode-friends', { count: saved.seats.length }) : say('mode-bots', { count: bots })
  if (table.broken.value !== null) return <Trouble text={say('table-broken', { why: table.broken.value })} />
  return (
    <Frame
      title={say('castle-title')}
      mode={desk.isPast.value ? say('mode-past') : mode}
      board={<Board desk={desk} />}
      side={<Side desk={desk} saved={saved} />}
    />
  )
}

/** News for screen readers: what happened in the last play, and then what is to be done. */
function speakOf(desk: Desk): void {
  const shown = desk.table.shown.value
  if (shown === null) return
  const told = shown.events.map(tell)
  const { actor, view } = shown
  const isAwaited = actor !== null && desk.table.saved.seats[actor].who === 'person'
  const points = view.phase === 'play' ? say('points-left', { points: view.points }) : ''
  // Choosing on the board is no news.
  const asks = isAwaited ? [untracked(() => promptText(desk, view)), points] : []
  announce([...told, ...asks].join(' '))
}

function Side({ desk, saved }: { desk: Desk; saved: SavedTable }): JSX.Element | null {
  const { table } = desk
  const view = desk.view.value
  const shown = table.shown.value
  if (view === null || shown === null) return null
  const onLine = (line: string): void => {
    const command = readCommand(line, view)
    if (command.ask === 'act' && desk.isPersons.value) table.play(command.action)
    else if (command.ask === 'undo') table.undo()
    else if (command.ask === 'hint') table.askHint()
    else if (command.ask === 'legal') announceNow(legalText(desk))
    else if (command.ask === 'unclear') announceNow(say('command-unclear', { word: command.word }))
  }
  return (
    <>
      <Prompt desk={desk} view={view} />
      {view.over === null ? <Actions desk={desk} view={view} /> : <Ending desk={desk} />}
      <Answer desk={desk} />
      <Trays view={view} />
      <Players view={view} seats={saved.seats} />
      <Timeline
        plays={shown.plays}
        at={table.past.value?.play ?? shown.plays}
        boundaries={shown.boundaries}
        onLook={(play) => table.look(play)}
      />
      <Log groups={logGroups(table.chapters.value)} onJump={(play) => table.look(play)} />
      <CommandLine onLine={onLine} hint="b1 c1 · H · a1 · > b1 · end" />
      {!table.isKept.value && <p role="alert">{say('table-not-kept')}</p>}
    </>
  )
}

/** Why something was refused, with its rule; or what a bot would do. */
function Answer({ desk }: { desk: Desk }): JSX.Element | null {
  const { refused, hint } = desk.table
  if (refused.value !== null) {
    const { refusal, action } = refused.value
    return (
      <div class="panel answer refused">
        <p>
          {whyNot(refusal, action)} <RuleLink rule={refusal.rule} />
        </p>
      </div>
    )
  }
  if (hint.value === null) return null
  return (
    <div class="panel answer">
      <p>{hintText(hint.value)}</p>
    </div>
  )
}

function Ending({ desk }: { desk: Desk }): JSX.Element {
  return (
    <div class="actions">
      <button type="button" class="btn row-button" onClick={() => desk.table.look(0)}>
        {say('end-look-back')}
      </button>
      <button type="button" class="btn row-button" onClick={() => desk.table.undo()}>
        {say('do-undo')}
      </button>
      <button type="button" class="btn go" onClick={() => go('')}>
        {say('end-again')}
      </button>
    </div>
  )
}
