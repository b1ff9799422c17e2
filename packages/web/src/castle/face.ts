import type { Castle } from '@mousekeep/castle'
import type { GameFace } from '../page/face.ts'
import { atTable } from './at-table.ts'
import type { CastleChoosing } from './choosing/choosing.ts'

/** Castle at its tables, and the pages of its own that are made of the same parts. */
export const castleFace: GameFace<Castle, CastleChoosing> = {
  ...atTable,
  pages: { puzzles: async () => (await import('./puzzles/page.tsx')).openPuzzles() },
}
