import type { Side } from '../../src/board/side.ts'

const SPACES = { a1: [0, 0], b1: [1, 0], c1: [2, 0], a2: [0, 1], b2: [1, 1], c2: [2, 1] } as const
const LINKS = ['a1-b1', 'b1-c1', 'a2-b2', 'b2-c2', 'a1-a2', 'b1-b2', 'c1-c2']
const BARE = {
  unit: 1,
  yellow: [],
  red: [],
  gaps: [],
  water: [],
  current: [],
  walls: [],
  traps: [],
  areas: {},
  flip: {},
}

/** The two small sides of the prologue, as positions write them. */
export const STRAW: Side = {
  ...BARE,
  id: 'straw',
  spaces: SPACES,
  links: LINKS,
  entry: [],
  doors: [{ id: 'e', colour: 'orange', spaces: ['c1'] }],
  places: { corner: ['a2'], nook: ['a1'], 'exit-e': ['c1'] },
}

export const GUTTER: Side = {
  ...BARE,
  id: 'gutter',
  spaces: SPACES,
  links: [...LINKS, 'b1-c2', 'b2-c1', 'a1-b2', 'a2-b1'],
  entry: ['c2'],
  doors: [{ id: 'w', colour: 'orange', spaces: ['a1'] }],
  places: { slit: ['c1'], 'exit-w': ['a1'], 'entry-e': ['c2'] },
}
