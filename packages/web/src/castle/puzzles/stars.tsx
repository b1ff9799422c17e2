import type { JSX } from 'preact'
import { starsOf, type Puzzle } from '@mousekeep/castle/puzzles'
import { puzzleWords } from '../words/words.ts'

const ALL = [1, 2, 3, 4, 5]
/** A five-pointed star in a square of 24. */
export const STAR = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'

/** The difficulty of a puzzle. */
export function Stars({ puzzle }: { puzzle: Puzzle }): JSX.Element {
  const stars = starsOf(puzzle)
  return (
    <p class="stars" role="img" aria-label={puzzleWords.say('puzzles-stars', { stars })}>
      {ALL.map((star) => (
        <svg key={star} viewBox="0 0 24 24" width="22" height="22" class={star <= stars ? 'lit' : undefined}>
          <path d={STAR} />
        </svg>
      ))}
    </p>
  )
}
