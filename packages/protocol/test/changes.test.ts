import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, withChanges } from '../src/index.ts'

/** A small generator of its own: the protocol knows no game and no dice. */
function drawer(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

const NAMES = ['a', 'b', 'a/b', '~', '~1', '0', 'x y']

function anything(draw: (n: number) => number, depth = 0): unknown {
  const kind = draw(depth > 3 ? 4 : 7)
  if (kind === 0) return null
  if (kind === 1) return draw(3)
  if (kind === 2) return NAMES[draw(NAMES.length)]
  if (kind === 3) return draw(2) === 0
  if (kind < 6) return Object.fromEntries(NAMES.slice(0, draw(6)).map((name) => [name, anything(draw, depth + 1)]))
  return Array.from({ length: draw(5) }, () => anything(draw, depth + 1))
}

test('whatever two pieces of data are, the first with the changes made is the second', () => {
  for (let seed = 1; seed <= 5000; seed++) {
    const draw = drawer(seed)
    const [before, after] = [{ top: anything(draw) }, { top: anything(draw), more: anything(draw) }]
    const text = JSON.stringify(before)
    const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
    assert.deepEqual(withChanges<object>(before, changes), after, `seed ${seed}`)
    assert.equal(JSON.stringify(before), text, 'what was given stays as it was')
  }
})

test('what is the same is not sent, and is shared', () => {
  const before = { mice: { collin: { at: 'a1', pack: ['dagger'] }, nez: { at: 'b1', pack: [] } }, page: 1 }
  const after = structuredClone(before)
  assert.deepEqual(changesBetween(before, after), {})
  after.mice.collin.at = 'a2'
  const changes = changesBetween(before, after)
  assert.deepEqual(changes, { set: { 'mice/collin/at': 'a2' } })
  assert.equal(withChanges(before, changes).mice.nez, before.mice.nez)
})

test('where nearly everything differs the whole is shorter, and is sent', () => {
  const before = { legal: [1, 2, 3, 4].map((n) => ({ to: `a${n}` })) }
  const after = { legal: [5, 6, 7, 8].map((n) => ({ to: `a${n}` })) }
  assert.deepEqual(changesBetween(before, after), { set: after })
})

test('a list that grew is told what was added, one that shrank what is gone', () => {
  const long = { list: ['first of all', 'second of all', 'third of all'] }
  const short = { list: ['first of all', 'second of all'] }
  assert.deepEqual(changesBetween(short, long), { set: { 'list/2': 'third of all' } })
  assert.deepEqual(changesBetween(long, short), { gone: ['list/2'] })
})
