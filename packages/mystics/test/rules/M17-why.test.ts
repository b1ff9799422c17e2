import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noChance, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsEvent } from '@mousekeep/mystics'

/** A line of spaces, with the mice at its left. */
const ROOM = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], e: [4, 0] },
  links: ['a-b', 'b-c', 'c-d', 'd-e'],
}

/** What the rats say of their turn, with these faces for every die. */
function reasons(mice: Record<string, string>, rats: readonly string[], track: readonly string[]): string[] {
  const position = {
    tile: ROOM,
    mice: Object.fromEntries(Object.entries(mice).map(([id, at]) => [id, { at }])),
    minions: rats.map((at, i) => ({ id: `r${i + 1}`, type: 'rat-warriors', at })),
    track: [...track, 'rat-warriors'],
    turn: track.at(-1),
    points: 2,
    acted: track.slice(0, -1),
  }
  const state = mystics.readPosition(position, noChance, null)
  const chance = new Scripted(new Seeded('why'))
  chance.script(Array.from({ length: 40 }, () => 'cheese'))
  const events: MysticsEvent[] = []
  mystics.perform(state, { do: 'end' }, chance, (event) => events.push(event))
  return events.flatMap((event) => {
    if (event.type === 'sought') return [`${event.who} seeks ${event.mouse ?? event.at}, ${event.steps}`]
    return event.type === 'aimed' ? [`${event.who} takes ${event.mouse}, ${event.why}`] : []
  })
}

void test('M17.4 a minion that moves says whom it is after, and how far that is', () => {
  assert.deepEqual(reasons({ collin: 'a', nez: 'c' }, ['e'], ['collin', 'nez']), [
    'r1 seeks nez, 2',
    'r1 takes nez, only',
  ])
})

void test('M17.6 a minion says whom it takes, and why that mouse and no other', () => {
  assert.deepEqual(reasons({ collin: 'b', nez: 'c' }, ['c'], ['collin', 'nez']), ['r1 takes nez, nearest'])
  assert.deepEqual(reasons({ collin: 'c', nez: 'c' }, ['c'], ['nez', 'collin']), ['r1 takes nez, higher'])
  assert.deepEqual(reasons({ collin: 'b', nez: 'c' }, ['c', 'c', 'c'], ['collin', 'nez']), [
    'r1 takes nez, nearest',
    'r2 takes collin, fresh',
    'r3 takes collin, highest',
  ])
})
