import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { readNumber } from '@mousekeep/engine'
import type { FuzzBatch, FuzzReport, Pace } from '@mousekeep/testkit'
import { command } from '@mousekeep/command'
import { GAME_IDS } from '@mousekeep/games'
import { gameOf } from '@mousekeep/games/all'
import { givenOptions } from './given-options.ts'
import { progress } from './progress.ts'

const [USUAL] = GAME_IDS
const BATCH = 25
const HEAVY_EVERY = 32
const MUTANTS = 3
const MOST_ACTIONS = 20_000

const HELP = `Plays random games, with options drawn at random, and looks for a broken promise. Stops at the first.

  npm run -s fuzz -- --game ${USUAL} --games 100000 --seed one

  --game     which game: ${GAME_IDS.join(', ')} (${USUAL})
  --games    how many (1000)
  --seed     any text; the same seed gives the same games
  --first    the number of the first game (0): a violation in game 123 comes back with --first 123 --games 1
  --options  options that all games have, as JSON ({"chapter":1}); the others are drawn
  --heavy    heavy checks at one of so many decisions (${HEAVY_EVERY})
  --jobs     how many games at once (one for each core)

At every decision of every game: one actor, a list without doubles, each listed action allowed, ${MUTANTS} made-up actions
refused by a rule unless listed, the game's own invariants, and the same step played beside through JSON.
At every game's first decision, at one in ${HEAVY_EVERY} of the others and at its end: each listed action applied and the state
found unchanged, 20 made-up actions and everything out of turn refused, copy and summary read back, hashes, and worlds
imagined from a view: same view, same list, same refusals, same events where nothing is revealed. The views are every
seat's and a watcher's at the start and the end, in between the actor's and that of one other.
At the end of every game: the record replayed to the same hash. A game must end within ${MOST_ACTIONS} actions.

The last line is: N games, N actions, N violations. The exit code is 1 if there was one.`

/** A batch with the worker that plays it. */
type Ask = (batch: FuzzBatch) => Promise<FuzzReport>

await command(HELP, async ({ text, number }) => {
  const game = gameOf(text('game', USUAL))
  const games = readNumber(number('games', 1000), 1, 1_000_000_000, '--games')
  const first = number('first', 0)
  const seed = text('seed', 'mousekeep')
  const heavyEvery = readNumber(number('heavy', HEAVY_EVERY), 1, MOST_ACTIONS, '--heavy')
  const jobs = readNumber(number('jobs', availableParallelism()), 1, 256, '--jobs')
  const given = givenOptions(text('options', '{}'))
  game.readOptions(given)
  const pace: Pace = { heavyEvery, mutants: MUTANTS, mostActions: MOST_ACTIONS }
  const batches = Array.from({ length: Math.ceil(games / BATCH) }, (_, i): FuzzBatch => {
    return { seed, pace, given, first: first + i * BATCH, games: Math.min(BATCH, games - i * BATCH) }
  })
  const reports = await playAll(game.id, batches, Math.min(jobs, batches.length), progress(games, 'games'))
  const violations = reports.map(({ violation }) => violation).filter((violation) => violation !== null)
  for (const found of violations) console.log(`Game ${found.game} of seed ${seed}: ${found.message}\n`)
  console.log(`${sum(reports, 'games')} games, ${sum(reports, 'actions')} actions, ${violations.length} violations`)
  if (violations.length > 0) process.exitCode = 1
})

/** Hands batches out to workers until there are no more, or one has found a violation. */
async function playAll(
  game: string,
  batches: readonly FuzzBatch[],
  jobs: number,
  onDone: (games: number) => void,
): Promise<FuzzReport[]> {
  const reports: FuzzReport[] = []
  let next = 0
  const work = async (ask: Ask): Promise<void> => {
    while (next < batches.length && reports.every(({ violation }) => violation === null)) {
      reports.push(await ask(batches[next++]))
      onDone(sum(reports, 'games'))
    }
  }
  await Promise.all(Array.from({ length: jobs }, () => withWorker(game, work)))
  return reports
}

/** A game's checks are known to its own tests: the worker stands beside them. */
async function withWorker(game: string, work: (ask: Ask) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL(`../../${game}/test/fuzz-worker.ts`, import.meta.url))
  try {
    await work(
      (batch) =>
        new Promise((resolve, reject) => {
          worker.once('error', reject)
          worker.once('message', (report: FuzzReport) => {
            worker.off('error', reject)
            resolve(report)
          })
          worker.postMessage(batch)
        }),
    )
  } finally {
    await worker.terminate()
  }
}

function sum(reports: readonly FuzzReport[], field: 'games' | 'actions'): number {
  return reports.reduce((total, report) => total + report[field], 0)
}
