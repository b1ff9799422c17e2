import { botOf, LEVELS, type Bot, type BotTools } from '@mousekeep/bots'
import { castle } from '@mousekeep/castle'
import { BadInput, readOneOf, type Game, type GameTypes } from '@mousekeep/engine'
import { mystics, partyBot } from '@mousekeep/mystics'

interface Entry {
  readonly game: Game<GameTypes>
  /** Bots of its own, by level, beside those that play every game. */
  readonly bots: Readonly<Record<string, (tools: BotTools) => Bot<GameTypes>>>
}

/** The one place where the server learns which games there are. */
const ENTRIES: readonly Entry[] = [
  { game: castle, bots: {} },
  { game: mystics, bots: { party: ({ chance }) => partyBot(chance) } },
]

function entryOf(id: unknown): Entry {
  const entry = ENTRIES.find(({ game }) => game.id === id)
  if (entry === undefined) throw new BadInput(`"game" is one of ${ENTRIES.map(({ game }) => game.id).join(', ')}`)
  return entry
}

export function gameOf(id: unknown): Game<GameTypes> {
  return entryOf(id).game
}

/** The levels of the bots that play this game. */
export function levelsOf(game: Game<GameTypes>): readonly string[] {
  return [...LEVELS, ...Object.keys(entryOf(game.id).bots)]
}

export function makeBot(game: Game<GameTypes>, level: string, tools: BotTools): Bot<GameTypes> {
  const { bots } = entryOf(game.id)
  if (Object.hasOwn(bots, level)) return bots[level](tools)
  return botOf(game, readOneOf(level, LEVELS, 'level'), tools)
}
