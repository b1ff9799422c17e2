import { randomUUID } from 'node:crypto'
import { botOf, LEVELS } from '@mousekeep/bots'
import { Seeded, type GameTypes, type Seat } from '@mousekeep/engine'
import type { TableState } from './state.ts'

/** Bots think on the thread that serves everybody. */
const MOST_MS = 15

/** What a bot of that level would do in the seat, by what the seat sees. Its own dice are not the table's. */
export function botAction({ match, game }: TableState, seat: Seat, level: string): GameTypes['action'] {
  if (match === null) throw new Error('Bug: a bot moves before the start')
  const known = LEVELS.find((each) => each === level) ?? 'random'
  const tools = { chance: new Seeded(randomUUID()), clock: () => performance.now() }
  return botOf(game, known, tools, { ms: MOST_MS }).choose(game.view(match.state, seat), match.seen(seat))
}
