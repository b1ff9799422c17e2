import { test } from 'node:test'
import { canonical, legal, noChance, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsState } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'
import { DIE } from '../../src/cards/words.ts'
import { foresee } from '../../src/foresight/foresee.ts'
import { reasonOf } from '../../src/foresight/reason.ts'
import { randomTable } from '../random-table.ts'
import { position, prospectOf } from './foreseen.ts'
import assert from 'node:assert/strict'

/** Every row of so many faces. */
function* rows(dice: number): Generator<string[]> {
  if (dice === 0) yield []
  else for (const row of rows(dice - 1)) for (const face of DIE) yield [...row, face]
}

void test('M10.5 the odds of an attack are those of all throws played out', () => {
  const state = position({
    mice: { collin: { at: 'a', equip: ['collins-sword'] } },
    minions: [
      { id: 'x', type: 'rat-warriors', at: 'b' },
      { id: 'far', type: 'rat-warriors', at: 'd' },
    ],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
  })
  const { action, odds, then } = prospectOf(state, 'battle')
  assert.equal(then, 'dice')
  assert.ok(odds?.roll === 'attack')
  const [target] = odds.targets
  let [felled, wheel, cheese, all] = [0, 0, 0, 0]
  for (const faces of rows(odds.dice + target.dice)) {
    const chance = new Scripted(new Seeded('none'))
    chance.script(faces)
    const next = mystics.copy(state)
    mystics.perform(next, action, chance, null)
    all++
    if (!next.minions.some(({ id }) => id === 'x')) felled++
    if (next.wheel > 0) wheel++
    if (next.mice[0].cheese > 0) cheese++
  }
  assert.ok(Math.abs(target.felled - felled / all) < 1e-9, `${target.felled} is not ${felled / all}`)
  assert.ok(Math.abs(odds.wheel - wheel / all) < 1e-9, `${odds.wheel} is not ${wheel / all}`)
  assert.ok(Math.abs(odds.cheese - cheese / all) < 1e-9, `${odds.cheese} is not ${cheese / all}`)
})

