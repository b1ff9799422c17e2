import assert from 'node:assert/strict'
import test from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { Match } from '@mousekeep/engine'
import { boardHere, CHAPTERS, mystics } from '@mousekeep/mystics'
import { drawMap } from '../src/campaign/map.ts'

/** Sides that the chapters begin on, and every other side as if the mice had come there. */
function* everySide(): Generator<string[]> {
  for (const { id, tiles } of CHAPTERS) {
    const { state } = new Match(mystics, { seed: 'map', options: { chapter: id } })
    for (const side of tiles.flatMap(({ up, down }) => [up, down])) {
      if (side === null) continue
      const [first] = boardHere({ ...state, here: side }).spaces
      const mice = state.mice.map((mouse) => ({ ...mouse, at: first }))
      const there = { ...state, here: side, mice, minions: [], placed: [], trapped: [] }
      yield [side, drawMap(there, boardHere(there), false).join('\n'), ...boardHere(there).names]
    }
  }
}

test('every side of the book is drawn with all its spaces, and the mice on theirs', () => {
  const seen = new Set<string>()
  for (const [side, map, ...names] of everySide()) {
    seen.add(side)
    for (const name of names)
      assert.match(map, new RegExp(`(?<![a-z0-9])${name}(?![a-z0-9])`), `${side} ${name}\n${map}`)
    assert.match(map, /Co/)
  }
  assert.equal(seen.size, 18)
})

test('colours only help: without them the map is the same', () => {
  const { state } = new Match(mystics, { seed: 'map', options: { chapter: '4' } })
  const plain = drawMap(state, boardHere(state), false)
  const coloured = drawMap(state, boardHere(state), true)
  assert.deepEqual(
    coloured.map((line) => stripVTControlCharacters(line).trimEnd()),
    plain,
  )
  assert.notDeepEqual(coloured, plain)
})
