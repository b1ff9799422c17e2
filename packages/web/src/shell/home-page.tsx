import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { TEAMS } from '../art/mice.ts'
import { Header } from '../frame/frame.tsx'
import { modeOf } from '../table/local-page.tsx'
import { BOT_LEVELS, type SavedTable } from '../table/seating.ts'
import { forgetTable, savedTables } from '../table/store.ts'
import { NewVersion } from '../offline/new-version.tsx'
import { say } from '../words/words.ts'
import { Choice } from './choice.tsx'
import { later } from './later.tsx'
import { LessonLink } from './lesson-door.tsx'
import { openTable, type Wish } from './open-table.ts'
import { guest, language } from './settings.ts'

const AGAINST = ['bots', 'friends', 'online'] as const

const numbers = (...values: readonly number[]): { value: string; label: string }[] =>
  values.map((value) => ({ value: String(value), label: String(value) }))

const OnlinePart = later(async () => (await import('../online/home-part.tsx')).OnlinePart)

/** The first page: one press and a game begins; everything else may be left as it is. */
export function HomePage(): JSX.Element {
  const tables = useSignal(savedTables())
  return (
    <div class="page home">
      <Header title={say('app-name')} page="" />
      <main>
        <NewVersion />
        <Welcome />
        <NewTable />
        <div class="beside">
          <LessonLink />
          <OnlinePart />
          {tables.value.length > 0 && (
            <section class="panel form" aria-labelledby="tables-title">
              <h2 id="tables-title">{say('tables-title')}</h2>
              <ul class="tables">
                {tables.value.map((table) => (
                  <TableLine
                    key={table.id}
                    table={table}
                    onForget={() => {
                      forgetTable(table.id)
                      tables.value = savedTables()
                    }}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      </main>
    </div>
  )
}

/** The castle as somebody sees it who comes to play: the picture is a file of its own, the mice are those of the game. */
function Welcome(): JSX.Element {
  return (
    <section class="welcome">
      <svg class="panel scene" viewBox="0 -10 1200 370" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {TEAMS.map((team, i) => (
          <use
            key={team}
            href={`#mouse-${team}`}
            x={276 + i * 88}
            y={i % 2 === 0 ? 214 : 222}
            width="106"
            height="130"
          />
        ))}
        <use href="#cheese-emmental" x="632" y="258" width="92" height="92" />
      </svg>
      <div>
        <p class="hello">{say('home-hello', { name: guest.value })}</p>
        <p>{say('home-what')}</p>
      </div>
    </section>
  )
}

function NewTable(): JSX.Element {
  const against = useSignal<Wish['against']>('bots')
  const players = useSignal(2)
  const level = useSignal<Wish['level']>('normal')
  const layout = useSignal<Wish['layout']>('hof')
  const target = useSignal(4)
  const trouble = useSignal<string | null>(null)
  return (
    <section class="panel form" aria-labelledby="new-title">
      <h2 id="new-title">{say('new-title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void openTable({
            against: against.value,
            players: players.value,
            level: level.value,
            layout: layout.value,
            target: target.value,
            name: guest.value,
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
            onPick={(picked) => (players.value = Number(picked))}
          />
          {against.value === 'bots' && (
            <Choice
              name="level"
              legend={say('new-level')}
              options={BOT_LEVELS.map((value) => ({ value, label: say(`level-${value}`) }))}
              value={level.value}
              onPick={(picked) => (level.value = BOT_LEVELS.find((value) => value === picked) ?? level.value)}
            />
          )}
        </div>
        <button class="btn go wide" type="submit">
          {say(against.value === 'online' ? 'new-open' : 'new-play')}
        </button>
        <details>
          <summary>{say('new-more')}</summary>
          <Choice
            name="target"
            legend={say('new-target')}
            options={numbers(4, 5, 6)}
            value={String(target.value)}
            onPick={(picked) => (target.value = Number(picked))}
          />
          <Choice
            name="layout"
            legend={say('new-layout')}
            options={[
              { value: 'hof', label: say('layout-hof') },
              { value: 'mill', label: say('layout-mill') },
            ]}
            value={layout.value}
            onPick={(picked) => (layout.value = picked === 'mill' ? 'mill' : 'hof')}
          />
        </details>
        {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
      </form>
    </section>
  )
}

const COMPANY = { bots: [0, 1], friends: [0, 1, 2], online: [2, 3] } as const

/** Those who play together; who is far away sends a letter. */
function Company({ value }: { value: Wish['against'] }): JSX.Element {
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

function TableLine({ table, onForget }: { table: SavedTable; onForget: () => void }): JSX.Element {
  const title = modeOf(table)
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    table.changed,
  )
  return (
    <li>
      <a class="btn" href={`#/table/${table.id}`}>
        {table.isOver ? say('tables-look') : say('tables-go-on')}
      </a>
      <span>
        {title}
        <small>{when}</small>
      </span>
      <button
        class="btn small"
        type="button"
        onClick={onForget}
        aria-label={say('tables-forget-this', { title, when })}
      >
        {say('tables-forget')}
      </button>
    </li>
  )
}
