import { Seeded, type Game, type GameTypes } from '@mousekeep/engine'
import type { Ask, Tell } from './messages.ts'
import { foresee, hintFrom, weighFrom } from './standpoint.ts'

/** Advice at a table that is elsewhere, worked out here from what the asker sees of it. Null if nothing is certain. */
export function advice(
  game: Game<GameTypes>,
  { from, about }: Ask & { readonly ask: 'advise' },
): Tell<GameTypes> | null {
  if (about.ask === 'weigh') return weighFrom(game, from, about.action)
  if (about.ask === 'hint') {
    return hintFrom(game, from, { chance: new Seeded(`hint ${from.seen.length}`), clock: () => performance.now() })
  }
  const end = foresee(game, from, about.action)
  return end === null ? null : { tell: 'foretold', action: about.action, ...end }
}
