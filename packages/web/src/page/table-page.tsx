import { untracked, useSignalEffect } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { announce, announceNow } from '../base/announcer.ts'
import { ring } from '../base/sound/sound.ts'
import { say } from '../base/words/words.ts'
import type { Choosing } from '../desk/choosing.ts'
import { Desk } from '../desk/desk.ts'
import { TableClient } from '../table/client.ts'
import type { TableKind } from './around.ts'
import type { GameFace } from './face.ts'
import { Trouble } from './parts/header.tsx'
import { Reference } from './parts/reference.tsx'
import { onTableKey } from './keys.ts'
import { Sprite } from './sprite.tsx'

interface TablePageProps<T extends GameTypes, C extends Choosing<T>> extends TableKind {
  readonly face: GameFace<T, C>
}

/** Any game at any table: the game brings its face, the kind of table what surrounds it. */
export function TablePage<T extends GameTypes, C extends Choosing<T>>({
  face,
  connect,
  mode,
  at,
  around,
}: TablePageProps<T, C>): JSX.Element {
  const desk = useMemo(() => new Desk<T, C>(new TableClient<T>(connect, face.isStepped), face), [connect])
  const { table } = desk
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(event, face, desk)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      table.close()
    }
  }, [desk])
  useEffect(() => table.goTo(at), [desk, at])
  useSignalEffect(() => speakOf(desk, face))
  useSignalEffect(() => {
    const refused = table.refused.value
    if (refused === null) return
    announceNow(`${face.words.whyNot(refused.refusal, refused.action)} (${refused.refusal.rule})`)
    void ring('refused')
  })
  useSignalEffect(() => {
    if (table.hint.value !== null) announceNow(face.words.tellHint(table.hint.value))
  })
  useSignalEffect(() => {
    if (desk.isPersons.value && table.seats.peek().some(({ who }) => who !== 'person')) void ring('turn')
  })
  if (table.broken.value !== null) return <Trouble text={say('table-broken', { why: table.broken.value })} />
  return (
    <>
      <Sprite of={face} />
      <Reference face={face} desk={desk} />
      <face.Table face={face} desk={desk} mode={desk.isPast.value ? say('mode-past') : mode} around={around} />
    </>
  )
}

/** News for screen readers: what happened in the last play, then what to do. */
function speakOf<T extends GameTypes, C extends Choosing<T>>(desk: Desk<T, C>, face: GameFace<T, C>): void {
  const shown = desk.table.shown.value
  if (shown === null) return
  const told = shown.events.map((event) => face.words.tell(event))
  const { actor, view } = shown
  const isAwaited = actor !== null && desk.table.seats.value[actor]?.who === 'person'
  // A choice on the board is not news.
  const asks = isAwaited ? [untracked(() => face.prompt(desk)), face.counted(view)] : []
  announce([...told, ...asks].join(' '))
}
