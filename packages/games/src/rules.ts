import type { Rules } from '@mousekeep/bots'
import type { GameTypes } from '@mousekeep/engine'
import { readGameId, type GameId } from './ids.ts'

/** Each comes with a script of its own: nobody loads the rules of a game that is not played. */
const RULES: { readonly [Id in GameId]: () => Promise<{ readonly rules: Rules<GameTypes> }> } = {
  castle: () => import('./castle-rules.ts'),
  mystics: () => import('./mystics-as-needed.ts'),
}

/** The rules of the game of that id, to be prepared before they are used; rejects with `BadInput` if there is none. */
export async function loadRules(id: unknown): Promise<Rules<GameTypes>> {
  return (await RULES[readGameId(id)]()).rules
}
