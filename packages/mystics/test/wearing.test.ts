import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noChance, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsState } from '@mousekeep/mystics'
import { foresee } from '../src/foresight/foresee.ts'

const ROOM = { spaces: { a: [0, 0], b: [1, 0] }, links: ['a-b'] }

function position(mouse: object, deck: readonly string[] = []): MysticsState {
  return mystics.readPosition(
    { tile: ROOM, mice: { filch: { at: 'a', ...mouse } }, track: ['filch'], turn: 'filch', points: 2, search: deck },
    noChance,
    null,
  )
}

void test('M16.2 what wearing a card would change is what it comes to once it is worn', () => {
  const state = position({ equip: ['dagger'], pack: ['grasshopper-boots', 'fishbone-knife', 'drop-of-honey'] })
  const { wearing, numbers } = foresee(state)
  assert.deepEqual([...new Set(wearing.map(({ card }) => card))].toSorted(), ['fishbone-knife', 'grasshopper-boots'])
  for (const { card, to, before, after, off, may } of wearing) {
    assert.ok(may)
    assert.deepEqual(before, numbers['filch'])
    const next = mystics.copy(state)
    mystics.perform(next, { do: 'equip', moves: [{ card, to }] }, noChance, null)
    assert.deepEqual(foresee(next).numbers['filch'], after, card)
    const packed = new Set(next.mice[0].pack.map((no) => next.setup.cards[no]))
    for (const old of off) assert.ok(packed.has(old), `${old} lies in the pack`)
  }
  const boots = wearing.find(({ card }) => card === 'grasshopper-boots')
  assert.equal(boots?.after.move, (boots?.before.move ?? 0) + 1)
})

void test('M6.4 after the mouse has changed its gear nothing more may be worn in this turn', () => {
  const state = position({ equip: ['dagger'], pack: ['grasshopper-boots', 'fishbone-knife'] })
  mystics.perform(state, { do: 'equip', moves: [{ card: 'grasshopper-boots', to: 'accessory' }] }, noChance, null)
  assert.ok(foresee(state).wearing.every(({ may }) => !may))
})

void test('M11.1 a card that was just found can be compared before it is kept', () => {
  const state = position({ equip: ['dagger'] }, ['grasshopper-boots'])
  const chance = new Scripted(new Seeded('found'))
  chance.script(['bow-star'])
  mystics.perform(state, { do: 'search' }, chance, null)
  const found = foresee(state).wearing.filter(({ isFound }) => isFound)
  assert.deepEqual(
    found.map(({ card, may }) => [card, may]),
    [['grasshopper-boots', true]],
  )
})
