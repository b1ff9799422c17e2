import { botOf, LEVELS, type Bot, type BotTools } from '@mousekeep/bots'
import { castle } from '@mousekeep/castle'
import { BadInput, readOneOf, type Game, type GameTypes } from '@mousekeep/engine'
import { mystics, partyBot } from '@mousekeep/mystics'

/** A game, and what the command line needs to know of it beyond the contract. */
interface Entry {
  readonly game: Game<GameTypes>
  /** Bots of its own, by level, beside those that play every game. */
  readonly bots: Readonly<Record<string, (tools: BotTools) => Bot<GameTypes>>>
  /** Who plays a simulation when nobody is named. */
  readonly entrants: string
  /** All win or all lose. */
  readonly together: boolean
  /** Types of events with which a round begins; none: the game has no rounds. */
  readonly rounds: readonly string[]
}

/** The one place where the command line learns which games there are. */
const ENTRIES: readonly Entry[] = [
  { game: castle, bots: {}, entrants: 'hard,greedy', together: false, rounds: [] },
  {
    game: mystics,
    bots: { party: ({ chance }) => partyBot(chance) },
    entrants: 'party',
    together: true,
    rounds: ['round-began'],
  },
]

export function gameIds(): string[] {
  return ENTRIES.map(({ game }) => game.id)
}

export function allGames(): readonly Game<GameTypes>[] {
  return ENTRIES.map(({ game }) => game)
}

/** The game of that id; throws `BadInput` that names those there are. */
export function gameOf(id: unknown): Game<GameTypes> {
  return entryOf(id).game
}

export function entryOf(id: unknown): Entry {
  const entry = ENTRIES.find(({ game }) => game.id === id)
  if (entry === undefined) throw new BadInput(`"game" is one of ${gameIds().join(', ')}`)
  return entry
}

/** Every level of every game, for help texts. */
export function allLevels(): string[] {
  return [...LEVELS, ...ENTRIES.flatMap(({ game, bots }) => Object.keys(bots).map((level) => `${level} (${game.id})`))]
}

/** A level that plays this game; throws `BadInput` that names those that do. */
export function readLevel(game: Game<GameTypes>, json: unknown, path: string): string {
  return readOneOf(json, [...LEVELS, ...Object.keys(entryOf(game.id).bots)], path)
}

/** A bot of the game's own, or of those that play every game. */
export function makeBot(
  game: Game<GameTypes>,
  level: string,
  tools: BotTools,
  limits: { readonly ms?: number; readonly iterations?: number } = {},
): Bot<GameTypes> {
  const { bots } = entryOf(game.id)
  if (Object.hasOwn(bots, level)) return bots[level](tools)
  return botOf(game, readOneOf(level, LEVELS, 'level'), tools, limits)
}
