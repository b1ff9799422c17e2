import { test } from 'node:test'
import { canonical, legal, noChance, Scripted, Seeded } from '@mousekeep/engine'
import { CHAPTERS, mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'
import { DIE } from '../../src/cards/words.ts'
import { foresee, type Prospect } from '../../src/foresight/foresee.ts'
import { reasonOf } from '../../src/foresight/reason.ts'
import { warningsOf } from '../../src/foresight/warnings.ts'
import { randomTable } from '../random-table.ts'
import assert from 'node:assert/strict'

const ROOM = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] },
  links: ['a-b', 'b-c', 'c-d'],
}

function position(json: object): MysticsState {
  return mystics.readPosition({ tile: ROOM, ...json }, noChance, null)
}

function prospectOf(state: MysticsState, kind: MysticsAction['do']): Prospect {
  const found = foresee(state).prospects.find(({ action }) => action.do === kind)
  assert.ok(found !== undefined, `no prospect of ${kind}`)
  return found
}

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

/** What speaks against the first action of that kind. */
function warned(state: MysticsState, kind: MysticsAction['do']): string[] {
  return prospectOf(state, kind).warnings.map(({ code, isGrave }) => (isGrave ? `${code}!` : code))
}

void test('M6.2 ending with the action left, and acting with steps left, are warned of', () => {
  const collin = { at: 'a', equip: ['collins-sword'] }
  const minions = [{ id: 'x', type: 'rat-warriors', at: 'b' }]
  const fight = { mice: { collin }, minions, track: ['collin', 'rat-warriors'], turn: 'collin', points: 2 }
  assert.deepEqual(warned(position(fight), 'end'), ['action-left!'])
  assert.deepEqual(warned(position(fight), 'battle'), [])
  const begun = position(fight)
  if (begun.turn !== null) begun.turn.move = 'begun'
  assert.deepEqual(warned(begun, 'battle'), ['gives-up-steps'])
  const spent = position(fight)
  if (spent.turn !== null) spent.turn.acted = 1
  assert.deepEqual(warned(spent, 'end'), [])
})

void test('M15.2 an attack whose dice may fill the wheel is warned of, gravely on the last page', () => {
  const full = {
    mice: { collin: { at: 'a', equip: ['collins-sword'] } },
    minions: [{ id: 'x', type: 'rat-warriors', at: 'b' }],
    track: ['collin', 'rat-warriors'],
    turn: 'collin',
    points: 2,
    wheel: 5,
  }
  assert.deepEqual(warned(position({ ...full, page: 1, end: 6 }), 'battle'), ['may-surge'])
  assert.deepEqual(warned(position({ ...full, page: 5, end: 6 }), 'battle'), ['may-surge!'])
})

void test('M26.1 who has no choice is not warned', () => {
  const state = position({ mice: { collin: { at: 'a' } }, track: ['collin'], turn: 'collin', wheel: 5, points: 0 })
  if (state.turn !== null) Object.assign(state.turn, { acted: 1, move: 'over', ended: 'M6.2', equipped: true })
  assert.equal(legal(mystics, state).length, 1)
  assert.deepEqual(warned(state, 'end'), [])
})

void test('M9.1 a mousetrap on the way is warned of', () => {
  const state = position({
    mice: { collin: { at: 'a' } },
    track: ['collin'],
    turn: 'collin',
    points: 2,
    trapped: ['b'],
  })
  const codes = foresee(state).reach.map(({ to, warnings }) => `${to} ${warnings.map(({ code }) => code).join()}`)
  assert.deepEqual(codes, ['b trap'])
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

void test('M8.4 a current that ends off the tile is warned of, gravely at the last drift', () => {
  const river = {
    tile: {
      spaces: { a: [0, 0], b: [1, 0], c: [2, 0] },
      links: ['a-b', 'b-c'],
      water: ['b', 'c'],
      current: ['b>c', 'c>off'],
    },
    mice: { collin: { at: 'a' } },
    track: ['collin'],
    turn: 'collin',
    points: 2,
  }
  const [step] = foresee(position(river)).reach
  assert.deepEqual(step.warnings, [{ code: 'carried-on', rule: 'M8.4', isGrave: false, n: 2 }])
  assert.ok(!warned(position(river), 'end').includes('last-drift!'))
  const last = position({ ...river, mice: { collin: { at: 'c' } } })
  assert.ok(warned(last, 'end').includes('last-drift!'))
})

/** Collin has just found a cap: what speaks against trading it for a cheese. */
function traded(filch: object): string[] {
  const state = position({
    mice: { collin: { at: 'a', equip: ['collins-sword', 'acorn-cap'] }, filch: { equip: [], ...filch } },
    track: ['collin', 'filch'],
    turn: 'collin',
    points: 2,
    search: ['acorn-cap'],
  })
  const chance = new Scripted(new Seeded('none'))
  chance.script(['sword'])
  mystics.perform(state, { do: 'search' }, chance, null)
  const cheese = foresee(state).prospects.find(({ action }) => action.do === 'choose' && action.option === 'cheese')
  return cheese?.warnings.map(({ code, who }) => `${code} ${who}`) ?? ['nothing was found']
}

void test('M11.1 M16.2 what somebody near has an empty place for is not given away unawares', () => {
  assert.deepEqual(traded({ at: 'b' }), ['wearable filch'])
  assert.deepEqual(traded({ at: 'd' }), [], 'too far away')
  assert.deepEqual(traded({ at: 'b', equip: ['acorn-cap'] }), [], 'wears one already')
})

void test('R4.5 leaving what can be done only here, and has not been, is warned of', () => {
  const state = mystics.start(mystics.readOptions({ chapter: 4 }), new Seeded('roster'), null)
  const codes = (): string[] => {
    const tried = { state, events: [], then: 'decision' } as const
    return warningsOf(state, { do: 'explore' }, tried, null, []).map(({ code, rule, who }) => `${code} ${rule} ${who}`)
  }
  state.minions.length = 0
  assert.deepEqual(codes(), [])
  state.here = 'guard-room'
  assert.deepEqual(codes(), ['once-left R4.5 read-the-roster'])
  const rule = CHAPTERS.find(({ id }) => id === '4')?.rules?.findIndex(
    ({ on }) => 'act' in on && on.act.name === 'read-the-roster',
  )
  state.facts.push({ what: 'spent', rule: rule ?? -1 })
  assert.deepEqual(codes(), [])
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
