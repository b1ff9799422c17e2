import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { castle, type CastleAction, type CastleEvent, type CastleView } from '@mousekeep/castle'
import { legal, noChance } from '@mousekeep/engine'
import { Catalogue } from '@mousekeep/text'
import { aimAt, type Aim } from '../../src/castle/choosing/aim.ts'
import { remember } from '../../src/castle/memory.ts'
import { lineFrom, planOf } from '../../src/castle/plan.ts'
import { castleWords } from '../../src/castle/words/face-words.ts'
import { words } from '../../src/castle/words/words.ts'

function scene(position: object): { view: CastleView; aim: (square: string, chosen?: string | null) => Aim } {
  const state = castle.readPosition({ layout: 'hof', ...position }, noChance, null)
  const view = castle.view(state, 0)
  const reach = castle.foresee?.(state).reach ?? null
  return { view, aim: (square, chosen = null) => aimAt(square, { view, legal: legal(castle, state), reach, chosen }) }
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

test('C3.3: one tap runs as far as the points go, by the shortest way', () => {
  const { aim } = scene({ open: ['A', 'D'], players: [{ mice: ['b1'], hand: 3 }, {}] })
  const way = [
    { do: 'step', from: 'b1', to: 'c1' },
    { do: 'step', from: 'c1', to: 'c2' },
  ] as const
  assert.deepEqual(aim('c2', 'b1'), plays(...way))
  assert.deepEqual(aim('c2'), plays(...way))
})

test('where nobody can go the nearest mouse is asked for, so that the rules say why not', () => {
  const { aim } = scene({ open: ['B', 'R'], players: [{ mice: ['d1'] }, { mice: ['f7'] }] })
  assert.deepEqual(aim('e7'), plays({ do: 'step', from: 'd1', to: 'e7' }))
  // A mouse of somebody else is not taken for a place to go to.
  assert.deepEqual(aim('f7'), plays({ do: 'step', from: 'f7', to: 'f7' }))
})

const played = (action: object): object => ({ ask: 'play', action })

test('typed lines are read as they are in the terminal, and the end of a turn in the words of the page', () => {
  const text = readFileSync(new URL('../../text/castle.fr.ftl', import.meta.url), 'utf8')
  words.catalogue.value = new Catalogue('fr', [text])
  const { view } = scene({ players: [{ mice: ['c1'] }, {}] })
  assert.deepEqual(castleWords.readLine('b1 c1', view, []), played({ do: 'step', from: 'b1', to: 'c1' }))
  assert.deepEqual(castleWords.readLine('h', view, []), played({ do: 'uncover', room: 'H' }))
  assert.deepEqual(castleWords.readLine('>B1', view, []), played({ do: 'slide', end: 'b1' }))
  assert.deepEqual(castleWords.readLine('push b1', view, []), played({ do: 'slide', end: 'b1' }))
  assert.deepEqual(castleWords.readLine('a1', view, []), played({ do: 'enter', tower: 'a1' }))
  assert.deepEqual(castleWords.readLine('end', view, []), played({ do: 'end' }))
  assert.deepEqual(castleWords.readLine('fin', view, []), played({ do: 'end' }))
  assert.deepEqual(castleWords.readLine('fly away now', view, []), { ask: 'unclear', word: 'fly away now' })
})

test('C1.4: the plan has all rooms of both layouts', () => {
  for (const layout of ['hof', 'mill'] as const) {
    assert.equal(planOf(layout).rooms.length, 18)
    assert.equal(planOf(layout).roomOf.size, 45)
  }
})

const round = (number: number): CastleEvent => ({ type: 'turn-began', rule: 'C3.1', seat: 0, round: number })

test('C7.1, C7.3: memory follows a tile that slides under a roof; fading marks are gone after two rounds', () => {
  assert.deepEqual(lineFrom('b1'), ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'])
  const events: CastleEvent[] = [
    round(3),
    { type: 'uncovered', rule: 'C3.2', seat: 0, room: 'A', shows: { b1: 'gouda' } },
    round(4),
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
  ]
  const marks = (memory: 'fading' | 'all', ...later: readonly CastleEvent[]): string =>
    [...remember([...events, ...later], memory)].map(([square, kind]) => `${square} ${kind}`).join(', ')
  assert.equal(marks('all'), 'b1 trap, b2 gouda')
  assert.equal(marks('fading'), 'b1 trap, b2 gouda')
  assert.equal(marks('fading', round(5)), 'b1 trap')
  assert.equal(marks('fading', round(6)), '')
  assert.equal(marks('all', round(9)), 'b1 trap, b2 gouda')
})
