import assert from 'node:assert/strict'
import { noChance, Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'

const ROOM = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], e: [4, 0] },
  links: ['a-b', 'b-c', 'c-d', 'd-e'],
}

/** A position in a row of five spaces; quiet: only what matters is asked. */
export function position(json: object, isQuiet = false): MysticsState {
  const state = mystics.readPosition({ tile: ROOM, ...json }, noChance, null)
  if (isQuiet) state.quiet = { whispers: {}, asked: [] }
  return state
}

/** Plays with these dice, then with a seed; gives what happened. */
export function play(state: MysticsState, action: MysticsAction, faces: readonly string[] = []): MysticsEvent[] {
  const chance = new Scripted(new Seeded('after'))
  if (faces.length > 0) chance.script(faces)
  const events: MysticsEvent[] = []
  assert.equal(mystics.check(state, action), null)
  mystics.perform(state, action, chance, (event) => events.push(event))
  return events
}

export const COLLIN = {
  mice: { collin: { at: 'a', equip: ['collins-sword'] } },
  track: ['collin'],
  turn: 'collin',
  points: 4,
}
