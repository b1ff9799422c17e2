import assert from 'node:assert/strict'
import test from 'node:test'
import { botOf } from '@mousekeep/bots'
import { castle } from '@mousekeep/castle'
import { BadInput, legal, Match, noChance, Seeded } from '@mousekeep/engine'
import { invariants } from './invariants.ts'
import { scenario } from './table.ts'

scenario('C6.5 of two players the other wins at once, whatever both have', (t) => {
  t.with({ mice: { red: 'd4', blue: 'g1' }, tokens: { red: 'blue braid emmental' } }).castle()
  t.red.does('resign red')
  t.expect.events('resigned red', 'won blue resigned (C6.5)')
  t.expect.over('blue', 'resigned')
  t.red.cannot('resign red', 'game-over', 'C6.5')
  t.blue.cannot('end', 'game-over', 'C6.5')
})

scenario('C6.5 out of turn too, and only for oneself', (t) => {
  t.with({ mice: { red: 'd4', blue: 'g1' } }).castle()
  t.red.cannot('resign blue', 'not-your-turn', 'C2.2')
  t.blue.cannot('resign red', 'not-your-turn', 'C2.2')
  t.blue.does('resign blue')
  t.expect.over('red', 'resigned')
})

scenario('C6.5 with more players the mice leave, the turn ends and the others go on', (t) => {
  t.with({ mice: { red: 'd4', blue: 'g1', green: 'a7' }, tokens: { red: 'gouda' } }).castle()
  t.red.does('resign red')
  t.expect.events('resigned red', 'covered', 'turn-began blue round 1')
  t.scene.expectEqual('red', t.summary.players[0], { mice: [], hand: 0, lost: 0, tokens: ['gouda'], gone: true })
  t.expect.notOver()
  t.red.cannot('resign red', 'already-resigned', 'C6.5')
  t.blue.does('end')
  t.green.does('end')
  t.expect.events('turn-began blue round 2')
  t.green.does('resign green')
  t.expect.over('blue', 'resigned')
})

scenario('C6.5 a round begins even if the first player has left', (t) => {
  t.with({ players: 3, first: 'blue', turn: 'red', round: 100, mice: { red: 'a1', blue: 'g1', green: 'a7' } }).castle()
  t.blue.does('resign blue')
  t.red.does('end')
  t.expect.over('green', 'rounds')
})

scenario('C6.5 in the placing too: who has left is passed over', (t) => {
  t.with({ players: 3, phase: 'place' }).castle()
  t.blue.does('resign blue')
  t.red.does('place a1')
  t.green.does('place g1')
  t.expect.events('placed green g1', 'turn-began red round 1')
})

scenario('C6.5 whoever resigns as the one to place makes way for the next', (t) => {
  t.with({ players: 3, phase: 'place' }).castle()
  t.red.does('resign red')
  t.blue.does('place a1')
  t.green.does('place g1')
  t.expect.events('placed green g1', 'turn-began blue round 1')
})

scenario('C6.5 a mouse that slips past one that leaves stands there', (t) => {
  t.with({ players: 3, mice: { red: 'd4', blue: 'e4', green: 'a7' }, open: 'J' }).castle()
  t.red.does('step d4 e4')
  t.red.cannot('end', 'must-step-on', 'C3.5')
  t.blue.does('resign blue')
  t.red.can('end')
})

scenario('C6.5 a mouse in passage leaves with its team', (t) => {
  t.with({ players: 3, mice: { red: 'd4', blue: 'e4', green: 'a7' }, open: 'J' }).castle()
  t.red.does('step d4 e4', 'resign red')
  t.expect.events('stepped red d4 e4 passing', 'resigned red', 'turn-began blue')
  t.blue.can('end')
})

scenario('C6.5 who has left is not counted when a third mouse is lost', (t) => {
  const tokens = { green: 'blue braid emmental', yellow: 'gouda' }
  t.with({
    spare: 'trap',
    mice: { red: 'a1', blue: 'a2', green: 'g5', yellow: 'g1' },
    lost: { blue: 2 },
    tokens,
  }).castle()
  t.green.does('resign green')
  t.red.does('slide a2')
  t.expect.over('yellow', 'mice')
})

scenario('C6.5 mice that have left are not lost (C6.2)', (t) => {
  t.with({ spare: 'trap', mice: { red: 'a1', blue: 'a2', green: 'g5' } }).castle()
  t.green.does('resign green')
  t.red.does('slide a2')
  t.expect.events('slid', 'fell blue a2')
  t.expect.notOver()
})

scenario('C6.5 it is taken back like any play that reveals nothing', (t) => {
  t.with({ players: 3, mice: { red: 'd4', blue: 'g1', green: 'a7' } }).castle()
  t.green.does('resign green')
  t.undo()
  t.scene.expectEqual('green', t.summary.players[2].mice, ['a7'])
})

test('C6.5 nobody comes upon it: it is not listed, and bots do not do it', () => {
  const match = new Match(castle, { seed: 'listed', options: {} })
  assert.ok(legal(castle, match.state).every((action) => action.do !== 'resign'))
})

test('C6.5 games go on among the others by the rules, with bots and in imagined worlds, and replay', () => {
  for (let i = 0; i < 4; i++) {
    const match = new Match(castle, { seed: `resign ${i}`, options: { players: 4 } })
    const bot = botOf(castle, 'greedy', { chance: new Seeded(`bot ${i}`), clock: () => 0 })
    const leaving = [5 + i * 7, 40 + i * 5]
    for (let play = 0; castle.actor(match.state) !== null; play++) {
      const seat = castle.actor(match.state) ?? 0
      const gone = leaving.indexOf(play)
      const action =
        gone >= 0
          ? ({ do: 'resign', seat: (i + gone) % 4 } as const)
          : bot.choose(castle.view(match.state, seat), match.seen(seat))
      const step = match.play(action)
      assert.ok(step.ok, JSON.stringify(step))
      invariants(match.state)
      assert.deepEqual(castle.readPosition(castle.summary(match.state), noChance, null), match.state)
    }
    assert.equal(Match.replay(castle, match.record).hash, match.hash)
  }
})

const position = (...players: object[]): unknown => castle.readPosition({ players }, noChance, null)

test('C6.5 what cannot be is no position, and no action', () => {
  assert.throws(() => position({ gone: true }, {}), BadInput)
  assert.throws(() => position({ gone: true }, {}, {}), BadInput)
  assert.throws(() => position({}, { gone: true, mice: ['a1'] }, {}), BadInput)
  assert.throws(() => castle.readAction({ do: 'resign' }), BadInput)
  assert.throws(() => castle.readAction({ do: 'resign', seat: 4 }), BadInput)
  const match = new Match(castle, { seed: 's', options: {} })
  const step = match.play({ do: 'resign', seat: 2 })
  assert.ok(!step.ok && step.refusal.rule === 'C6.5' && step.refusal.code === 'no-such-team')
})
