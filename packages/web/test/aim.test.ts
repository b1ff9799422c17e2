import assert from 'node:assert/strict'
import test from 'node:test'
import { castle, type CastleAction, type CastleView } from '@mousekeep/castle'
import { legal, noChance } from '@mousekeep/engine'
import { aimAt, type Aim } from '../src/castle/aim.ts'
import { remember } from '../src/castle/memory.ts'
import { lineFrom, planOf } from '../src/castle/plan.ts'
import { readCommand } from '../src/castle/read-command.ts'
import { parseRules } from '../src/shell/rulebook.ts'

function scene(position: object): { view: CastleView; aim: (square: string, chosen?: string | null) => Aim } {
  const state = castle.readPosition({ layout: 'hof', ...position }, noChance, null)
  const view = castle.view(state, 0)
  return { view, aim: (square, chosen = null) => aimAt(square, view, legal(castle, state), chosen) }
}

const plays = (...actions: readonly CastleAction[]): Aim => ({ aim: 'play', actions })

test('a tap on an own mouse chooses it, a second lets go of it', () => {
  const { aim } = scene({ players: [{ mice: ['c1'] }, {}] })
  assert.deepEqual(aim('c1'), { aim: 'choose', mouse: 'c1' })
  assert.deepEqual(aim('c1', 'c1'), { aim: 'choose', mouse: null })
})

test('a tap on a roof lifts it, on a tower enters, on a square runs there', () => {
  const { aim } = scene({ open: ['A'], players: [{ mice: ['c1'], hand: 3 }, {}] })
  assert.deepEqual(aim('d4'), plays({ do: 'uncover', room: 'J' }))
  assert.deepEqual(aim('a1'), plays({ do: 'enter', tower: 'a1' }))
  assert.deepEqual(aim('b1'), plays({ do: 'step', from: 'c1', to: 'b1' }))
})

test('where two mice could go, somebody must choose', () => {
  const { aim } = scene({ open: ['B'], players: [{ mice: ['d1', 'f1'] }, {}] })
  assert.deepEqual(aim('e1'), { aim: 'which', mice: ['d1', 'f1'] })
  assert.deepEqual(aim('e1', 'f1'), plays({ do: 'step', from: 'f1', to: 'e1' }))
})

test('C3.5: two squares on, the chosen mouse passes its friend between', () => {
  const { aim } = scene({ open: ['B'], players: [{ mice: ['d1', 'e1'] }, {}] })
  assert.deepEqual(aim('f1', 'd1'), plays({ do: 'step', from: 'd1', to: 'e1' }, { do: 'step', from: 'e1', to: 'f1' }))
})

test('where nobody can go the nearest mouse is asked for, so that the rules say why not', () => {
  const { aim } = scene({ open: ['B', 'R'], players: [{ mice: ['d1'] }, { mice: ['f7'] }] })
  assert.deepEqual(aim('e7'), plays({ do: 'step', from: 'd1', to: 'e7' }))
})

const act = (action: object): object => ({ ask: 'act', action })

test('typed lines are read as they are in the terminal', () => {
  const { view } = scene({ players: [{ mice: ['c1'] }, {}] })
  assert.deepEqual(readCommand('b1 c1', view), act({ do: 'step', from: 'b1', to: 'c1' }))
  assert.deepEqual(readCommand('h', view), act({ do: 'uncover', room: 'H' }))
  assert.deepEqual(readCommand('>B1', view), act({ do: 'slide', end: 'b1' }))
  assert.deepEqual(readCommand('push b1', view), act({ do: 'slide', end: 'b1' }))
  assert.deepEqual(readCommand('a1', view), act({ do: 'enter', tower: 'a1' }))
  assert.deepEqual(readCommand('end', view), act({ do: 'end' }))
  assert.deepEqual(readCommand('fly away now', view), { ask: 'unclear', word: 'fly away now' })
})

test('C1.4: the plan has all rooms of both layouts', () => {
  for (const layout of ['hof', 'mill'] as const) {
    assert.equal(planOf(layout).rooms.length, 18)
    assert.equal(planOf(layout).roomOf.size, 45)
  }
})

test('C7.1: memory follows a tile that slides under a roof', () => {
  assert.deepEqual(lineFrom('b1'), ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'])
  const known = remember([
    { type: 'uncovered', rule: 'C3.2', seat: 0, room: 'A', shows: { b1: 'gouda' } },
    {
      type: 'slid',
      rule: 'C3.6',
      seat: 0,
      end: 'b1',
      pushed: 'trap',
      dropped: 'plain',
      shows: { b1: 'trap' },
      revealed: true,
    },
  ])
  assert.deepEqual(Object.entries(Object.fromEntries(known)), [
    ['b1', 'trap'],
    ['b2', 'gouda'],
  ])
})

test('rules are read with their numbers, chapters and plans', () => {
  const rules = parseRules(
    '# X\n\n## C1 The castle\n\n- C1.1 Seven.\n- C1.2 **Plan**:\n\n```\nAB\n```\n\n## C2 Start\n\n- C2.1 Go.\n',
  )
  assert.deepEqual(
    rules.map(({ number, chapter }) => `${chapter}/${number}`),
    ['C1 The castle/C1.1', 'C1 The castle/C1.2', 'C2 Start/C2.1'],
  )
  assert.equal(rules[1].block, 'AB')
})
