import type { Chapter } from '../../src/story/chapter.ts'
import { PARTIES } from '../parties.ts'

/** The prologue: two mice, two small tiles. Its lessons with their dice are in the story book. */
export const THE_SMALLEST_DOOR: Chapter = {
  id: 'prologue',
  party: PARTIES['prologue'],
  end: 3,
  wheel: 4,
  encounters: { standard: 0, difficult: 0 },
  abilities: false,
  tiles: [
    { up: 'straw', down: null, at: [0, 0] },
    { up: 'gutter', down: null, at: [1, 0] },
  ],
  start: { side: 'straw', place: { collin: 'corner', filch: 'nook' } },
  without: { filch: ['dagger'] },
  track: ['collin', 'filch'],
  deals: { gutter: ['filch', 'roaches', 'collin'] },
  garrison: { gutter: { roaches: 2 } },
  searches: [{ side: 'straw', place: 'nook', card: 'dagger' }],
  surges: { gutter: { 'rat-warriors': 1 } },
  victory: [{ clear: 'gutter' }, { allAt: 'gutter:slit' }],
  passages: ['gutter'],
}
