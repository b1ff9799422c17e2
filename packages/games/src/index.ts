import { LEVELS, PLAYING_LEVELS } from '@mousekeep/bots'
import { SHEET as CASTLE } from '@mousekeep/castle/sheet'
import { SHEET as MYSTICS } from '@mousekeep/mystics/sheet'
import { readGameId, type GameId } from './ids.ts'
import type { GameSheet } from './sheet.ts'

export { GAME_IDS, readGameId, type GameId } from './ids.ts'
export type { GameSheet } from './sheet.ts'

/** Mice with a temper play at any of these levels. */
const tempered = (levels: readonly string[]): string[] =>
  levels.flatMap((level) => CASTLE.tempers.map((temper) => `${level}-${temper}`))

/** What is known of each game without its rules. */
export const SHEETS: Readonly<Record<GameId, GameSheet>> = {
  castle: {
    ...CASTLE,
    levels: [...LEVELS, ...tempered(PLAYING_LEVELS)],
    offered: PLAYING_LEVELS,
    named: tempered(['normal', 'hard']),
    entrants: ['hard', 'greedy'],
  },
  mystics: { ...MYSTICS, levels: [...LEVELS, 'party'], offered: ['party'], entrants: ['party'] },
}

/** The sheet of the game of that id; throws `BadInput` likewise. */
export function sheetOf(id: unknown): GameSheet {
  return SHEETS[readGameId(id)]
}
