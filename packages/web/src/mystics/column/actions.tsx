import type { Odds } from '@mousekeep/mystics'
import type { MysticsAction, MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { HintButton, UndoButton } from '../../page/parts/advice-buttons.tsx'
import { act } from '../act.ts'
import { icon, isIcon } from '../art/coming.ts'
import type { MysticsDesk } from '../choosing.ts'
import { chanceOf, foresightOf, offeredAt, prospectOf } from '../foresight.ts'
import { isLed } from './led.ts'
import { pressKind, type Kind } from './press.ts'
import { capital } from '../words/capital.ts'
import { game, has, say } from '../words/words.ts'

/** Always in the same places; those of the second row only when they can be done. */
const ALWAYS: readonly Kind[] = ['battle', 'search', 'scurry', 'explore', 'share', 'equip', 'level-up', 'ability']
const SOMETIMES: readonly Kind[] = [
  'stand',
  'recover',
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

/** The kinds of action a mouse has in its turn. */
export function Actions({ desk }: { desk: MysticsDesk; isLesson: boolean }): JSX.Element | null {
  const view = desk.view.value
  if (view === null || view.question !== null || view.over !== null) return <Advice desk={desk} />
  const legal = Map.groupBy(offeredAt(desk), (action) => action.do)
  const kinds = [...ALWAYS, ...SOMETIMES.filter((kind) => legal.has(kind))]
  return (
    <>
      <div class="kinds">
        {kinds.map((kind) => (
          <KindButton key={kind} kind={kind} desk={desk} actions={legal.get(kind) ?? []} view={view} />
        ))}
      </div>
      <Among desk={desk} />
      <Advice desk={desk} />
    </>
  )
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
      <b>{say(`do-${kind}`)}</b>
      <small>{noteOf(kind, desk, actions)}</small>
    </button>
  )
}

/** A word or two below the name: how many targets, how likely a star. */
function noteOf(kind: Kind, desk: MysticsDesk, actions: readonly MysticsAction[]): string {
  if (actions.length === 0) return whyNotShort(desk, kind)
  if (kind === 'battle') {
    const targets = new Set(actions.map((action) => (action.do === 'battle' ? action.target : '')))
    return say('note-targets', { n: targets.size })
  }
  if (kind === 'search') {
    const odds = prospectOf(foresightOf(desk), { do: 'search' })?.odds
    return odds?.roll === 'search' ? say('note-star', { chance: Math.round(odds.star * 100) }) : ''
  }
  return ''
}

/** In three words why there is nothing of the kind; a press gives the sentence and its rule. */
function whyNotShort(desk: MysticsDesk, kind: Kind): string {
  const code = desk.isReady.value ? foresightOf(desk)?.barred[kind]?.code : undefined
  return code !== undefined && has(`short-${code}`) ? say(`short-${code}`) : ''
}

/** What one of a kind there is to choose from, where the room does not show it: weapons, exits, cards. */
function Among({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const { among, target } = desk.choosing
  const foresight = foresightOf(desk)
  const best = (action: MysticsAction): number => chanceOf(prospectOf(foresight, action)) ?? 0
  const attacks = desk.legal.value
    .filter((action) => action.do === 'battle' && action.target === target.value)
    .toSorted((a, b) => best(b) - best(a))
  const choices = among.value.length > 0 ? among.value : attacks
  if (choices.length === 0) return null
  // Where everybody is led is shown in the room.
  const named = choices.length === 1 ? choices : choices.filter((action) => action.do !== 'lead')
  return (
    <div class="among" role="group" aria-label={say('among-label')}>
      {named.length === 0 && <p>{say('lead-where')}</p>}
      {named.slice(0, 12).map((action, i) => {
        const prospect = prospectOf(foresight, action)
        const chance = chanceOf(prospect)
        return (
          <button key={i} type="button" class="btn" onClick={() => act(desk, action)}>
            <kbd>{i + 1}</kbd> {capital(game.tellAction(action))}
            {chance !== null && <b> {say('chance-to-defeat', { chance: percent(chance) })}</b>}
            <AttackOdds odds={prospect?.odds ?? null} />
          </button>
        )
      })}
      <button type="button" class="btn" onClick={() => desk.letGo()}>
        {say('among-none')}
      </button>
    </div>
  )
}

/** Dice of both sides, and how likely cheese comes to us and to the wheel. */
function AttackOdds({ odds }: { odds: Odds | null }): JSX.Element | null {
  if (odds?.roll !== 'attack') return null
  const [target] = odds.targets
  const said = { dice: odds.dice, against: target?.dice ?? 0, cheese: percent(odds.cheese), wheel: percent(odds.wheel) }
  return <small class="odds">{say('attack-odds', said)}</small>
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}

function Advice({ desk }: { desk: MysticsDesk }): JSX.Element {
  const canEnd = desk.isReady.value && desk.isLegal({ do: 'end' })
  const view = desk.view.value
  const isLit = canEnd && view !== null && isLed(view, desk.legal.value.length)
  return (
    <div class="advice">
      <UndoButton desk={desk} />
      <HintButton desk={desk} />
      <button
        type="button"
        class={isLit ? 'btn go pointed' : 'btn go'}
        aria-disabled={!canEnd}
        onClick={() => act(desk, { do: 'end' })}
      >
        {desk.choosing.warned.value?.do === 'end' ? say('do-end-sure') : say('do-end')}
      </button>
    </div>
  )
}
