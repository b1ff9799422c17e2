import type { MysticsAction, MysticsView } from '@mousekeep/mystics/box'
import { playCarefully } from '../play-carefully.ts'
import type { MysticsDesk } from '../choosing.ts'
import { offeredAt } from '../foresight.ts'
import { openLeaf } from '../leaves.tsx'
import { isLed } from './led.ts'

export type Kind = MysticsAction['do']

/** What a press does when there is nothing to choose. */
const PLAIN: Readonly<Partial<Record<Kind, MysticsAction>>> = {
  search: { do: 'search' },
  scurry: { do: 'scurry' },
  explore: { do: 'explore' },
  stand: { do: 'stand' },
  recover: { do: 'recover' },
  equip: { do: 'equip', open: true },
  'put-down': { do: 'put-down' },
}

/**
 * Somebody presses the button or key of a kind of action: it is played, offered as a choice, or refused with its rule.
 */
export function pressKind(desk: MysticsDesk, kind: Kind): void {
  const view = desk.view.value
  if (!desk.isReady.value || view === null) return
  const actions = offeredAt(desk).filter((action) => action.do === kind)
  const [only] = actions
  if (only !== undefined && isLed(view, desk.legal.value.length)) return desk.play(only)
  if (kind === 'equip' || kind === 'ability') {
    desk.choosing.mouse.value = view.turn?.card ?? null
    openLeaf(desk, 'mouse')
  } else if (kind === 'share' && actions.length > 0) desk.choosing.leaf.value = 'share'
  else if (actions.length === 1 && !('open' in only)) playCarefully(desk, only)
  else if (actions.length > 0) desk.choosing.among.value = actions
  else desk.play(PLAIN[kind] ?? refusedOf(kind, view))
}

/** An action of this kind that the rules will refuse, so that they say why. */
function refusedOf(kind: Kind, view: MysticsView): MysticsAction {
  const [minion] = view.minions
  switch (kind) {
    case 'battle': {
      const weapon = view.mice[view.turn?.card ?? '']?.equip[0] ?? 'none'
      return { do: 'battle', weapon: weapon.split('#')[0], target: minion?.id ?? 'nobody' }
    }
    case 'share':
      return { do: 'share', with: Object.keys(view.mice).find((id) => id !== view.turn?.card) ?? '', open: true }
    case 'wait':
      return { do: 'wait', for: view.turn?.card ?? '' }
    case 'lead':
      return { do: 'lead', to: `${view.mice[view.turn?.card ?? '']?.at ?? ''}` }
    case 'level-up':
      return { do: 'level-up', ability: '' }
    default:
      return { do: 'end' }
  }
}

/** Gives a hint; a second press plays it. */
export function pressHint(desk: MysticsDesk): void {
  const [hinted] = desk.table.hint.value?.line ?? []
  if (!desk.isReady.value) return
  if (hinted === undefined) desk.table.askHint()
  else playCarefully(desk, hinted)
}

/** Makes the space bar press the main button wherever it means nothing else; returns the function that stops it. */
export function watchSpaceBar(desk: MysticsDesk): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey || isOnControl(event.target)) return
    event.preventDefault()
    pressMain(desk)
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function isOnControl(target: EventTarget | null): boolean {
  const controls = 'button, input, select, textarea, a, summary, dialog, [role]'
  return target instanceof Element && target.closest(controls) !== null
}

/** The main button passes on a card, or ends the turn. */
function pressMain(desk: MysticsDesk): void {
  const pass: MysticsAction = { do: 'choose', option: 'pass' }
  if (desk.choosing.stage.isOn || !desk.isReady.value) return
  if (desk.isLegal(pass)) desk.play(pass)
  else if (desk.isLegal({ do: 'end' })) playCarefully(desk, { do: 'end' })
}

/** The keys of the kinds of action. Where two kinds share a key, the first that is possible counts. */
const KEYS: Readonly<Record<string, readonly Kind[]>> = {
  w: ['stand', 'wait'],
  z: ['lead'],
  c: ['scurry'],
  b: ['battle'],
  s: ['search'],
  r: ['recover'],
  x: ['explore'],
  g: ['share'],
  d: ['equip'],
  v: ['level-up'],
  k: ['ability', 'use'],
  i: ['place'],
  p: ['pick-up'],
  f: ['catapult', 'launch'],
  a: ['act', 'call'],
  t: ['take-up', 'put-down', 'hand-over'],
}

/** The keys whose first kind is refused with a rule where it is not offered. */
const ANSWERED = 'wzcbsrxgdvk'

/** The keys of a turn: kinds of action by letter. Choices have their numbers where they are drawn. */
export function turnKeys(desk: MysticsDesk): (readonly [string, () => void])[] {
  return Object.entries(KEYS).map(([key, kinds]) => [
    key,
    () => {
      const able = kinds.find((kind) => offeredAt(desk).some((action) => action.do === kind))
      const kind = able ?? (ANSWERED.includes(key) ? kinds[0] : undefined)
      if (kind !== undefined) pressKind(desk, kind)
    },
  ])
}
