import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'

/** Options that only an earlier chapter can give came from somebody. */
export class Carrying extends BadInput {
  constructor(names: readonly string[]) {
    super(`${names.join(', ')} come from the chapter before; open a "custom" table to set them by hand`)
  }
}

/** What of these options only an earlier match can give. Throws `BadInput` for options that the game does not have. */
export function carriedBy(game: Game<GameTypes>, options: unknown): readonly string[] {
  return game.sequel?.carried(game.readOptions(options)) ?? []
}

export function isCarrying(game: Game<GameTypes>, options: unknown): boolean {
  return carriedBy(game, options).length > 0
}
