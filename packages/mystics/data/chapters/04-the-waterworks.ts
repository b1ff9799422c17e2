import type { Chapter } from '../../src/story/chapter.ts'
import { PARTIES } from '../parties.ts'

/** The three basins by number: the value of the variable `dry`. */
const DRAIN_PIPE = 0
const SEWER = 1
const KINGS_TUNNELS = 2

/** Chapter four: a puzzle of flips and hooks. */
export const THE_WATERWORKS: Chapter = {
  id: '4',
  party: PARTIES['4'],
  end: 7,
  encounters: { standard: 4, difficult: 5 },
  tiles: [
    { up: 'kings-tunnels', down: 'kings-chamber', at: [0, 0] },
    { up: 'sewer', down: 'guard-room', at: [1, 0] },
    { up: 'drain-pipe', down: 'pipes', at: [0, 1] },
    { up: 'crystal-tunnels', down: 'alchemist', at: [1, 1] },
    { up: 'tunnel-entrance', down: 'courtyard', at: [0, 2] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 2] },
  ],
  start: { side: 'tunnel-entrance', place: 'flip' },
  closed: ['courtyard', 'kitchen', 'alchemist', 'kings-chamber'],
  quiet: ['drain-pipe', { side: 'kitchen-tunnels', if: [{ not: { difficulty: 'heroic' } }] }],
  tokens: { handle: { loose: [{ compare: { variable: 'dry', is: '=', n: SEWER } }] } },
  searches: [
    { side: 'kitchen-tunnels', card: 'fishhook-and-thread', if: [{ not: { flag: 'full-cup' } }] },
    { side: 'kitchen-tunnels', any: 'weapon', if: [{ flag: 'full-cup' }] },
    { side: 'pipes', card: 'levitate' },
    { side: 'guard-room', any: 'weapon' },
  ],
  surges: {
    'drain-pipe': { 'rat-warriors': 2 },
    sewer: { roaches: 4 },
    'kings-tunnels': { spider: 1 },
    'guard-room': { 'rat-warriors': 2 },
  },
  gates: [{ id: 'R4.3', link: 'drain-pipe.n', open: [{ compare: { variable: 'dry', is: '=', n: KINGS_TUNNELS } }] }],
  mods: {
    paws: true,
    ladder: true,
    drySide: [
      { side: 'drain-pipe', if: [{ compare: { variable: 'dry', is: '=', n: DRAIN_PIPE } }] },
      { side: 'sewer', if: [{ compare: { variable: 'dry', is: '=', n: SEWER } }] },
      { side: 'kings-tunnels', if: [{ compare: { variable: 'dry', is: '=', n: KINGS_TUNNELS } }] },
    ],
  },
  vars: { dry: DRAIN_PIPE },
  rules: [
    {
      id: 'R4.1',
      on: { chapterStart: true },
      if: [{ difficulty: 'story' }],
      do: [{ set: { variable: 'dry', value: SEWER } }, { stash: 'fishhook-and-thread' }],
    },
    {
      id: 'R4.1',
      on: { chapterStart: true },
      if: [{ flag: 'full-cup' }],
      do: [{ stash: 'fishhook-and-thread' }],
    },
    {
      id: 'R4.2',
      on: { act: { name: 'turn-the-wheel', place: 'drain-pipe:entry-se' } },
      do: [{ tell: 'ledge-wheel' }, { set: { variable: 'dry', value: SEWER } }],
    },
    {
      id: 'R4.2',
      on: { act: { name: 'turn-the-wheel', place: 'pipes:flip' } },
      if: [{ carries: { token: 'handle' } }],
      do: [{ tell: 'square-peg' }, { set: { variable: 'dry', value: KINGS_TUNNELS } }],
    },
    { id: 'R4.4', on: { chapterStart: true }, do: [{ put: { token: 'handle', at: 'sewer:flip' } }] },
    {
      id: 'R4.4',
      on: { searchHit: { place: 'sewer:flip' } },
      if: [
        { at: { who: 'handle', place: 'sewer:flip' } },
        { not: { at: { who: 'handle', place: 'it' } } },
        { not: { compare: { variable: 'dry', is: '=', n: SEWER } } },
      ],
      do: [{ tell: 'handle' }, { put: { token: 'handle', at: 'it' } }],
    },
    { id: 'R4.4', on: { takenUp: 'handle' }, do: [{ tell: 'handle' }] },
    {
      id: 'R4.5',
      on: { act: { name: 'read-the-roster', place: 'guard-room:entry-ne' } },
      if: [{ count: { of: 'minions', at: 'here', is: '=', n: 0 } }, { once: 'chapter' }],
      do: [{ tell: 'roster' }, { achieve: 'roster' }],
    },
    { id: 'R4.6', on: { victory: true }, do: [{ achieve: 'waterworks' }] },
  ],
  victory: [{ clear: 'kings-tunnels' }, { allAt: 'kings-tunnels' }, { oneAt: 'kings-tunnels:flip' }],
  achievements: ['roster', 'waterworks'],
  earlier: ['full-cup'],
  overlays: {
    story: { end: 9, encounters: { standard: 9, difficult: 0 }, cheese: 1 },
    heroic: { end: 6, encounters: { standard: 3, difficult: 6 } },
  },
  passages: [
    'drain-pipe',
    'kitchen-tunnels',
    'crystal-tunnels',
    'sewer',
    'pipes',
    'kings-tunnels',
    'guard-room',
    'goes-on-lost',
  ],
}
