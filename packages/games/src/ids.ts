import { BadInput } from '@mousekeep/engine'

/** The one place where everybody learns which games there are; sheets, rules and words follow from it. */
export const GAME_IDS = ['castle', 'mystics'] as const
export type GameId = (typeof GAME_IDS)[number]

/** The id of a game from outside; throws `BadInput` that names those there are. */
export function readGameId(json: unknown): GameId {
  const id = GAME_IDS.find((each) => each === json)
  if (id === undefined) throw new BadInput(`"game" must be one of ${GAME_IDS.join(', ')}`)
  return id
}
