import type { JSX } from 'preact'
import { say } from '../words/words.ts'

/** The way to the puzzles, on the first page. */
export function PuzzlesLink(): JSX.Element {
  return (
    <p class="panel row puzzles-link">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href="#cheese-gouda" width="100" height="100" />
      </svg>
      <span>{say('puzzles-door-about')}</span>
      <a class="btn small" href="#/castle/puzzles">
        {say('puzzles-door')}
      </a>
    </p>
  )
}
