import { findCard, findHero, cardIdOf, PACK, type MouseView, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { pickUp } from '../../desk/drag.ts'
import type { Held } from '../../desk/held.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { bust } from '../art/figures/figure.ts'
import { icon, type IconName } from '../art/icons.ts'
import type { MysticsDesk } from '../choosing.ts'
import { PlayedBy } from '../column/played-by.tsx'
import { foresightOf } from '../foresight.ts'
import { statesOf } from '../room/standing.ts'
import { laterWithWords } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { statesText } from '../words/states.ts'
import { say } from '../words/words.ts'
import { heldItem } from './held-item.tsx'
import { STATS } from './stats.ts'
import { Thing } from './thing.tsx'

const ReadingCard = laterWithWords(async () => (await import('./reading-card.tsx')).ReadingCard)

/**
 * The mouse whose things are shown: the one that was tapped, the one asked, or the one with the turn. With friends
 * elsewhere, only if it is played from this screen; otherwise the first that is.
 */
function shownMouse(desk: MysticsDesk, view: MysticsView): string {
  const { seats } = desk.table
  const mice = Object.keys(view.mice)
  const own = mice.filter((mouse) => seats.value[view.seats[mouse]]?.who === 'person')
  const wanted = [view.question?.mouse, view.turn?.card].find((mouse) => own.some((each) => each === mouse))
  return mice.find((mouse) => mouse === desk.choosing.mouse.value) ?? wanted ?? own[0] ?? mice[0]
}

/** The order in which worn things are shown, with two paws. */
const SLOTS = ['head', 'cloak', 'body', 'accessory', 'paw', 'paw'] as const

/** A summary of the mouse, and who plays it. */
export function MouseLeaf({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element {
  return (
    <>
      <MouseSheet desk={desk} view={view} />
      <PlayedBy desk={desk} view={view} mouse={shownMouse(desk, view)} />
    </>
  )
}

/** A mouse at a glance: its numbers and hearts, what it wears and carries, and its abilities. */
function MouseSheet({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element {
  const id = shownMouse(desk, view)
  const mouse = view.mice[id]
  const hero = findHero(id)
  const states = statesText({ states: statesOf(mouse), carries: mouse.carries })
  const numbers = foresightOf(desk)?.numbers[id] ?? hero
  const card = desk.choosing.card.value
  return (
    <section class="panel mouse-sheet" aria-label={nameOf(id)}>
      <header>
        <span class="face" aria-hidden="true" data-look={id} dangerouslySetInnerHTML={drawn(bust(id))} />
        <h2>{nameOf(id)}</h2>
        <dl class="stats">
          {STATS.map(([sign, name]) => (
            <div key={name}>
              <dt>
                <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(sign satisfies IconName, 18))} />
                {say(`stat-${name}`)}
              </dt>
              <dd>{numbers?.[name] ?? 0}</dd>
            </div>
          ))}
        </dl>
      </header>
      {(mouse.captured || mouse.away) && (
        <p class="states">
          {say(mouse.captured ? 'is-captured' : 'is-away')} <RuleLink rule="M20.2" />
        </p>
      )}
      {states.length > 0 && <p class="states">{states.join(' · ')}</p>}
      <Worn mouse={mouse} desk={desk} />
      <Things head={say('sheet-pack', { n: counted(mouse), most: PACK })} cards={mouse.pack} desk={desk} />
      <Things head={say('sheet-can')} cards={[...(hero?.innate ?? []), ...mouse.abilities]} desk={desk} />
      {view.stash.length > 0 && <Things head={say('sheet-stash')} cards={view.stash} desk={desk} isStash />}
      {/* A card of the rope is read elsewhere. */}
      {card !== null && !view.track.includes(card) && <ReadingCard desk={desk} id={id} mouse={mouse} />}
    </section>
  )
}

/** Tricks take no room in the pack (M16.2). */
function counted({ pack }: MouseView): number {
  return pack.filter((card) => findCard(cardIdOf(card))?.kind !== 'trick').length
}

function slotOf(card: string): string {
  return findCard(cardIdOf(card))?.slot ?? 'paw'
}

/** What is worn, each with its slot, and the free slots. */
function Worn({ mouse, desk }: { mouse: MouseView; desk: MysticsDesk }): JSX.Element {
  const pawsTaken = mouse.equip.reduce((sum, card) => sum + (findCard(cardIdOf(card))?.paws ?? 0), 0)
  const taken = new Set(mouse.equip.map(slotOf))
  const free = SLOTS.filter((slot, i) => (slot === 'paw' ? i - 4 >= pawsTaken : !taken.has(slot)))
  return (
    <div class="cards-row">
      <h3>{say('sheet-worn')}</h3>
      <div class="things">
        {mouse.equip.map((card) => (
          <ReadingThing key={card} card={card} desk={desk} note={say(`slot-${slotOf(card)}`)} />
        ))}
        {free.map((slot, i) => (
          <span key={i} class="slot-free">
            {say(`slot-${slot}`)}
          </span>
        ))}
      </div>
    </div>
  )
}

interface ThingsProps {
  readonly head: string
  readonly cards: readonly string[]
  readonly desk: MysticsDesk
  /** Whether things here can be dragged into the room. */
  readonly isStash?: boolean
}

function Things({ head, cards, desk, isStash = false }: ThingsProps): JSX.Element {
  return (
    <div class="cards-row">
      <h3>{head}</h3>
      {cards.length === 0 && <span class="none">{say('sheet-none')}</span>}
      <div class="things">
        {cards.map((card) => (
          <ReadingThing key={card} card={card} desk={desk} held={isStash ? heldItem(desk, card) : null} />
        ))}
      </div>
    </div>
  )
}

interface ReadingThingProps {
  readonly card: string
  readonly desk: MysticsDesk
  readonly note?: string
  readonly held?: Held | null
}

function ReadingThing({ card, desk, note, held = null }: ReadingThingProps): JSX.Element {
  const reading = desk.choosing.card
  return (
    <Thing
      card={card}
      isPressed={reading.value === card}
      onPress={() => (reading.value = reading.value === card ? null : card)}
      onHold={held === null ? null : (down) => pickUp(down, desk, held)}
      {...(note === undefined ? {} : { note })}
    />
  )
}
