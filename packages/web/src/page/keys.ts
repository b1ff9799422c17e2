import type { GameTypes } from '@mousekeep/engine'
import { announceNow } from '../base/announcer.ts'
import { isReferenceOpen } from '../base/reference.ts'
import { hasLetterKeys } from '../base/settings.ts'
import { say } from '../base/words/words.ts'
import type { Choosing } from '../desk/choosing.ts'
import type { Desk } from '../desk/desk.ts'
import type { FaceWords, GameFace } from './face.ts'

/** The keyboard shortcuts of a table. They work wherever the focus is, except in text fields. */
export function onTableKey<T extends GameTypes, C extends Choosing<T>>(
  event: KeyboardEvent,
  face: GameFace<T, C>,
  desk: Desk<T, C>,
): void {
  const view = desk.view.value
  const { target, key } = event
  if (view === null || event.altKey || document.querySelector('dialog[open]') !== null) return
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    event.preventDefault()
    return desk.undo()
  }
  const isTyping = target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox'
  if (event.ctrlKey || event.metaKey) return
  if (key === 'Escape') {
    if (isTyping) target.blur()
    desk.table.past.value = null
    desk.skip()
    return desk.choosing.clear()
  }
  if (isTyping || !hasLetterKeys.value) return
  const press = face.keys(desk).get(key) ?? keysOf(face, desk, view).get(key)
  if (press === undefined) return
  event.preventDefault()
  press()
}

function keysOf<T extends GameTypes, C extends Choosing<T>>(
  face: GameFace<T, C>,
  desk: Desk<T, C>,
  view: T['view'],
): ReadonlyMap<string, () => void> {
  const { table } = desk
  const { words } = face
  const plays = table.shown.value?.plays ?? 0
  const at = table.past.value?.play ?? plays
  return new Map([
    ['u', () => desk.undo()],
    ['h', () => desk.isPersons.value && table.askHint()],
    ['m', () => announceNow(legalText(desk, words))],
    ['o', () => announceNow(`${face.prompt(desk)} ${face.counted(view)}`)],
    ['l', () => announceNow(lastText(desk, words))],
    ['/', () => document.getElementById('command')?.focus()],
    ['q', () => (isReferenceOpen.value = !isReferenceOpen.value)],
    [',', () => table.look(at - 1)],
    ['.', () => table.look(at + 1)],
  ])
}

/** Everything that may be done now, in words. */
export function legalText<T extends GameTypes>(desk: Desk<T>, words: FaceWords<T>): string {
  const able = desk.legal.value.map((action) => words.tellAction(action))
  return able.length === 0 ? say('legal-none') : say('legal-list', { actions: able.join('; ') })
}

function lastText<T extends GameTypes>({ table }: Desk<T>, words: FaceWords<T>): string {
  return (table.eventsByPlay.value.at(-1) ?? []).map((event) => words.tell(event)).join(' ')
}
