import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ActionList, Seeded } from '@mousekeep/engine'
import { mystics, readChapter, type MysticsAction } from '@mousekeep/mystics'
import { DRAFTS } from '../data/chapters/drafts.ts'
import { shelve } from '../src/chapters/shelf.ts'
import { invariants } from './invariants.ts'

// The dry check: the mechanics of chapters two to eleven, said in the language, read by its reader, and played at
// random with every flag of earlier chapters and with none, at every difficulty.

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

for (const draft of DRAFTS) {
  void test(`M26.1 the mechanics of chapter ${draft.id} are read and played`, () => {
    shelve(readChapter(JSON.parse(JSON.stringify(draft))))
    for (const difficulty of ['story', 'standard', 'heroic']) {
      for (const flags of [[], [...(draft.earlier ?? [])]]) {
        const result = playAtRandom(
          { chapter: draft.id, difficulty, flags, strokes: 2 },
          `${draft.id} ${difficulty} ${flags.length}`,
        )
        assert.ok(result === 'won' || result === 'lost', `chapter ${draft.id} ${difficulty}: ${result}`)
      }
    }
  })
}
