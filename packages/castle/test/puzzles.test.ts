import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { castle } from '@mousekeep/castle'
import { puzzleOf, readCastle, SHELF, starsOf, startOf, writeCastle, type Puzzle } from '@mousekeep/castle/puzzles'
import { noChance } from '@mousekeep/engine'
import { bruteSolve } from './perft/brute-solve.ts'
import { brutePlay, type Position } from './perft/brute-force.ts'
import { assertIsSummary } from './drawing.ts'

function positionOf(puzzle: Puzzle): Position {
  const position = castle.summary(castle.readPosition(startOf(puzzle), noChance, null))
  assertIsSummary(position)
  return position
}

test('the shelf has a puzzle for each day of the year, no two alike, of every kind and every number of stars', () => {
  equal(SHELF.length, 365)
  equal(new Set(SHELF.map((puzzle) => puzzle.castle)).size, 365)
  deepEqual(new Set(SHELF.map(({ goal }) => goal)), new Set(['win', 'two', 'safely']))
  deepEqual(new Set(SHELF.map(starsOf)), new Set([1, 2, 3, 4, 5]))
})

test('every puzzle has the one answer it claims, by the brute force of these tests', () => {
  SHELF.forEach((puzzle, i) => {
    const start = positionOf(puzzle)
    const found = bruteSolve(start, puzzle.goal)
    equal(found?.points, puzzle.solution.length, `puzzle ${i + 1}`)
    deepEqual(found?.positions, [puzzle.solution.reduce(brutePlay, start)], `puzzle ${i + 1}`)
  })
})

test('a castle without roofs is written in a line and read from it', () => {
  for (const { castle: line } of SHELF) {
    equal(writeCastle(castle.readPosition(readCastle(line), noChance, null)), line)
  }
})

test('a day has its puzzle, the next day another, and after a shelf of days it comes again', () => {
  equal(new Set(Array.from({ length: 365 }, (_, day) => puzzleOf(20_000 + day))).size, 365)
  equal(puzzleOf(20_365), puzzleOf(20_000))
})
