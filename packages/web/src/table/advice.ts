import type { Rules } from '@mousekeep/bots'
import { Seeded, type GameTypes } from '@mousekeep/engine'
import { foretell, foresightFrom, weighFrom } from '@mousekeep/tables'
import type { Ask, Tell } from './messages.ts'

/** Advice for a table elsewhere, worked out here from what the asker sees of it. Null if nothing is certain. */
export function advice(
  rules: Rules<GameTypes>,
  { from, about }: Ask & { readonly ask: 'advise' },
): Tell<GameTypes> | null {
  if (about.ask === 'weigh')
    return { tell: 'weighed', action: about.action, ...weighFrom(rules.game, from, about.action) }
  if (about.ask === 'hint') {
    const tools = { chance: new Seeded(`hint ${from.seen.length}`), clock: () => performance.now() }
    return { tell: 'hint', ...rules.advise(from.view, from.seen, tools) }
  }
  if (about.ask === 'foresight') {
    const foresight = foresightFrom(rules.game, from)
    return foresight === null ? null : { tell: 'foresight', plays: about.plays, foresight }
  }
  const end = foretell(rules.game, from, about.action)
  return end === null ? null : { tell: 'foretold', action: about.action, ...end }
}
