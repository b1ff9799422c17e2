import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Scripted, Seeded } from '@mousekeep/engine'
import { CHAPTERS, mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { foresee } from '../../src/foresight/foresee.ts'
import { warningsOf } from '../../src/foresight/warnings.ts'
import { position, prospectOf } from './foreseen.ts'

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

/** Somebody has just found a cap: what speaks against trading it for a cheese. */
function traded(filch: object, finder = 'collin', cap: readonly string[] = ['acorn-cap']): string[] {
  const state = position({
    mice: { collin: { at: 'a', equip: ['collins-sword', ...cap] }, filch: { equip: [], ...filch } },
    track: ['collin', 'filch'],
    turn: finder,
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
  assert.deepEqual(traded({ at: 'b' }, 'filch', []), ['wearable filch'], 'whoever found it comes first')
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
