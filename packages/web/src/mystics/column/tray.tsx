import { NUMBER, type MysticsEvent, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { useRoomInSight } from '../room/in-sight.ts'
import { tell } from '../words/tell.ts'
import { say } from '../words/words.ts'

type Rolled = Extract<MysticsEvent, { readonly type: 'rolled' }>

/** The last dice, until something else is done, with what they add up to. */
export function Tray({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const { stage } = desk.choosing
  // The rope comes back into sight once the answer is given.
  useRoomInSight(desk.view.value?.question === null)
  if (stage.beat.value?.isTheirs === true) return null
  const isOn = stage.at.value >= 0
  const seen = stage.beats.value.slice(0, stage.at.value + 1).flatMap(({ events }) => events)
  const parts = (isOn ? [seen] : turnsIn(desk.table.shown.value?.events ?? [])).filter((events) => events.some(isRoll))
  if (parts.length === 0) return null
  const view = isOn ? null : desk.view.value
  return (
    <section class="panel tray" aria-label={say('tray-label')}>
      {parts.map((events, i) => (
        <Fallen key={i} events={events} view={view} />
      ))}
    </section>
  )
}

const isRoll = (event: MysticsEvent): event is Rolled => event.type === 'rolled'

const isBegin = ({ type }: MysticsEvent): boolean => type === 'turn-began'

/** What a play did in the turn that ended with it, and the current turn; the recap tells of the turns between. */
function turnsIn(events: readonly MysticsEvent[]): readonly (readonly MysticsEvent[])[] {
  const ended = Math.max(0, events.findIndex(isBegin))
  return [events.slice(0, ended), events.slice(events.findLastIndex(isBegin) + 1)]
}

/** Dice as they lie, and what they come to. */
function Fallen({ events, view }: { events: readonly MysticsEvent[]; view: MysticsView | null }): JSX.Element {
  return (
    <>
      {telling(events)
        .slice(-2)
        .map((roll, i) => (
          <div key={i} class="roll">
            <Dice faces={roll.faces} />
            <p>{stepsText(roll, view) || tell(roll).split(':')[0]}</p>
          </div>
        ))}
      <p class="sum">
        <b>{sumsIn(events).map(sumText).join(' ')}</b>{' '}
        {events
          .filter(({ type }) => GAINS.has(type))
          .map(tell)
          .join(' ')}
      </p>
    </>
  )
}

/** The dice worth a look: how far somebody came says nothing about the blow that follows. */
function telling(events: readonly MysticsEvent[]): readonly Rolled[] {
  return events.filter(isRoll).filter((roll, i, all) => roll.for !== 'move' || i === all.length - 1)
}

/** How many steps a roll has just given (M6.1); empty for any other roll, and once a step has been taken. */
function stepsText({ by, for: what, faces }: Rolled, view: MysticsView | null): string {
  const turn = view?.turn ?? null
  if (what !== 'move' || turn?.card !== by || turn.move !== 'whole') return ''
  const die = NUMBER[faces[0]]
  return say('tray-steps', { die, move: turn.points - die, steps: turn.points })
}

const GAINS: ReadonlySet<string> = new Set(['cheese-gained', 'wheel-changed'])
const SUMS: ReadonlySet<string> = new Set(['missed', 'blocked', 'wounded', 'defeated', 'searched'])

/** The last sum and what came of it. Whoever is defeated was wounded: the wound is in the sum. */
function sumsIn(events: readonly MysticsEvent[]): readonly MysticsEvent[] {
  const sums = events.filter(({ type }) => SUMS.has(type))
  const isLast = sums.at(-1)?.type === 'defeated'
  return sums.filter(({ type }) => !isLast || type !== 'wounded').slice(-2)
}

function sumText(event: MysticsEvent): string {
  if (event.type !== 'blocked') return tell(event)
  const { hits, blocks } = event
  return say('tray-sum', { hits, blocks, left: Math.max(0, hits - blocks) })
}

/** Dice as they fell, on felt. */
export function Dice({ faces }: Pick<Rolled, 'faces'>): JSX.Element {
  return (
    <div class="felt">
      {faces.map((face, at) => (
        <svg key={at} viewBox="0 0 100 106" role="img" aria-label={say(`face-${face}`)}>
          <use href={`#m-die-${face}`} />
        </svg>
      ))}
    </div>
  )
}
