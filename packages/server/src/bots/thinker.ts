import { randomUUID } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { Seeded, type GameTypes } from '@mousekeep/engine'
import { rulesOf } from '@mousekeep/games/all'

/** What a bot is given: what its seat sees and has seen, and nothing else. */
export interface Question {
  readonly game: string
  readonly level: string
  readonly view: object
  readonly seen: readonly GameTypes['event'][]
}

/** A thread in which bots think. One question at a time; the answer is an action. Its dice are not the table's. */
parentPort?.on('message', ({ game, level, view, seen }: Question) => {
  const tools = { chance: new Seeded(randomUUID()), clock: () => performance.now() }
  parentPort?.postMessage(rulesOf(game).bot(level, tools).choose(view, seen))
})
