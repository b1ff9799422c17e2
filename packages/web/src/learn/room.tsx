import type { ComponentChildren, JSX } from 'preact'
import { books } from '../base/rulebook.ts'
import { Header } from '../page/parts/header.tsx'
import { NewVersion } from '../offline/new-version.tsx'
import { say } from './words/words.ts'
import './learn.css'
import './print.css'

const ROOMS = ['how', 'rules', 'sheet'] as const

/** The addresses of the rooms: `#/learn/<game>`, `#/rules/<game>`, `#/sheet/<game>`. */
const PAGES = { how: 'learn', rules: 'rules', sheet: 'sheet' } as const

interface RoomProps {
  readonly game: string
  readonly room: (typeof ROOMS)[number]
  readonly title: string
  readonly children: ComponentChildren
}

/** A page to learn from, with links to the others and to the same page of the other game. */
export function Room({ game, room, title, children }: RoomProps): JSX.Element {
  return (
    <div class={`page learn room-${room}`}>
      <Header title={title} page="rules" />
      <main>
        <NewVersion />
        <div class="rooms">
          <nav class="row" aria-label={say('learn-rooms')}>
            {ROOMS.map((each) => (
              <a
                key={each}
                class="btn small"
                href={`#/${PAGES[each]}/${game}`}
                aria-current={each === room ? 'page' : undefined}
              >
                {say(`learn-${each}`)}
              </a>
            ))}
          </nav>
          <nav class="row" aria-label={say('rules-books')}>
            {books().map(({ id }) => (
              <a
                key={id}
                class="btn small"
                href={`#/${PAGES[room]}/${id}`}
                aria-current={id === game ? 'page' : undefined}
              >
                {say(`${id}-title`)}
              </a>
            ))}
          </nav>
          {room !== 'rules' && (
            <button type="button" class="btn small" onClick={() => print()}>
              {say('learn-print')}
            </button>
          )}
        </div>
        {children}
      </main>
    </div>
  )
}
