import { castle } from '@mousekeep/castle'
import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'

/** The one place where the web app learns which games there are. Only the worker needs their rules. */
const GAMES: readonly Game<GameTypes>[] = [castle]

/** The game of that id; throws `BadInput` if there is none. */
export function gameOf(id: string): Game<GameTypes> {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new BadInput(`there is no game "${id}"`)
  return game
}
