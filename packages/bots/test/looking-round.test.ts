import assert from 'node:assert/strict'
import test from 'node:test'
import { castle, type Castle } from '@mousekeep/castle'
import { Match, Seeded, type Seat } from '@mousekeep/engine'
import { botOf } from '../src/index.ts'
import { worthAfterReplies } from '../src/replies.ts'
import { wearinessOf } from '../src/weariness.ts'

const chance = new Seeded('looking round')

test('whoever undoes what the other did gets tired of it, and of nothing else', () => {
  const match = new Match(castle, {
    seed: '',
    position: { players: [{ mice: ['a3'] }, { mice: ['g3'] }], open: ['C', 'G'], tiles: { a2: 'plain', g2: 'gouda' } },
  })
  const tired = (action: Castle['action']): number => wearinessOf(castle, match.state, 0, match.seen(0), chance)(action)
  const costs: number[] = []
  for (let round = 0; round < 4; round++) {
    costs.push(tired({ do: 'slide', end: 'a2' }))
    assert.equal(tired({ do: 'slide', end: 'b1' }), 0)
    for (const end of ['a2', 'g2']) {
      for (const action of [{ do: 'slide', end }, { do: 'end' }] as const) assert.ok(match.play(action).ok)
    }
  }
  assert.deepEqual(costs.slice(0, 2), [0, 0])
  assert.ok(costs[3] > costs[2] && costs[2] > 0, costs.join(' '))
})

test('C6.1 what the others do next is played out: who lets them win has lost', () => {
  const { state } = new Match(castle, {
    seed: '',
    position: {
      players: [{ mice: ['g7'] }, { mice: ['b1', 'c2'], tokens: ['blue', 'braid', 'emmental'] }],
      tiles: { b1: 'gouda', b2: 'gouda' },
      open: ['A', 'D'],
    },
  })
  const ended = castle.copy(state)
  castle.perform(ended, { do: 'end' }, chance, null)
  assert.ok(castle.evaluate(ended)[0] > 0)
  assert.equal(worthAfterReplies(castle, state, 0, [{ do: 'end' }], chance), 0)
})

/** Who wins between master, at that seat, and greedy. */
function winner(at: Seat, seed: string): Seat | undefined {
  const match = new Match(castle, { seed, options: { players: 2 } })
  const bots = [0, 1].map((seat) => {
    const tools = { chance: new Seeded(`${seed} ${seat}`), clock: () => 0 }
    return botOf(castle, seat === at ? 'master' : 'greedy', tools, { iterations: 300 })
  })
  for (let seat = castle.actor(match.state); seat !== null; seat = castle.actor(match.state)) {
    match.play(bots[seat].choose(castle.view(match.state, seat), match.seen(seat)), seat)
  }
  return castle.outcome(match.state)?.winners[0]
}

test('master beats greedy after a short search already', () => {
  let won = 0
  for (let i = 0; i < 8; i++) if (winner(i % 2, `master ${i}`) === i % 2) won++
  assert.ok(won >= 7, `${won} of 8`)
})
