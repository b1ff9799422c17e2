import { CHAPTER_IDS } from '../data/parties.ts'
import { DIFFICULTIES } from './story/chapter.ts'

export { DIFFICULTIES, type Difficulty } from './story/chapter.ts'
export { CHAPTER_IDS, FLAGS, PARTIES, type ChapterId, type Party } from '../data/parties.ts'

/** The mice of the box, in its order. */
export const MICE = ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'] as const

/** How much a table asks (M27). */
export const ASKS = ['everything', 'what-matters'] as const
export type Asks = (typeof ASKS)[number]

/** What is chosen when a chapter is opened (M3.1). */
export const OPTIONS = {
  chapter: { kind: 'choice', values: CHAPTER_IDS, default: '1' },
  difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'standard' },
  players: { kind: 'number', min: 1, max: 4, default: 1 },
  achievements: { kind: 'flag', default: false },
  asks: { kind: 'choice', values: ASKS, default: 'everything' },
} as const

/** What is known of the game without its rules. */
export const SHEET = {
  id: 'mystics',
  players: { from: OPTIONS.players.min, to: OPTIONS.players.max, together: true },
  options: OPTIONS,
  rounds: ['round-began'],
} as const
