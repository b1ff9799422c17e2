import { SHEETS } from '@mousekeep/games'
import type { TableClock } from '@mousekeep/protocol'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Alert } from '../../base/alert.tsx'
import { Choice, type ChoiceProps } from '../../base/choice.tsx'
import { later } from '../../base/later.tsx'
import { guest } from '../../base/settings.ts'
import { seatsFor, type OpenTable, type Wish } from '../../page/door.ts'
import { ClockChoice } from '../../page/parts/clock-choice.tsx'
import { TEAMS } from '../art/names.ts'
import { PlanPicture } from './plan-picture.tsx'
import type { Holder } from '../../table/seating.ts'
import { say } from '../words/words.ts'

const AGAINST = ['bots', 'friends', 'online'] as const
type Against = (typeof AGAINST)[number]
const LAYOUTS = ['hof', 'mill'] as const

const TemperChoice = later(async () => (await import('../tempers/choice.tsx')).openTemperChoice())

/** Gives the chosen tempers to the bots, in turn. */
function withTempers(tempers: readonly string[], seats: readonly Holder[]): Holder[] {
  let bots = 0
  return seats.map((holder) =>
    holder.who !== 'bot' || tempers.length === 0
      ? holder
      : { ...holder, level: `${holder.level}-${tempers[bots++ % tempers.length]}` },
  )
}

const numbers = (...values: readonly number[]): { value: string; label: string }[] =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** What the form says so far. */
interface Wishes {
  readonly against: Against
  readonly players: number
  /** How many of the players are people, among friends at one screen. */
  readonly people: number
  readonly level: string
  readonly layout: (typeof LAYOUTS)[number]
  readonly target: number
  readonly memory: string
  readonly clock: TableClock | null
  /** The tempers of the bots; empty until somebody chooses them. */
  readonly tempers: readonly string[]
}

const USUAL: Wishes = {
  against: 'bots',
  players: 2,
  people: 2,
  level: 'normal',
  layout: 'hof',
  target: 4,
  memory: 'none',
  clock: null,
  tempers: [],
}

interface WishesProps {
  readonly wishes: Wishes
  readonly change: (changes: Partial<Wishes>) => void
}

function tableFor({ against, players, people, level, layout, target, memory, clock, tempers }: Wishes): Wish {
  return {
    clock,
    options: { players, layout, target, memory },
    seats:
      against === 'online'
        ? against
        : withTempers(tempers, seatsFor({ against, players, people, level, name: guest.value })),
  }
}

/** One press begins a game of Castle; everything else can be left as it is. */
export function NewTable({ open }: { open: OpenTable }): JSX.Element {
  const wished = useSignal(USUAL)
  const trouble = useSignal<string | null>(null)
  const wishes = wished.value
  const { against, clock } = wishes
  const change = (changes: Partial<Wishes>): void => {
    wished.value = { ...wished.value, ...changes }
  }
  const form = { wishes, change }
  return (
    <section class="panel form" aria-labelledby="new-title">
      <h2 id="new-title">{say('new-title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void open(tableFor(wishes)).then((code) => (trouble.value = code))
        }}
      >
        <Field
          name="against"
          options={AGAINST.map((value) => ({ value, label: say(`new-${value}`), picture: <Company value={value} /> }))}
          value={against}
          onPick={(picked) => change({ against: AGAINST.find((value) => value === picked) ?? against })}
        />
        <HowMany {...form} />
        {against === 'online' && <ClockChoice value={clock} onPick={(picked) => change({ clock: picked })} />}
        <button class="btn go wide" type="submit">
          {say(against === 'online' ? 'new-open' : 'new-play')}
        </button>
        <More {...form} />
        {trouble.value !== null && <Alert text={say(`trouble-${trouble.value}`)} />}
      </form>
    </section>
  )
}

/** A question of the form, whose label has the same key as its answers. */
function Field(props: Omit<ChoiceProps, 'legend'>): JSX.Element {
  return <Choice {...props} legend={say(`new-${props.name}`)} />
}

/** How many play, how many of them are people, and how strong the others are. */
function HowMany({ wishes: { against, players, people, level }, change }: WishesProps): JSX.Element {
  const areFriends = against === 'friends'
  return (
    <div class="two">
      <Field
        name="players"
        options={numbers(2, 3, 4)}
        value={`${players}`}
        onPick={(picked) => change({ players: Number(picked), people: Number(picked) })}
      />
      {areFriends && players > 2 && (
        <Field
          name="people"
          options={numbers(2, 3, 4).slice(0, players - 1)}
          value={`${people}`}
          onPick={(picked) => change({ people: Number(picked) })}
        />
      )}
      {(against === 'bots' || (areFriends && people < players)) && (
        <Field
          name="level"
          options={SHEETS.castle.offered.map((value) => ({ value, label: say(`level-${value}`) }))}
          value={level}
          onPick={(picked) => change({ level: picked })}
        />
      )}
    </div>
  )
}

/** What hardly anybody changes before the first game. */
function More({ wishes: { against, tempers, target, memory, layout }, change }: WishesProps): JSX.Element {
  const isOpened = useSignal(false)
  return (
    <details onToggle={() => (isOpened.value = true)}>
      <summary>{say('new-more')}</summary>
      {isOpened.value && against !== 'online' && (
        <TemperChoice value={tempers} onPick={(picked) => change({ tempers: picked })} />
      )}
      <Field
        name="target"
        options={numbers(4, 5, 6)}
        value={`${target}`}
        onPick={(picked) => change({ target: Number(picked) })}
      />
      <Field
        name="memory"
        options={['none', 'fading', 'all'].map((value) => ({ value, label: say(`memory-${value}`) }))}
        value={memory}
        onPick={(picked) => change({ memory: picked })}
      />
      <Field
        name="layout"
        options={LAYOUTS.map((value) => ({
          value,
          label: say(`layout-${value}`),
          picture: <PlanPicture layout={value} />,
        }))}
        value={layout}
        onPick={(picked) => change({ layout: LAYOUTS.find((value) => value === picked) ?? layout })}
      />
    </details>
  )
}

const COMPANY = { bots: [0, 1], friends: [0, 1, 2], online: [2, 3] } as const

/** Pictures of who plays together; those far away are a letter. */
function Company({ value }: { value: Against }): JSX.Element {
  const seats = COMPANY[value]
  const step = value === 'friends' ? 42 : 76
  const left = 85 - ((seats.length - 1) * step) / 2
  return (
    <svg viewBox="0 0 170 82" aria-hidden="true">
      {seats.map((seat, i) => (
        <use
          key={seat}
          href={`#mouse-${TEAMS[seat]}`}
          x={left + i * step - 46}
          y={value === 'friends' && i === 1 ? 10 : 0}
          width="92"
          height="112"
        />
      ))}
      {value === 'online' && <path class="letter" d="M56 48h58v32H56zM56 48l29 19 29-19" />}
      {value === 'bots' && <path class="versus" d="M78 60l14 14m0-14l-14 14" />}
    </svg>
  )
}
