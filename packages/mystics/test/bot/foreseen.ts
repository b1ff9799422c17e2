import assert from 'node:assert/strict'
import { noChance } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { foresee, type Prospect } from '../../src/foresight/foresee.ts'

const ROOM = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] },
  links: ['a-b', 'b-c', 'c-d'],
}

/** Four spaces in a row, with what is there. */
export function position(json: object): MysticsState {
  return mystics.readPosition({ tile: ROOM, ...json }, noChance, null)
}

/** What is foreseen of the first action of that kind. */
export function prospectOf(state: MysticsState, kind: MysticsAction['do']): Prospect {
  const found = foresee(state).prospects.find(({ action }) => action.do === kind)
  assert.ok(found !== undefined, `no prospect of ${kind}`)
  return found
}
