import type { JSX } from 'preact'
import { SHELF, starsOf } from '@mousekeep/castle/puzzles'
import { Header } from '../../page/parts/header.tsx'
import { puzzleWords } from '../words/words.ts'
import { MiniCastle } from './mini-castle.tsx'
import { solvedPuzzles } from './progress.ts'
import { Stars } from './stars.tsx'

const { say } = puzzleWords
const ALL_STARS = [1, 2, 3, 4, 5]

/** All puzzles by difficulty, marking those solved on this device, with today's puzzle above them. */
export function Shelf({ today }: { today: number }): JSX.Element {
  const solved = solvedPuzzles()
  return (
    <div class="page puzzles">
      <Header title={say('puzzles-title')} mode={say('puzzles-mode')} page="" />
      <main>
        <p>{say('puzzles-about')}</p>
        <Today number={today} isSolved={Object.hasOwn(solved, today)} />
        <section class="panel form" aria-labelledby="shelf-title">
          <h2 id="shelf-title">{say('puzzles-shelf')}</h2>
          <p>{say('puzzles-solved', { solved: Object.keys(solved).length, all: SHELF.length })}</p>
          {ALL_STARS.map((stars) => (
            <Board key={stars} stars={stars} isSolved={(number) => Object.hasOwn(solved, number)} />
          ))}
        </section>
      </main>
    </div>
  )
}

function Today({ number, isSolved }: { number: number; isSolved: boolean }): JSX.Element {
  const puzzle = SHELF[number - 1]
  return (
    <section class="panel today" aria-labelledby="today-title">
      <MiniCastle castle={puzzle.castle} />
      <div>
        <h2 id="today-title">{say('puzzles-today')}</h2>
        <Stars puzzle={puzzle} />
        <p>{isSolved ? say('puzzles-today-done') : say(`puzzle-${puzzle.goal}`)}</p>
        <p>
          <a class={isSolved ? 'btn' : 'btn go'} href="#/castle/puzzles/today">
            {isSolved ? say('puzzle-number', { number }) : say('puzzles-today-go')}
          </a>
        </p>
      </div>
    </section>
  )
}

/** One board of the shelf: the puzzles with this many stars. */
function Board({ stars, isSolved }: { stars: number; isSolved: (number: number) => boolean }): JSX.Element {
  const numbers = SHELF.flatMap((puzzle, i) => (starsOf(puzzle) === stars ? [i + 1] : []))
  return (
    <details open={stars === 1}>
      <summary>
        {say('puzzles-stars', { stars })}{' '}
        <small>{say('puzzles-solved', { solved: numbers.filter(isSolved).length, all: numbers.length })}</small>
      </summary>
      <ul class="numbers">
        {numbers.map((number) => (
          <li key={number}>
            <a
              class={isSolved(number) ? 'btn small solved' : 'btn small'}
              href={`#/castle/puzzles/${number}`}
              aria-label={say(isSolved(number) ? 'puzzle-number-solved' : 'puzzle-number', { number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
