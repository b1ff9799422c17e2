import { hashOf } from '../canonical.ts'
import type { Game, GameTypes } from '../game.ts'

/** The game by the rules under which something was begun; null if these are no longer known. */
export function rulesOf<T extends GameTypes>(game: Game<T>, version: number): Game<T> | null {
  const knows = (rules: Game<T>): boolean => rules.version === version || (rules.replays ?? []).includes(version)
  return [game, ...(game.earlier ?? [])].find(knows) ?? null
}

/** The hash that a state had, or would have had, in that version of the rules. */
export function hashAsOf<T extends GameTypes>(game: Game<T>, state: T['state'], version: number): string {
  const rules = rulesOf(game, version)
  const isEarlier = rules !== null && rules.version !== version
  return hashOf(isEarlier && rules.asOf !== undefined ? rules.asOf(state, version) : state)
}
