import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ActionList, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsAction } from '@mousekeep/mystics'
import { CHAPTERS } from '../../src/story/shelf.ts'
import { invariants } from '../invariants.ts'

// Every chapter of the book is played at random, with every flag of earlier chapters and with none, at every difficulty.

const MOST_ACTIONS = 3000

function playAtRandom(options: object, seed: string): string {
  const chance = new Seeded(seed)
  const state = mystics.start(mystics.readOptions(options), chance, null)
  const list = new ActionList<MysticsAction>()
  for (let i = 0; i < MOST_ACTIONS && state.over === null; i++) {
    list.clear()
    mystics.list(state, list)
    assert.ok(list.length > 0, `${seed}: a dead end`)
    mystics.perform(state, list.at(chance.below(list.length)), chance, null)
    invariants(state)
  }
  return state.over ?? 'open'
}

for (const chapter of CHAPTERS) {
  void test(`M26.1 chapter ${chapter.id} is played to its end`, () => {
    for (const difficulty of ['story', 'standard', 'heroic']) {
      for (const flags of [[], [...(chapter.earlier ?? [])]]) {
        const result = playAtRandom(
          { chapter: chapter.id, difficulty, flags, strokes: 2 },
          `${chapter.id} ${difficulty} ${flags.length}`,
        )
        assert.ok(result === 'won' || result === 'lost', `chapter ${chapter.id} ${difficulty}: ${result}`)
      }
    }
  })
}
