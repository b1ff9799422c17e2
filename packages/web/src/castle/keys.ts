import type { CastleView } from '@mousekeep/castle'
import { announceNow } from '../frame/announcer.ts'
import { hasLetterKeys } from '../shell/settings.ts'
import { say } from '../words/words.ts'
import type { Desk } from './desk.ts'
import { promptText } from './prompt.tsx'
import { tell, tellAction } from './tell.ts'

/** The keys of a table, wherever the focus is, except where something is typed. */
export function onTableKey(event: KeyboardEvent, desk: Desk): void {
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
    desk.table.settle()
    return desk.clear()
  }
  if (isTyping || !hasLetterKeys.value) return
  const act = keysOf(desk, view).get(key)
  if (act === undefined) return
  event.preventDefault()
  act()
}

function keysOf(desk: Desk, view: CastleView): ReadonlyMap<string, () => void> {
  const { table } = desk
  const plays = table.shown.value?.plays ?? 0
  const at = table.past.value?.play ?? plays
  return new Map([
    ['e', () => desk.play({ do: 'end' })],
    ['u', () => desk.undo()],
    ['h', () => desk.isPersons.value && table.askHint()],
    ['m', () => announceNow(legalText(desk))],
    ['o', () => announceNow(promptText(desk, view) + ' ' + say('points-left', { points: view.points }))],
    ['l', () => announceNow(lastText(desk))],
    ['/', () => document.getElementById('command')?.focus()],
    [',', () => table.look(at - 1)],
    ['.', () => table.look(at + 1)],
  ])
}

/** Everything that may be done now, in words. */
export function legalText(desk: Desk): string {
  const able = desk.legal.value.map(tellAction)
  return able.length === 0 ? say('legal-none') : say('legal-list', { actions: able.join('; ') })
}

function lastText(desk: Desk): string {
  return (desk.table.chapters.value.at(-1) ?? []).map(tell).join(' ')
}
