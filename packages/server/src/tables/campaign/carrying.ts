import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'

/** Options that only an earlier chapter can give came from somebody. */
export class Carrying extends BadInput {
  constructor(names: readonly string[]) {
    super(`${names.join(', ')} come from the chapter before; open a "custom" table to set them by hand`)
  }
}

/** Whether these options, which are the game's, have what only an earlier match can give. */
export function isCarrying(game: Game<GameTypes>, options: unknown): boolean {
  return (game.sequel?.carried(game.readOptions(options)) ?? []).length > 0
}

export function refuseWithoutCampaigns({ id, sequel }: Game<GameTypes>): void {
  if (sequel === undefined) throw new BadInput(`there are no campaigns of ${id}`)
}
