import assert from 'node:assert/strict'
import { Scripted, Seeded } from '@mousekeep/engine'
import { mystics, readChapter, type MysticsState } from '@mousekeep/mystics'
import { shelve } from '../../src/story/shelf.ts'

let made = 0

/** Puts a small chapter on the shelf, with these fields besides; says its id. */
export function shelved(fields: object): string {
  const id = `small-${++made}`
  shelve(
    readChapter({
      id,
      party: { size: 2, usual: ['collin', 'tilda'], required: ['collin', 'tilda'] },
      end: 6,
      encounters: { standard: 0, difficult: 0 },
      abilities: false,
      tiles: [{ up: 'pipes', down: 'drain-pipe', at: [0, 0] }],
      start: { side: 'pipes', place: 'flip' },
      track: ['collin', 'tilda'],
      quiet: ['drain-pipe'],
      victory: [{ oneAt: 'drain-pipe:exit-n' }],
      passages: [],
      ...fields,
    }),
  )
  return id
}

export interface Table {
  readonly state: MysticsState
  does(action: object, ...dice: string[]): void
  refuses(action: object): string | undefined
}

/** Opens a small chapter with these fields; the dice of its start come after a bow. */
export function open(fields: object, ...dice: string[]): Table {
  const id = shelved(fields)
  const chance = new Scripted(new Seeded(id))
  chance.script(['bow', ...dice])
  const state = mystics.start(mystics.readOptions({ chapter: id }), chance, null)
  return {
    state,
    does(json, ...faces) {
      const action = mystics.readAction(json)
      assert.equal(mystics.check(state, action), null, JSON.stringify(json))
      const laid = new Scripted(new Seeded(`${id} ${faces.join(' ')}`))
      laid.script(faces)
      mystics.perform(state, action, laid, null)
    },
    refuses: (json) => mystics.check(state, mystics.readAction(json))?.code,
  }
}
