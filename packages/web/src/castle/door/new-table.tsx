import { SHEETS } from '@mousekeep/games'
import type { TableClock } from '@mousekeep/protocol'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Alert } from '../../base/alert.tsx'
import { Choice } from '../../base/choice.tsx'
import { later } from '../../base/later.tsx'
import { guest } from '../../base/settings.ts'
import { seatsFor, type OpenTable } from '../../page/door.ts'
import { ClockChoice } from '../../page/parts/clock-choice.tsx'
import { TEAMS } from '../art/names.ts'
import { PlanPicture } from './plan-picture.tsx'
import type { Holder } from '../../table/seating.ts'
import { say } from '../words/words.ts'

const AGAINST = ['bots', 'friends', 'online'] as const
type Against = (typeof AGAINST)[number]

const TemperChoice = later(async () => (await import('../tempers/choice.tsx')).openTemperChoice())

/** The bots in turn get the tempers that were chosen. */
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

/** One press and a game of Castle begins; everything else may be left as it is. */
export function NewTable({ open }: { open: OpenTable }): JSX.Element {
  const against = useSignal<Against>('bots')
  const players = useSignal(2)
  const people = useSignal(2)
  const level = useSignal('normal')
  const layout = useSignal<'hof' | 'mill'>('hof')
  const target = useSignal(4)
  const memory = useSignal('none')
  const clock = useSignal<TableClock | null>(null)
  /** The tempers of the bots, once somebody has chosen. */
  const tempers = useSignal<readonly string[]>([])
  const isMore = useSignal(false)
  const trouble = useSignal<string | null>(null)
  return (
    <section class="panel form" aria-labelledby="new-title">
      <h2 id="new-title">{say('new-title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void open({
            clock: clock.value,
            options: { players: players.value, layout: layout.value, target: target.value, memory: memory.value },
            seats:
              against.value === 'online'
                ? 'online'
                : withTempers(
                    tempers.value,
                    seatsFor({
                      against: against.value,
                      players: players.value,
                      people: people.value,
                      level: level.value,
                      name: guest.value,
                    }),
                  ),
          }).then((code) => (trouble.value = code))
        }}
      >
        <Choice
          name="against"
          legend={say('new-against')}
          options={AGAINST.map((value) => ({ value, label: say(`new-${value}`), picture: <Company value={value} /> }))}
          value={against.value}
          onPick={(picked) => (against.value = AGAINST.find((value) => value === picked) ?? against.value)}
        />
        <div class="two">
          <Choice
            name="players"
            legend={say('new-players')}
            options={numbers(2, 3, 4)}
            value={String(players.value)}
            onPick={(picked) => (players.value = people.value = Number(picked))}
          />
          {against.value === 'friends' && players.value > 2 && (
            <Choice
              name="people"
              legend={say('new-people')}
              options={numbers(2, 3, 4).filter(({ value }) => Number(value) <= players.value)}
              value={String(Math.min(people.value, players.value))}
              onPick={(picked) => (people.value = Number(picked))}
            />
          )}
          {(against.value === 'bots' || (against.value === 'friends' && people.value < players.value)) && (
            <Choice
              name="level"
              legend={say('new-level')}
              options={SHEETS.castle.offered.map((value) => ({ value, label: say(`level-${value}`) }))}
              value={level.value}
              onPick={(picked) => (level.value = picked)}
            />
          )}
        </div>
        {against.value === 'online' && <ClockChoice value={clock.value} onPick={(picked) => (clock.value = picked)} />}
        <button class="btn go wide" type="submit">
          {say(against.value === 'online' ? 'new-open' : 'new-play')}
        </button>
        <details onToggle={() => (isMore.value = true)}>
          <summary>{say('new-more')}</summary>
          {isMore.value && against.value !== 'online' && (
            <TemperChoice value={tempers.value} onPick={(picked) => (tempers.value = picked)} />
          )}
          <Choice
            name="target"
            legend={say('new-target')}
            options={numbers(4, 5, 6)}
            value={String(target.value)}
            onPick={(picked) => (target.value = Number(picked))}
          />
          <Choice
            name="memory"
            legend={say('new-memory')}
            options={['none', 'fading', 'all'].map((value) => ({ value, label: say(`memory-${value}`) }))}
            value={memory.value}
            onPick={(picked) => (memory.value = picked)}
          />
          <Choice
            name="layout"
            legend={say('new-layout')}
            options={[
              { value: 'hof', label: say('layout-hof'), picture: <PlanPicture layout="hof" /> },
              { value: 'mill', label: say('layout-mill'), picture: <PlanPicture layout="mill" /> },
            ]}
            value={layout.value}
            onPick={(picked) => (layout.value = picked === 'mill' ? 'mill' : 'hof')}
          />
        </details>
        {trouble.value !== null && <Alert text={say(`trouble-${trouble.value}`)} />}
      </form>
    </section>
  )
}

const COMPANY = { bots: [0, 1], friends: [0, 1, 2], online: [2, 3] } as const

/** Those who play together; who is far away sends a letter. */
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
