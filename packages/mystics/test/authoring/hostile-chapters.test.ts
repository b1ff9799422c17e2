import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, hashOf, legal, pick, Seeded, type Chance } from '@mousekeep/engine'
import { mystics, playTrial, readChapter, type MysticsState } from '@mousekeep/mystics'
import { shelve } from '../../src/story/shelf.ts'
import { FILES } from './hostile/files.ts'
import { RULES } from './hostile/loops.ts'
import { PLAIN, type Hostile } from './hostile/words.ts'

// Chapters made to hurt: refused with every problem, or played without a crash, a dead end, or work without end.

/** Dice and choices of chance, and things told, of one action: what it may cost, whatever the machine. */
const MOST_DRAWS = 1000
const MOST_EVENTS = 2000

class Counted implements Chance {
  readonly #chance: Chance
  draws = 0

  constructor(seed: string) {
    this.#chance = new Seeded(seed)
  }

  below(n: number): number {
    this.draws++
    return this.#chance.below(n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    this.draws++
    return this.#chance.face(die)
  }
}

function playByChance(id: string, seed: string): MysticsState {
  const chance = new Counted(seed)
  let events = 0
  const emit = (): void => void events++
  const within = (what: string): void => {
    assert.ok(chance.draws <= MOST_DRAWS, `${what} drew ${chance.draws} times`)
    assert.ok(events <= MOST_EVENTS, `${what} told ${events} things`)
    chance.draws = 0
    events = 0
  }
  const state = mystics.start(mystics.readOptions({ chapter: id }), chance, emit)
  chance.draws = 0
  for (let i = 0; i < 250 && mystics.actor(state) !== null; i++) {
    const actions = legal(mystics, state)
    assert.ok(actions.length > 0, 'nobody can do anything')
    const action = pick(actions, chance)
    chance.draws = 0
    mystics.perform(state, action, chance, emit)
    within(mystics.text(action))
    if (i % 50 === 0) hashOf(mystics.readPosition(mystics.summary(state), new Seeded(seed), null))
  }
  hashOf(state)
  return state
}

function problemsOf(chapter: unknown): string[] {
  try {
    readChapter(chapter)
  } catch (error) {
    if (error instanceof BadInput) return error.problems.map(({ path, code }) => `${path} ${code}`)
    throw error
  }
  return []
}

function asFile({ chapter }: Hostile, id: string): unknown {
  const json: Record<string, unknown> = JSON.parse(JSON.stringify(chapter))
  return json['id'] === PLAIN.id ? { ...json, id } : json
}

for (const [i, hostile] of [...FILES, ...RULES].entries()) {
  const { title, comes } = hostile
  const id = `hostile-${i}`
  if (comes === 'plays') {
    test(`B12 ${title}: it is played within bounds, by chance and by the party bot`, () => {
      assert.deepEqual(problemsOf(asFile(hostile, id)), [])
      shelve(readChapter(asFile(hostile, id)))
      for (let n = 0; n < 2; n++) playByChance(id, `${id} ${n}`)
      const { result } = playTrial({ chapter: id, difficulty: 'standard', seed: id, party: 'usual' })
      assert.ok(['won', 'lost', 'endless'].includes(result))
    })
  } else {
    test(`M26.1 ${title}: refused`, () => {
      const problems = problemsOf(asFile(hostile, id))
      for (const each of comes) assert.ok(problems.includes(each), `${each} is not among ${problems.join(', ')}`)
    })
  }
}

test('a chapter by the name of one of the book is refused', () => {
  const chapter = readChapter({ ...PLAIN, id: '1' })
  assert.throws(() => shelve(chapter), /the book has a chapter "1" already/)
})
