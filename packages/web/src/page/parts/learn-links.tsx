import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'

const ROOMS = [
  ['learn', 'nav-how'],
  ['rules', 'nav-rules'],
  ['sheet', 'nav-sheet'],
] as const

/** Links to everything there is to learn a game from. */
export function LearnLinks({ game, but }: { readonly game: string; readonly but?: string }): JSX.Element {
  return (
    <nav class="row learn-links" aria-label={say('nav-learn')}>
      {ROOMS.filter(([room]) => room !== but).map(([room, name]) => (
        <a key={room} class="btn small" href={`#/${room}/${game}`}>
          {say(name)}
        </a>
      ))}
    </nav>
  )
}
