import { castle } from '@mousekeep/castle'
import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'

/** The one place where the command line learns which games there are. */
const GAMES: readonly Game<GameTypes>[] = [castle, mystics]

export function gameIds(): string[] {
  return GAMES.map((game) => game.id)
}

export function allGames(): readonly Game<GameTypes>[] {
  return GAMES
}

/** The game of that id; throws `BadInput` that names those there are. */
export function gameOf(id: unknown): Game<GameTypes> {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new BadInput(`"game" is one of ${gameIds().join(', ')}`)
  return game
}
