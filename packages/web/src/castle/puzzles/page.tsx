import type { JSX } from 'preact'
import { puzzleOf, SHELF } from '@mousekeep/castle/puzzles'
import type { OwnPage } from '../../page/face.ts'
import { Trouble } from '../../page/parts/header.tsx'
import { puzzleWords } from '../words/words.ts'
import { PuzzlePage } from './puzzle-page.tsx'
import { Shelf } from './shelf.tsx'
import './puzzles.css'

const MS_OF_A_DAY = 86_400_000

/** The number of today's puzzle: the same for everybody with the same date. */
function numberToday(): number {
  const now = new Date()
  return puzzleOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS_OF_A_DAY)
}

/** `#/castle/puzzles` is the shelf, `#/castle/puzzles/12` a puzzle, `#/castle/puzzles/today` that of the day. */
function Puzzles({ rest: [which = ''] }: { rest: readonly string[] }): JSX.Element {
  if (which === '') return <Shelf today={numberToday()} />
  const number = which === 'today' ? numberToday() : Number(which)
  if (SHELF[number - 1] === undefined) return <Trouble text={puzzleWords.say('puzzle-missing')} />
  return <PuzzlePage key={number} number={number} />
}

/** Loads the words before anything is drawn. */
export async function openPuzzles(): Promise<OwnPage> {
  await puzzleWords.load()
  return Puzzles
}
