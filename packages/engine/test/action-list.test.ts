import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ActionList, legal } from '../src/index.ts'
import { acorns } from './acorns.ts'

test('a list gives back what was pushed, in order', () => {
  const list = new ActionList<string>()
  assert.deepEqual(list.toArray(), [])
  list.push('a')
  list.push('b')
  assert.equal(list.length, 2)
  assert.deepEqual([list.at(0), list.at(1)], ['a', 'b'])
  assert.deepEqual(list.toArray(), ['a', 'b'])
})

test('a run finishes the list as if it had been pushed', () => {
  const list = new ActionList<string>()
  list.push('a')
  list.finish(['x', 'y'])
  assert.equal(list.length, 3)
  assert.deepEqual(
    [0, 1, 2].map((index) => list.at(index)),
    ['a', 'x', 'y'],
  )
  assert.deepEqual(list.toArray(), ['a', 'x', 'y'])
})

test('cleared it is empty, whatever it held', () => {
  const list = new ActionList<string>()
  for (const action of ['a', 'b', 'c']) list.push(action)
  list.finish(['x', 'y'])
  list.clear()
  assert.equal(list.length, 0)
  list.push('d')
  assert.deepEqual(list.toArray(), ['d'])
})

test('an array taken from it is one’s own', () => {
  const list = new ActionList<string>()
  const run = ['x']
  list.push('a')
  list.finish(run)
  const taken = list.toArray()
  list.clear()
  list.push('b')
  taken.push('mine')
  assert.deepEqual(taken, ['a', 'x', 'mine'])
  assert.deepEqual(run, ['x'])
})

test('a game may list while another listing is under way', () => {
  const nested: typeof acorns = {
    ...acorns,
    list(state, into) {
      into.push({ do: 'step' })
      for (const action of legal(acorns, state)) if (action.do === 'roll') into.push(action)
    },
  }
  const state = { turn: 0, goal: 6, acorns: [1, 1], hidden: [0, 0] }
  assert.deepEqual(legal(nested, state), [{ do: 'step' }, { do: 'roll' }])
  assert.deepEqual(legal(acorns, state), [{ do: 'step' }, { do: 'roll' }, { do: 'hide' }])
})
