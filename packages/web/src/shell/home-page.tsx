import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import { route } from '../base/route.ts'
import { language } from '../base/settings.ts'
import { say } from '../base/words/words.ts'
import { DOORS } from '../faces/doors.ts'
import { lessonProgress } from '../lesson/progress.ts'
import { NewVersion } from '../offline/new-version.tsx'
import type { GameDoor } from '../page/door.ts'
import { Header } from '../page/parts/header.tsx'
import { LearnLinks } from '../page/parts/learn-links.tsx'
import { SureButton } from '../page/parts/sure-button.tsx'
import type { SavedTable } from '../table/seating.ts'
import { forgetTable, savedTables } from '../table/store.ts'
import { modeOf } from './local-page.tsx'
import { openTable } from './open-table.ts'

const OnlinePart = later(async () => (await import('../online/home-part.tsx')).OnlinePart)

/** The saved games to list: those that are only tried out, or were opened from a link, are left out. */
function listed(): SavedTable[] {
  return savedTables().filter(({ kind }) => kind === undefined)
}

/** The first page: one press begins a game; everything else can be left as it is. */
export function HomePage(): JSX.Element {
  const tables = useSignal(listed())
  const door = DOORS.find(({ id }) => id === route.value.page) ?? DOORS[0]
  return (
    <div class="page home">
      <Header title={say('app-name')} page="" />
      <main>
        <NewVersion />
        <Welcome door={door} />
        <door.Start open={(wish) => openTable(door.id, wish)} />
        <div class="beside">
          <LearnLinks game={door.id} />
          {door.Beside !== undefined && <door.Beside />}
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
                      tables.value = listed()
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

/** One game in two sentences, with the ways to learn it and to play at once. */
function Welcome({ door }: { door: GameDoor }): JSX.Element {
  return (
    <section class="welcome">
      <door.Picture />
      <p class="hello">{say('home-hello')}</p>
      <div class="doors">
        {DOORS.map((each) => (
          <GameCard key={each.id} door={each} isShown={each === door} />
        ))}
      </div>
    </section>
  )
}

function GameCard({ door, isShown }: { door: GameDoor; isShown: boolean }): JSX.Element {
  const { id, lesson } = door
  const isBegun = lesson !== undefined && lessonProgress(lesson.kept) > 0
  const now = door.now()
  return (
    <section class={isShown ? 'panel door on' : 'panel door'} aria-labelledby={`door-${id}`}>
      <h2 id={`door-${id}`}>
        <a href={`#/${id}`} aria-current={isShown ? 'page' : undefined}>
          {door.title()}
        </a>
      </h2>
      <p>{door.about()}</p>
      <div class="ways">
        {lesson !== undefined && (
          <a class="btn big" href={`#/lesson/${id}`} data-learn={id}>
            {say(isBegun ? 'home-learn-on' : 'home-learn')}
          </a>
        )}
        {typeof now === 'string' ? (
          <a class="btn big go" href={now} data-play={id}>
            {say('home-play')}
          </a>
        ) : (
          <button type="button" class="btn big go" data-play={id} onClick={() => void openTable(id, now)}>
            {say('home-play')}
          </button>
        )}
      </div>
    </section>
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
      <SureButton
        label={say('tables-forget')}
        spoken={say('tables-forget-this', { title, when })}
        question={say('tables-forget-sure')}
        onSure={onForget}
      />
    </li>
  )
}
