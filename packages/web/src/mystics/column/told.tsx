import { findMinionCard, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { AgainButton } from '../../page/parts/telling.tsx'
import { TellingControls } from '../../page/parts/telling-controls.tsx'
import { bust } from '../art/figures/figure.ts'
import type { MysticsDesk } from '../choosing.ts'
import { useRoomInSight } from '../room/in-sight.ts'
import type { MysticsBeat } from '../stage/beats.ts'
import { nameOf } from '../words/names.ts'
import { tell } from '../words/tell.ts'
import { say } from '../words/words.ts'
import { Dice } from './tray.tsx'

/** Automatic events, in place of the prompt: sentence by sentence, each with its rule and its dice. */
export function Told({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const { stage } = desk.choosing
  const beat = stage.beat.value
  useRoomInSight(beat?.card)
  if (beat === null || !isToldNow(desk)) return null
  const told = stage.beats.value
    .slice(0, stage.at.value + 1)
    .filter(({ card, isTheirs }) => isTheirs && card === beat.card)
  const { title, looks } = whoseTurn(beat, view)
  return (
    <section class="panel told" aria-label={title}>
      <header>
        {looks !== null && <span class="portrait" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(looks))} />}
        <h2>{title}</h2>
      </header>
      {/* Opening a rule pauses the telling, so that it can be read. */}
      <ol onClick={(event) => isRule(event.target) && stage.hold(true)}>
        {told.map((each, i) => (
          <Sentence key={i} beat={each} isNow={each === beat} n={i + 1} />
        ))}
      </ol>
      <TellingControls desk={desk} stage={stage} />
    </section>
  )
}

function isRule(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.rule-link') !== null
}

function Sentence({ beat, isNow, n }: { beat: MysticsBeat; isNow: boolean; n: number }): JSX.Element {
  const roll = beat.events.find((event) => event.type === 'rolled')
  const sum = beat.events.find((event) => event.type === 'blocked')
  return (
    <li data-now={isNow}>
      <span class="number" aria-hidden="true">
        {n}
      </span>
      <div>
        <p>
          {beat.text} {beat.rule !== null && <RuleLink rule={beat.rule} />}
        </p>
        {roll !== undefined && (
          <div class="roll">
            <Dice faces={roll.faces} />
            {sum !== undefined && (
              <b class="sum">
                {say('sum-line', { hits: sum.hits, blocks: sum.blocks, left: Math.max(0, sum.hits - sum.blocks) })}
              </b>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function whoseTurn(
  { card }: MysticsBeat,
  view: MysticsView,
): { readonly title: string; readonly looks: string | null } {
  if (view.mice[card] !== undefined) return { title: say('turn-of', { mouse: nameOf(card) }), looks: card }
  const type = findMinionCard(card)?.type ?? null
  return { title: type === null ? say('told-house') : say('told-of', { who: nameOf(card) }), looks: type }
}

function isToldNow({ choosing }: MysticsDesk): boolean {
  return choosing.stage.beat.value?.isTheirs === true
}

/** What came of the minions' turn that was just told, and a button to see it again. */
export function Recap({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const first = desk.theirs.value
  const shown = desk.table.shown.value
  if (first === null || shown === null || desk.isPast.value || isToldNow(desk)) return null
  const events = desk.table.eventsByPlay.value.slice(first).flat()
  const began = events.findIndex(
    ({ type, ...event }) => type === 'turn-began' && 'card' in event && isMinion(event.card),
  )
  const felt = events.slice(began).filter(({ type }) => FELT.has(type))
  const isLast = desk.table.eventsByPlay.value.at(-1)?.some(({ type }) => type === 'turn-began') === true
  // In the middle of their turn nobody knows yet that it passes without a wound.
  const isSaid = isLast && (felt.length > 0 || !isMinion(desk.view.value?.turn?.card))
  return (
    <div class="recap">
      {isSaid && <p>{felt.length === 0 ? say('recap-nothing') : felt.slice(0, 4).map(tell).join(' ')}</p>}
      <AgainButton desk={desk} />
    </div>
  )
}

const FELT: ReadonlySet<string> = new Set(['wounded', 'captured', 'defeated', 'surged', 'marked', 'cheese-stolen'])

function isMinion(card: unknown): boolean {
  return typeof card === 'string' && findMinionCard(card) !== undefined
}
