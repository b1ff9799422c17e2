import type { Chapter } from '../../src/story/chapter.ts'
import { PARTIES } from '../parties.ts'

/** M26.2 and the story book's chapter one. */
export const OUT_BY_THE_GRATE: Chapter = {
  id: '1',
  party: PARTIES['1'],
  end: 6,
  encounters: { standard: 9, difficult: 0 },
  tiles: [
    { up: 'guard-room', down: 'sewer', at: [1, 0] },
    { up: 'tunnel-entrance', down: 'courtyard', at: [0, 1] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 1] },
  ],
  start: { side: 'guard-room', place: 'start' },
  garrison: {
    'guard-room': { 'rat-warriors': 3 },
    kitchen: {},
    courtyard: { 'rat-warriors': 2, 'elite-rat-warriors': 2 },
  },
  searches: [
    { side: 'sewer', place: 'water', card: 'fishhook-and-thread' },
    { side: 'kitchen-tunnels', card: 'tinkerers-treasure' },
  ],
  surges: { 'guard-room': { 'rat-warriors': 2 } },
  gates: [
    {
      id: 'R1.1',
      link: 'sewer.s',
      open: [{ count: { of: 'free mice', at: 'sewer:water', is: '=', n: 0 } }],
    },
  ],
  bars: ['courtyard:tree'],
  vars: { crumbs: 0 },
  rules: [
    {
      id: 'R1.2',
      on: { enterFirst: 'kitchen' },
      do: [
        { set: { variable: 'crumbs', value: 4 } },
        { placeMinions: { n: 3, type: 'roaches', where: 'kitchen:counter' } },
      ],
    },
    {
      id: 'R1.2',
      on: { turnInstead: { type: 'roaches', place: 'kitchen:counter' } },
      if: [
        { compare: { variable: 'crumbs', is: '>', n: 0 } },
        { count: { of: 'mice', at: 'kitchen:counter', is: '=', n: 0 } },
      ],
      do: [{ test: { dice: 1, cheese: [{ add: { variable: 'crumbs', n: -1 } }, { wheel: { n: 1 } }] } }],
    },
    {
      id: 'R1.3',
      on: { minionDefeated: { type: 'roaches' } },
      if: [{ by: 'mouse' }, { at: { who: 'it', place: 'kitchen' } }, { not: { flag: 'maggie' } }],
      do: [
        {
          test: {
            dice: 1,
            star: [{ tell: 'maggie' }, { achieve: 'maggie' }, { endMarker: 1 }],
            none: [
              { tell: 'mop' },
              { knockDown: { who: 'it' } },
              { placeMinions: { n: 1, type: 'roaches', where: 'kitchen:counter' } },
            ],
          },
        },
      ],
    },
    {
      id: 'R1.4',
      on: { moveRoll: { who: 'any', side: 'courtyard', number: 1 } },
      if: [{ not: { at: { who: 'it', place: 'courtyard:tree' } } }],
      do: [{ tell: 'crow' }, { wound: { who: 'it', n: 1 } }],
    },
  ],
  victory: [{ clear: 'courtyard' }, { allAt: 'courtyard:tree' }],
  achievements: ['maggie'],
  overlays: {
    story: { end: 7, cheese: 1, garrison: { 'guard-room': { 'rat-warriors': 2 }, courtyard: { 'rat-warriors': 2 } } },
    heroic: {
      encounters: { standard: 6, difficult: 3 },
      garrison: { 'guard-room': { 'rat-warriors': 4 }, courtyard: { 'rat-warriors': 2, 'elite-rat-warriors': 3 } },
    },
  },
  passages: ['sewer', 'kitchen-tunnels', 'kitchen', 'tunnel-entrance', 'courtyard', 'goes-on-lost'],
}
