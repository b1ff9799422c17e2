import { castle } from '@mousekeep/castle'
import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'

/** The one place where the server learns which games there are. */
const GAMES: readonly Game<GameTypes>[] = [castle, mystics]

export function gameOf(id: unknown): Game<GameTypes> {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new BadInput(`"game" is one of ${GAMES.map((each) => each.id).join(', ')}`)
  return game
}
