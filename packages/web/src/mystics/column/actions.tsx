import type { MysticsAction, MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { HintButton, UndoButton } from '../../page/parts/advice-buttons.tsx'
import { playCarefully } from '../play-carefully.ts'
import { icon, isIcon } from '../art/coming.ts'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf, offeredAt, prospectOf } from '../foresight.ts'
import { fromBeside } from '../from-beside.ts'
import { isLed } from './led.ts'
import { pressHint, pressKind, type Kind } from './press.ts'
import { nameOf } from '../words/names.ts'
import { has, say } from '../words/words.ts'

const Among = fromBeside((parts) => parts.Among)

/** Whoever is down or stuck gets up first: on a phone the row below would be out of sight. */
const FIRST: readonly Kind[] = ['stand', 'recover']
/** Always in the same places; those in the second row only when they are possible. */
const ALWAYS: readonly Kind[] = ['battle', 'search', 'scurry', 'explore', 'share', 'equip', 'level-up', 'ability']
const SOMETIMES: readonly Kind[] = [
  'use',
  'act',
  'call',
  'place',
  'pick-up',
  'catapult',
  'launch',
  'take-up',
  'put-down',
  'hand-over',
  'wait',
  'lead',
]

/** The kinds of action that a mouse has in its turn. */
export function Actions({ desk }: { desk: MysticsDesk; isLesson: boolean }): JSX.Element | null {
  const view = desk.view.value
  if (view === null || view.question !== null || view.over !== null) return <Advice desk={desk} />
  const legal = Map.groupBy(offeredAt(desk), (action) => action.do)
  const isOffered = (kind: Kind): boolean => legal.has(kind)
  const kinds = [...FIRST.filter(isOffered), ...ALWAYS, ...SOMETIMES.filter(isOffered)]
  return (
    <>
      <div class="kinds">
        {kinds.map((kind) => (
          <KindButton key={kind} kind={kind} desk={desk} actions={legal.get(kind) ?? []} view={view} />
        ))}
      </div>
      {isAiming(desk) && <Among desk={desk} />}
      <Advice desk={desk} />
    </>
  )
}

/** Whether one of several things has to be chosen: an action, or a weapon for it. */
function isAiming({ choosing }: MysticsDesk): boolean {
  return choosing.among.value.length > 0 || choosing.target.value !== null
}

interface KindProps {
  readonly kind: Kind
  readonly desk: MysticsDesk
  readonly view: MysticsView
  readonly actions: readonly MysticsAction[]
}

function KindButton({ kind, desk, view, actions }: KindProps): JSX.Element {
  const isOpen = desk.isReady.value && actions.length > 0
  const isLit = actions.length > 0 && isLed(view, desk.legal.value.length)
  return (
    <button
      type="button"
      class={isLit ? 'btn kind pointed' : 'btn kind'}
      data-kind={kind}
      aria-disabled={!isOpen}
      aria-pressed={desk.choosing.among.value.some((action) => action.do === kind)}
      onClick={() => pressKind(desk, kind)}
    >
      <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(isIcon(kind) ? kind : 'step', 26))} />
      <b>{labelOf(kind, actions)}</b>
      <small>{noteOf(kind, desk, actions)}</small>
    </button>
  )
}

/** An action of the chapter has a name of its own, and is played as soon as its button is pressed. */
function labelOf(kind: Kind, [only, other]: readonly MysticsAction[]): string {
  const isNamed = (only?.do === 'act' || only?.do === 'call') && other === undefined
  return isNamed ? nameOf(only.name) : say(`do-${kind}`)
}

/** A word or two below the name: how many targets, how likely a star, what it costs. */
function noteOf(kind: Kind, desk: MysticsDesk, actions: readonly MysticsAction[]): string {
  if (actions.length === 0) return whyNotShort(desk, kind)
  if (kind === 'battle') {
    const targets = new Set(actions.map((action) => (action.do === 'battle' ? action.target : '')))
    return say('note-targets', { n: targets.size })
  }
  if (kind === 'stand') return say('note-stand')
  if (kind === 'scurry') {
    const mouse = desk.view.value?.turn?.card ?? ''
    return say('note-scurry', { move: foresightOf(desk)?.numbers[mouse]?.move ?? 0 })
  }
  if (kind === 'search') {
    const odds = prospectOf(foresightOf(desk), { do: 'search' })?.odds
    return odds?.roll === 'search' ? say('note-star', { chance: Math.round(odds.star * 100) }) : ''
  }
  return ''
}

/** In three words, why there is nothing of this kind; a press gives the full sentence with its rule. */
function whyNotShort(desk: MysticsDesk, kind: Kind): string {
  const code = desk.isReady.value ? foresightOf(desk)?.barred[kind]?.code : undefined
  return code !== undefined && has(`short-${code}`) ? say(`short-${code}`) : ''
}

function Advice({ desk }: { desk: MysticsDesk }): JSX.Element {
  const canEnd = desk.isReady.value && desk.isLegal({ do: 'end' })
  const view = desk.view.value
  const hint = desk.table.hint.value
  const isLit = canEnd && view !== null && isLed(view, desk.legal.value.length)
  return (
    <div class="advice">
      <UndoButton desk={desk} />
      {hint === null || !desk.isReady.value ? (
        <HintButton desk={desk} />
      ) : (
        <button type="button" class="btn" onClick={() => pressHint(desk)}>
          {say('do-hinted')}
        </button>
      )}
      <button
        type="button"
        class={isLit ? 'btn go pointed' : 'btn go'}
        aria-disabled={!canEnd}
        onClick={() => playCarefully(desk, { do: 'end' })}
      >
        {desk.choosing.warned.value?.do === 'end' ? say('do-end-sure') : say('do-end')}
      </button>
    </div>
  )
}
