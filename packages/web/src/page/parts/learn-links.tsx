import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'

const ROOMS = [
  ['learn', 'nav-how'],
  ['rules', 'nav-rules'],
  ['sheet', 'nav-sheet'],
] as const

/** The doors to what can be learned of a game. */
export function LearnLinks({ game }: { readonly game: string }): JSX.Element {
  return (
    <nav class="row learn-links" aria-label={say('nav-learn')}>
      {ROOMS.map(([room, name]) => (
        <a key={room} class="btn small" href={`#/${room}/${game}`}>
          {say(name)}
        </a>
      ))}
    </nav>
  )
}
