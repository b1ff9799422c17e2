import type { Rules } from '@mousekeep/bots'
import { readOneOf, type Game, type GameTypes } from '@mousekeep/engine'
import { rules as castle } from './castle-rules.ts'
import { readGameId, sheetOf, type GameId } from './index.ts'
import { rules as mystics } from './mystics-rules.ts'

/** For commands and servers, which have the rules of every game at hand. */

const RULES: Readonly<Record<GameId, Rules<GameTypes>>> = { castle, mystics }

/** The rules of the game of that id; throws `BadInput` that names those there are. */
export function rulesOf(id: unknown): Rules<GameTypes> {
  return RULES[readGameId(id)]
}

/** The game of that id; throws `BadInput` likewise. */
export function gameOf(id: unknown): Game<GameTypes> {
  return rulesOf(id).game
}

/** A level that plays this game; throws `BadInput` that names those that do. */
export function readLevel(game: string, json: unknown, path: string): string {
  return readOneOf(json, sheetOf(game).levels, path)
}