void test('M15.2 a full wheel is foreseen in the odds, and who comes with it', () => {
  const state = position({
    mice: { collin: { at: 'a', equip: ['collins-sword'] } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
    wheel: 5,
  })
  const { odds } = prospectOf(state, 'battle')
  assert.ok(odds?.roll === 'attack')
  assert.equal(odds.surge, odds.wheel)
  assert.ok(odds.surge > 0)
  assert.deepEqual(foresee(state).surge, { by: 'nothing', why: 'no-card', minions: {} })
})

void test('M6.9 an announced card says what it makes of each attack', () => {
  const state = position({
    mice: { collin: { at: 'a', equip: ['collins-sword'], abilities: ['feint'], cheese: 2 } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
  })
  const plain = prospectOf(state, 'battle').odds
  const announced = foresee(state).prospects.filter(({ attacks }) => attacks.length > 0)
  for (const { attacks } of announced) {
    for (const { odds } of attacks) {
      assert.ok(plain?.roll === 'attack' && odds?.roll === 'attack')
      assert.ok(odds.targets[0].felled > plain.targets[0].felled)
    }
  }
  assert.ok(announced.length > 0, 'Feint can be announced')
})

/** Games played half wisely, half at random, with everything looked at on the way. */
function eachTable(name: string, games: number, look: (state: MysticsState) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new Seeded(`${name} ${game}`)
    const state = mystics.start(mystics.readOptions({ chapter: 1 + (game % 11) }), chance, null)
    const bot = partyBot(chance, { worlds: 2 })
    for (let n = 0; state.over === null && n < 120; n++) {
      look(state)
      const actions = legal(mystics, state)
      const action = n % 3 === 0 ? actions[chance.below(actions.length)] : bot.choose(mystics.view(state, 0))
      mystics.perform(state, action, chance, null)
    }
  }
}

void test('M7.1 every way in reach can be walked, at its price', () => {
  let walked = 0
  eachTable('reach', 11, (state) => {
    for (const { to, path, price, rolls } of foresee(state).reach) {
      const next = mystics.copy(state)
      const last = path.at(-1)
      assert.equal(last, to)
      for (const space of path.slice(0, -1)) {
        assert.equal(mystics.check(next, { do: 'step', to: space }), null)
        mystics.perform(next, { do: 'step', to: space }, noChance, null)
      }
      assert.equal(mystics.check(next, { do: 'step', to }), null)
      if (rolls) continue
      mystics.perform(next, { do: 'step', to }, noChance, null)
      if (next.turn?.move === 'begun' && state.turn !== null) assert.equal(state.turn.points - next.turn.points, price)
      walked++
    }
  })
  assert.ok(walked > 500, `${walked} walked`)
})

void test('M2.1 foresight changes nothing and looks at no deck', () => {
  eachTable('decks', 6, (state) => {
    const before = canonical(state)
    const seen = foresee(state)
    assert.equal(canonical(state), before)
    const other = mystics.copy(state)
    other.search.reverse()
    other.encounters.reverse()
    assert.deepEqual(foresee(other), seen)
  })
})

void test('M17.6 the mouse a minion is said to strike is the one it strikes', () => {
  let struck = 0
  for (let table = 0; table < 300; table++) {
    const chance = new Seeded(`threat ${table}`)
    let state: MysticsState
    try {
      state = mystics.readPosition(randomTable(chance), chance, null)
    } catch {
      continue
    }
    for (let n = 0; state.over === null && n < 20; n++) {
      const threats = foresee(state).threats
      const actions = legal(mystics, state)
      const action = actions.find((each) => each.do === 'end') ?? actions[0]
      const attacks: { by: string; card: string; target: string }[] = []
      let card = ''
      const moved: string[] = []
      mystics.perform(state, action, chance, (event) => {
        if (event.type === 'turn-began') card = event.card
        if (event.type === 'attacked' && attacks.length === 0 && moved.length === 0) {
          attacks.push({ by: event.by, card, target: event.targets[0] })
        }
        if (!['turn-ended', 'turn-began', 'aimed', 'attacked'].includes(event.type)) moved.push(event.type)
      })
      // Within a turn that is under way it also counts whom the others have attacked.
      const [first] = action.do === 'end' ? attacks : []
      const threat = threats.find((each) => each.who === first?.by && each.card === first.card && each.strikes === 1)
      if (first === undefined || threat === undefined) continue
      assert.equal(first.target, threat.mouse)
      struck++
    }
  }
  assert.ok(struck > 20, `${struck} struck`)
})

void test('M6.2 what an action is good for is said with its odds, or with what its place is good for', () => {
  const collin = { at: 'a', equip: ['collins-sword'] }
  const far = position({
    mice: { collin },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'c' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
  })
  assert.deepEqual(reasonOf(far, { do: 'step', to: 'b' }), { code: 'into-reach', params: { target: 'x' } })
  assert.equal(reasonOf(far, { do: 'end' }).code, 'nothing-better')
  const near = position({
    mice: { collin },
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
    minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
  })
  const { code, params } = reasonOf(near, { do: 'battle', weapon: 'collins-sword', target: 'x' })
  assert.equal(code, 'fells')
  assert.ok(typeof params['chance'] === 'number' && params['chance'] > 0)
})

void test('M9.1 a hint to step onto a mousetrap has a reason, although its dice are still to fall', () => {
  const state = position({
    mice: { collin: { at: 'a' } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'c' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
    trapped: ['b'],
  })
  assert.equal(reasonOf(state, { do: 'step', to: 'b' }).code, 'on-the-way')
})

void test('M6.9 a hint to announce a card says what it makes of the blow', () => {
  const state = position({
    mice: { collin: { at: 'a', equip: ['collins-sword'], abilities: ['feint'], cheese: 2 } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
  })
  const announce = legal(mystics, state).find((action) => action.do === 'ability')
  assert.ok(announce !== undefined)
  const { code, params } = reasonOf(state, announce)
  assert.equal(code, 'likelier')
  assert.equal(params['target'], 'x')
  assert.ok(Number(params['chance']) > Number(params['was']) && Number(params['was']) > 0)
})
