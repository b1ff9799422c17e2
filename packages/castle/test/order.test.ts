import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Table } from './table.ts'

/**
 * The order of listed actions is pinned. A random bot picks the n-th of the list, so seeds, playthroughs and
 * benchmarks replay only while the order stands; menus show it; and a search that breaks ties by the first best move
 * depends on it. A change here is a change of the rules' version.
 */
const ENDS =
  'slide b1, slide d1, slide f1, slide b7, slide d7, slide f7, slide a2, slide a4, slide a6, slide g2, slide g4, slide g6'

function listedOn(set: (t: Table) => void): string {
  const table = new Table()
  set(table)
  return table.scene.listed().join(', ')
}

test('placing: towers from north west, row by row', () => {
  assert.equal(
    listedOn((t) => t.with({ phase: 'place' }).castle()),
    'place a1, place g1, place a7, place g7',
  )
})

test('a turn: steps, uncovers, enters, slides, then the end', () => {
  assert.equal(
    listedOn((t) => t.with({ mice: { red: 'a1', blue: 'g7' }, open: 'A' }).castle()),
    `step a1 b1, uncover C, uncover D, enter g1, enter a7, ${ENDS}, end`,
  )
})

test('steps: by the mouse’s square, row by row; from each to the north, west, east, south', () => {
  // Not by the order in which mice were placed or moved: equal positions must list equal actions.
  for (const mice of ['d2 d4', 'd4 d2']) {
    assert.equal(
      listedOn((t) => t.with({ mice: { red: mice }, slid: true, open: 'B D E F H I N O', lost: { red: 2 } }).castle()),
      'step d2 d1, step d2 c2, step d2 e2, step d2 d3, step d4 d3, step d4 c4, step d4 e4, step d4 d5, uncover A, end',
    )
  }
})

test('uncovers: by the room’s letter, whichever mouse reaches it', () => {
  assert.equal(
    listedOn((t) => t.with({ mice: { red: 'g7 a1 c4' }, lost: { red: 1 }, slid: true }).castle()),
    'step c4 b4, uncover A, uncover C, uncover D, uncover E, uncover H, uncover J, uncover K, uncover M, uncover N, uncover P, uncover R, end',
  )
})

test('slides: from north, from south, from west, from east', () => {
  assert.equal(
    listedOn((t) => t.with({ lost: { red: 4 } }).castle()),
    `${ENDS}, end`,
  )
})

test('in passage: the steps on, and nothing else', () => {
  assert.equal(
    listedOn((t) => t.with({ mice: { blue: 'd4' }, pass: 'd4', open: 'E I N' }).castle()),
    'step d4 d3, step d4 c4, step d4 e4, step d4 d5',
  )
})

test('without points: the end', () => {
  assert.equal(
    listedOn((t) => t.with({ mice: { red: 'b2' }, points: 0 }).castle()),
    'end',
  )
})

test('over: nothing', () => {
  assert.equal(
    listedOn((t) => t.with({ over: { winner: 'red', why: 'rounds' } }).castle()),
    '',
  )
})
