import { parentPort } from 'node:worker_threads'
import {
  BadInput,
  Match,
  readMatchRecord,
  Seeded,
  type Brought,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Steps,
} from '@mousekeep/engine'
import { isPlain } from '@mousekeep/protocol'
import { gameOf } from '@mousekeep/games/all'

/** What somebody brings: options of a table, the record of a game, or a campaign that is to go on. */
export type Case = { readonly game: string } & (
  | { readonly options: unknown }
  | { readonly record: unknown }
  | { readonly journey: unknown }
)

/** What a table needs to know of it. */
export interface Sound {
  readonly seats: number
  readonly options: unknown
  readonly from?: MatchRecord<GameTypes['action']>
  /** What of the options only an earlier chapter can give. */
  readonly carried: readonly string[]
  /** With what a campaign begins that has these options; null if the game has none. */
  readonly baggage: object | null
}
export type Verdict = { readonly sound: Sound } | { readonly brought: Brought } | { readonly bad: string }

/** Throws `BadInput` if the game does not have such options, or its rules do not allow what was played. */
function judge(given: Case): Verdict {
  const game = gameOf(given.game)
  if ('options' in given) {
    const { options } = given
    if (!isPlain(options)) throw new BadInput('options are plain data')
    const seats = game.seats(game.start(game.readOptions(options), new Seeded('seats'), null))
    return { sound: { seats, ...about(game, options) } }
  }
  if ('journey' in given) {
    if (!isPlain(given.journey)) throw new BadInput('journey is plain data')
    if (game.sequel === undefined) throw new BadInput(`there are no campaigns of ${game.id}`)
    return { brought: game.sequel.bring(given.journey) }
  }
  if (!isPlain(given.record)) throw new BadInput('record is plain data')
  const from = readMatchRecord(game, given.record)
  const match = replayed(game, from)
  if (game.actor(match.state) === null) throw new BadInput('this game is over')
  const options = 'options' in from.start ? from.start.options : {}
  return { sound: { seats: game.seats(match.state), from, ...about(game, options) } }
}

function about(game: Game<GameTypes>, options: unknown): Pick<Sound, 'options' | 'carried' | 'baggage'> {
  const read = game.readOptions(options)
  return { options, carried: game.sequel?.carried(read) ?? [], baggage: game.sequel?.begin(read) ?? null }
}

/** The main thread does no step of it at a time that takes longer: as it did here, so it will there. */
const LONGEST_STEP_MS = 40
/** The first time our own code is slow. */
const TRIES = 3

function replayed(game: Game<GameTypes>, from: MatchRecord<GameTypes['action']>): Match<GameTypes> {
  for (let i = 0; i < TRIES; i++) {
    const { result, longest } = measured(Match.replaying(game, from))
    if (longest <= LONGEST_STEP_MS) return result
  }
  throw new BadInput('this takes too long to work out')
}

function measured<T>(work: Steps<T>): { readonly result: T; readonly longest: number } {
  let longest = 0
  for (let since = spent(); ; since = spent()) {
    const step = work.next()
    longest = Math.max(longest, spent() - since)
    if (step.done === true) return { result: step.value, longest }
  }
}

/** What this thread has computed, in milliseconds: others on the machine do not count. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function verdictOn(given: Case): Verdict {
  try {
    return judge(given)
  } catch (error) {
    // Whatever else it stumbles over was made by whoever sent it.
    return { bad: error instanceof BadInput ? error.message : 'this cannot be played' }
  }
}

parentPort?.on('message', (given: Case) => parentPort?.postMessage(verdictOn(given)))
parentPort?.postMessage('ready')
