import assert from 'node:assert/strict'
import test from 'node:test'
import { commonRules } from '@mousekeep/bots'
import { castle, type Castle, type CastleAction } from '@mousekeep/castle'
import { apply, canonical, legal, Match, noChance, pick, Seeded } from '@mousekeep/engine'
import { mystics, partyBot } from '@mousekeep/mystics'
import { foretell, foresightFrom, LocalTable, weighFrom, type Standpoint } from '@mousekeep/tables'

const ENDS = ['b1', 'd1', 'f1', 'b7', 'd7', 'f7', 'a2', 'a4', 'a6', 'g2', 'g4', 'g6']
const SQUARES = Array.from({ length: 49 }, (_, i) => `abcdefg`.charAt(i % 7) + String(Math.floor(i / 7) + 1))

/** Everything that somebody may tap on, allowed or not. */
const TAPS: readonly CastleAction[] = [
  ...ENDS.map((end): CastleAction => ({ do: 'slide', end })),
  ...SQUARES.map((tower): CastleAction => ({ do: 'enter', tower })),
  ...'ABCDEFGHIJKLMNOPQR'.split('').map((room): CastleAction => ({ do: 'uncover', room })),
  ...SQUARES.map((to): CastleAction => ({ do: 'step', from: 'a1', to })),
  { do: 'end' },
]

/** Some games as they may go, told move by move with what the one who must decide knows. */
function eachMoment(games: number, meet: (from: Standpoint<Castle>, state: Castle['state'], at: number) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new Seeded(`moments ${game}`)
    const match = new Match(castle, { seed: `game ${game}`, options: { players: 2 + (game % 3) } })
    for (let i = 0; i < 60; i++) {
      const seat = castle.actor(match.state)
      if (seat === null) break
      meet({ seat, view: castle.view(match.state, seat), seen: match.seen(seat) }, match.state, i)
      const step = match.play(pick(legal(castle, match.state), chance))
      assert.ok(step.ok)
    }
  }
}

test('what is foretold comes true to the last tile, and nothing is foretold that shows something', () => {
  const counts = { foretold: 0, open: 0 }
  eachMoment(6, (from, state) => {
    for (const action of legal(castle, state)) {
      const step = apply(castle, state, from.seat, action, noChance)
      assert.ok(step.ok)
      const isShown = step.events.some((event) => castle.reveals(event))
      const end = foretell(castle, from, action)
      assert.equal(end === null, isShown, castle.text(action))
      counts[isShown ? 'open' : 'foretold']++
      if (end === null) continue
      const truth = [step.events, castle.view(step.state, from.seat), castle.actor(step.state)]
      assert.equal(canonical([end.events, end.view, end.actor]), canonical(truth))
    }
  })
  assert.ok(counts.foretold > 500 && counts.open > 500, canonical(counts))
})

test('a tap is weighed from what is seen as the rules judge it at the table', () => {
  let refused = 0
  eachMoment(3, (from, state) => {
    for (const action of TAPS) {
      const step = apply(castle, state, from.seat, action, noChance)
      const { refusal, reveals } = weighFrom(castle, from, action)
      assert.deepEqual(refusal, step.ok ? null : step.refusal, castle.text(action))
      assert.equal(reveals, step.ok && step.events.some((event) => castle.reveals(event)))
      if (!step.ok) refused++
    }
  })
  assert.ok(refused > 1000)
})

test('C7.1: castles that look the same give the same advice, whatever lies under their roofs', () => {
  let moments = 0
  eachMoment(2, (from, _state, at) => {
    if (at % 12 !== 5) return
    moments++
    const imagined = castle.imagine(from.view, from.seen)
    const answers = ['one', 'other'].map((seed) => {
      const position = castle.summary(imagined(new Seeded(seed)))
      const seats = from.view.players.map(() => ({ who: 'person', name: 'Pip' }) as const)
      const record = { game: 'castle', start: { seed: 'same', position } }
      const table = new LocalTable(commonRules(castle), { seats, record }, () => performance.now())
      return { position: canonical(position), told: canonical(TAPS.map((action) => table.weigh(action))) }
    })
    assert.notEqual(answers[0].position, answers[1].position)
    assert.equal(answers[0].told, answers[1].told)
  })
  assert.equal(moments, 10)
})

test('a hint is something that may be done, with its reason', () => {
  eachMoment(1, (from, state, at) => {
    if (at % 20 !== 3) return
    const tools = { chance: new Seeded('hint'), clock: () => performance.now() }
    const { line, reason } = commonRules(castle).advise(from.view, from.seen, tools)
    assert.equal(castle.check(state, line[0]), null)
    assert.notEqual(reason, null)
  })
})

test('foresight from what is seen is the same as at the table, at every decision of a chapter', () => {
  const match = new Match(mystics, { seed: 'foresight', options: mystics.readOptions({ chapter: '1', players: 2 }) })
  const bot = partyBot(new Seeded('foresight'))
  const found = { ways: 0, odds: 0 }
  for (let i = 0; i < 60; i++) {
    const seat = mystics.actor(match.state)
    if (seat === null) break
    const view = mystics.view(match.state, seat)
    const foresight = foresightFrom(mystics, { view, seen: match.seen(seat) })
    assert.ok(foresight !== null)
    assert.equal(canonical(foresight), canonical(mystics.foresee?.(match.state) ?? {}), `after ${i} plays`)
    found.ways += foresight.reach.length
    found.odds += foresight.prospects.filter(({ odds }) => odds !== null).length
    assert.ok(match.play(bot.choose(view)).ok)
  }
  assert.ok(found.ways > 50 && found.odds > 20, canonical(found))
  const castleMatch = new Match(castle, { seed: 'none', options: { players: 2 } })
  const blind = { ...castle }
  delete blind.foresee
  assert.equal(foresightFrom(blind, { view: castle.view(castleMatch.state, 0), seen: castleMatch.seen(0) }), null)
})
