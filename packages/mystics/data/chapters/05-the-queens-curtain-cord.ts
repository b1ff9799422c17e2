import type { Chapter } from '../../src/story/chapter.ts'
import { PARTIES } from '../parties.ts'

const DOOR = 1
const HEARTH = 2

/** Chapter five: a heist. */
export const THE_QUEENS_CURTAIN_CORD: Chapter = {
  id: '5',
  party: PARTIES['5'],
  end: 7,
  encounters: { standard: 7, difficult: 2 },
  tiles: [
    { up: 'kitchen-tunnels', down: 'kitchen', at: [0, 0] },
    { up: 'kings-tunnels', down: 'kings-chamber', at: [1, 0] },
    { up: 'dining-tunnels', down: 'dining-hall', at: [0, 1] },
    { up: 'forge', down: 'queens-chamber', at: [1, 1] },
  ],
  start: { side: 'kitchen-tunnels', place: 'flip' },
  quiet: ['kings-chamber', 'kings-tunnels', 'forge', 'dining-tunnels'],
  tokens: { cord: { heavy: true } },
  searches: [
    { side: 'kitchen', card: 'grape' },
    { side: 'dining-hall', card: 'dinner-fork' },
    { side: 'dining-tunnels', card: 'disguises' },
    { side: 'forge', card: 'ring-of-cat-strength' },
    { side: 'queens-chamber', card: 'shifting-cloak' },
  ],
  surges: {
    kitchen: { roaches: 3 },
    'dining-hall': { 'rat-warriors': 2 },
    'kings-chamber': { 'rat-warriors': 2 },
    'kings-tunnels': { spider: 1 },
    forge: { roaches: 4 },
    'queens-chamber': { spider: 1 },
  },
  mods: { drySide: [{ side: 'kings-tunnels', if: [{ flag: 'waterworks' }] }] },
  vars: { alarm: 0, way: 0 },
  rules: [
    {
      id: 'R5.1',
      on: { turnEnd: { card: 'minions' } },
      if: [{ colour: 'orange' }, { count: { of: 'it', at: 'here', is: '>', n: 0 } }],
      do: [{ add: { variable: 'alarm', n: 1 } }],
    },
    {
      id: 'R5.2',
      on: {
        becomes: {
          variable: 'alarm',
          value: {
            start: 7,
            plus: [
              { n: 3, if: [{ difficulty: 'story' }] },
              { n: -1, if: [{ difficulty: 'heroic' }] },
            ],
          },
        },
      },
      do: [{ tell: 'they-wake' }, { placeMinions: { n: 2, type: 'elite-rat-warriors' } }],
    },
    {
      id: 'R5.2',
      on: {
        becomes: {
          variable: 'alarm',
          value: {
            start: 13,
            plus: [
              { n: 4, if: [{ difficulty: 'story' }] },
              { n: -2, if: [{ difficulty: 'heroic' }] },
            ],
          },
        },
      },
      do: [{ tell: 'the-clock' }, { endMarker: -1 }],
    },
    {
      id: 'R5.2',
      on: { becomes: { variable: 'alarm', value: { start: 20, plus: [{ n: -5, if: [{ difficulty: 'heroic' }] }] } } },
      if: [{ not: { difficulty: 'story' } }],
      do: [{ lose: true }],
    },
    { id: 'R5.3', on: { chapterStart: true }, do: [{ put: { token: 'cord', at: 'queens-chamber:dressing-table' } }] },
    {
      id: 'R5.3',
      on: { enterFirst: 'queens-chamber' },
      do: [
        {
          when: {
            if: [{ cameBy: 'flip' }],
            do: [{ set: { variable: 'way', value: HEARTH } }],
            else: [{ set: { variable: 'way', value: DOOR } }],
          },
        },
      ],
    },
    { id: 'R5.3', on: { enterFirst: 'kings-tunnels' }, do: [{ layTraps: true }] },
    {
      id: 'R5.3',
      on: { takenUp: 'cord' },
      if: [{ once: 'token' }],
      do: [
        { tell: 'cord' },
        { add: { variable: 'alarm', n: 2 } },
        {
          when: {
            if: [{ compare: { variable: 'way', is: '=', n: HEARTH } }],
            do: [{ gate: { link: 'queens-chamber.flip', open: false } }],
            else: [{ gate: { link: 'queens-chamber.w', open: false } }],
          },
        },
      ],
    },
    {
      id: 'R5.4',
      on: { encounterDue: true },
      if: [{ flag: 'full-cup' }, { once: 'chapter' }],
      do: [{ peek: true }],
    },
    {
      id: 'R5.5',
      on: { takenUp: 'cord' },
      if: [{ once: 'token' }],
      do: [
        { tell: 'signet' },
        {
          ask: {
            name: 'signet',
            options: {
              take: [{ tell: 'signet-take' }, { add: { variable: 'alarm', n: 2 } }, { achieve: 'signet' }],
              leave: [{ tell: 'signet-leave' }],
            },
          },
        },
      ],
    },
    {
      id: 'R5.6',
      on: { victory: true },
      if: [{ compare: { variable: 'alarm', is: '<=', n: 10 } }],
      do: [{ achieve: 'clean-hands' }],
    },
  ],
  victory: [{ held: 'cord' }, { allAt: 'kitchen-tunnels' }, { clear: 'kitchen-tunnels' }],
  achievements: ['signet', 'clean-hands'],
  earlier: ['full-cup', 'waterworks'],
  overlays: {
    story: { end: 10, encounters: { standard: 9, difficult: 0 }, cheese: 2 },
    heroic: { end: 6, encounters: { standard: 3, difficult: 6 } },
  },
  passages: [
    'kitchen',
    'dining-hall',
    'dining-tunnels',
    'kings-chamber',
    'kings-tunnels',
    'forge',
    'queens-chamber',
    'goes-on-lost',
  ],
}
