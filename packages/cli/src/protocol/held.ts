import { BadInput, hashAsOf, Match, type Game, type GameTypes, type MatchRecord, type Start } from '@mousekeep/engine'

/** The one game that a connection of the engine protocol holds at a time. */
export class Held {
  private held: Match<GameTypes> | null = null

  /** The game being played; `BadInput` if there is none yet. */
  get match(): Match<GameTypes> {
    if (this.held === null) throw new BadInput('there is no game yet: send "new", "position" or "load" first')
    return this.held
  }

  open(game: Game<GameTypes>, start: Start): void {
    this.held = new Match(game, start)
  }

  /** Takes up a saved game; its hash proves that it came out the same. */
  load(game: Game<GameTypes>, record: MatchRecord<GameTypes['action']>, hash: unknown): void {
    const loaded = Match.replay(game, record)
    if (hashAsOf(game, loaded.state, record.version) !== hash)
      throw new BadInput('the save does not lead to the state it was made of')
    this.held = loaded
  }
}
