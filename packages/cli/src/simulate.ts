import { availableParallelism } from 'node:os'
import { readNumber, type Game, type GameTypes } from '@mousekeep/engine'
import { command } from '@mousekeep/command'
import { LEVELS } from '@mousekeep/bots'
import { GAME_IDS, sheetOf } from '@mousekeep/games'
import { gameOf, readLevel } from '@mousekeep/games/all'
import { givenOptions } from './given-options.ts'
import { progress } from './progress.ts'
import type { Contest } from './simulate/play-game.ts'
import { runAll } from './simulate/run.ts'
import { partyTable, resultTable } from './simulate/table.ts'

const [USUAL] = GAME_IDS

const HELP = `Plays bots against each other and prints who won.

  npm run -s simulate -- --game ${USUAL} --games 200 --bots master,greedy --seed one

  --game        which game: ${GAME_IDS.join(', ')} (${USUAL})
  --games       how many (100)
  --bots        one level for each seat: ${allLevels().join(', ')};
                also with a temper: ${tempered().join(', ')};
                seats rotate from game to game
  --seed        any text; the same seed gives the same games as long as no bot thinks against the clock
  --options     the game's options as JSON ({"target":5})
  --chapter     an option of the game by itself: which chapter of the book
  --difficulty  likewise: story, standard or heroic
  --ms          milliseconds a move for searching bots, instead of their level's own
  --iterations  iterations a move instead of time: repeatable
  --jobs        how many games at once (one for each core)`

/** Every level of every game, without those that have a temper besides, for the help. */
function allLevels(): string[] {
  const own = GAME_IDS.flatMap((id) =>
    sheetOf(id)
      .levels.filter((level) => !level.includes('-') && !LEVELS.some((each) => each === level))
      .map((level) => `${level} (${id})`),
  )
  return [...LEVELS, ...own]
}

/** Bots with a name of their own and a temper, for the help. */
function tempered(): string[] {
  return GAME_IDS.flatMap((id) => sheetOf(id).named ?? []).filter((name) => name.startsWith('hard'))
}

/** Options of a game that may be given by themselves. */
const SINGLE = ['chapter', 'difficulty']

await command(HELP, async ({ text, number }) => {
  const { id, entrants, players } = sheetOf(text('game', USUAL))
  const game = gameOf(id)
  const games = readNumber(number('games', 100), 1, 10_000_000, '--games')
  const jobs = readNumber(number('jobs', availableParallelism()), 1, 256, '--jobs')
  const levels = text('bots', entrants.join(','))
    .split(',')
    .map((name) => readLevel(id, name, '--bots'))
  const named = SINGLE.map((name) => [name, text(name, '')]).filter(([, value]) => value !== '')
  const options = optionsFor(game, text('options', '{}'), levels, named)
  const seed = text('seed', 'mousekeep')
  const ms = number('ms', null)
  const iterations = number('iterations', null)

  const entrantsOf = (index: number): number[] => levels.map((_, seat) => (seat + index) % levels.length)
  const contests = Array.from({ length: games }, (_, index): Contest => {
    const seated = entrantsOf(index).map((entrant) => levels[entrant])
    return { game: id, options, seed: `${seed}/${index}`, levels: seated, ms, iterations }
  })
  const reports = await runAll(contests, jobs, progress(games, 'games'))
  const seated = reports.map((report, index) => ({ report, entrants: entrantsOf(index) }))
  console.log(players.together ? partyTable(levels, seated) : resultTable(levels, seated))
})

/** A game for as many players as there are bots; of some games there is no choice. */
function optionsFor(game: Game<GameTypes>, json: string, levels: readonly string[], named: string[][]): unknown {
  const { from, to } = sheetOf(game.id).players
  const players =
    'players' in game.options
      ? { players: levels.length }
      : void readNumber(levels.length, from, to, 'number of --bots')
  const options = { ...givenOptions(json), ...Object.fromEntries(named), ...players }
  game.readOptions(options)
  return options
}
