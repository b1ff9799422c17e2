import type { Rules } from '@mousekeep/bots'
import { readOneOf, type Game, type GameTypes } from '@mousekeep/engine'
import { GAME_IDS, readGameId, sheetOf, type GameId } from './index.ts'
import { loadRules } from './rules.ts'

/** For commands and servers, which have the rules of every game at hand. */

const LOADED = new Map<GameId, Rules<GameTypes>>()
for (const id of GAME_IDS) LOADED.set(id, await loadRules(id))

/** The rules of the game of that id; throws `BadInput` that names those there are. */
export function rulesOf(id: unknown): Rules<GameTypes> {
  const rules = LOADED.get(readGameId(id))
  if (rules === undefined) throw new Error('Bug: a game without rules')
  return rules
}

/** The game of that id; throws `BadInput` likewise. */
export function gameOf(id: unknown): Game<GameTypes> {
  return rulesOf(id).game
}

/** A level that plays this game; throws `BadInput` that names those that do. */
export function readLevel(game: string, json: unknown, path: string): string {
  return readOneOf(json, sheetOf(game).levels, path)
}
