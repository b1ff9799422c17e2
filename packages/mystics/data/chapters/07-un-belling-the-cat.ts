import type { Chapter } from '../../src/story/chapter.ts'
import { PARTIES } from '../parties.ts'

/** Chapter seven: a chase. */
export const UN_BELLING_THE_CAT: Chapter = {
  id: '7',
  party: PARTIES['7'],
  end: 7,
  encounters: { standard: 7, difficult: 2 },
  tiles: [
    { up: 'alchemist', down: 'crystal-tunnels', at: [0, 0] },
    { up: 'kitchen', down: 'kitchen-tunnels', at: [1, 0] },
    { up: 'dining-hall', down: 'dining-tunnels', at: [0, 1] },
    { up: 'queens-chamber', down: 'forge', at: [1, 1] },
  ],
  start: { side: 'alchemist', place: 'exit-e' },
  quiet: ['crystal-tunnels', 'kitchen-tunnels', 'dining-tunnels', 'forge'],
  tokens: {
    key: {},
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`print-${n}`, { kind: 'print', fixed: true }])),
  },
  searches: [
    { side: 'alchemist', card: 'levitate' },
    { side: 'kitchen', card: 'grape' },
    { side: 'dining-hall', card: 'dinner-fork' },
    { side: 'queens-chamber', card: 'shifting-cloak' },
  ],
  surges: {
    alchemist: { 'rat-warriors': 2 },
    kitchen: { roaches: 4 },
    'dining-hall': { 'rat-warriors': 2 },
    'queens-chamber': { spider: 1 },
  },
  mods: {
    uncounted: [{ who: 'brodie', rules: ['M5.1', 'M13.1', 'M20.2', 'B1'] }],
    bossCards: [
      {
        boss: 'brodie',
        cards: ['brodie-chases'],
        if: [
          {
            any: [
              { page: { is: '<=', n: 2 } },
              { all: [{ page: { is: '<=', n: 3 } }, { not: { difficulty: 'heroic' } }] },
            ],
          },
        ],
      },
    ],
    woundCap: [{ boss: 'brodie', n: 1, if: [{ any: [{ difficulty: 'story' }, { page: { is: '<=', n: 3 } }] }] }],
  },
  vars: { cat: 1, lap: 0, clicks: 0 },
  rules: [
    { id: 'R7.1', on: { chapterStart: true }, do: [{ put: { token: 'key', at: 'mouse' } }] },
    {
      id: 'R7.1',
      on: { enter: 'any' },
      do: [{ remove: { who: 'brodie' } }, { set: { variable: 'cat', value: 1 } }],
    },
    { id: 'R7.1', on: { minionDefeated: { type: 'brodie' } }, do: [{ set: { variable: 'cat', value: 2 } }] },
    {
      id: 'R7.1',
      on: { roundEnd: true },
      if: [{ compare: { variable: 'cat', is: '>', n: 0 } }, { colour: 'orange' }],
      do: [
        { add: { variable: 'cat', n: -1 } },
        {
          when: {
            if: [{ compare: { variable: 'cat', is: '=', n: 0 } }],
            do: [{ tell: 'he-comes' }, { placeMinions: { n: 1, type: 'brodie', where: 'M19.5' } }],
          },
        },
      ],
    },
    {
      id: 'R7.2',
      on: { pageTurned: 'any' },
      if: [
        {
          any: [
            { all: [{ page: { is: '=', n: 4 } }, { difficulty: 'standard' }] },
            { all: [{ page: { is: '=', n: 3 } }, { difficulty: 'heroic' }] },
          ],
        },
      ],
      do: [{ tell: 'no-game' }],
    },
    {
      id: 'R7.3',
      on: { turnEnd: { card: 'brodie-chases' } },
      if: [{ count: { of: 'print', at: 'here', is: '=', n: 0 } }],
      do: [{ put: { token: 'print', from: 'unused', at: 'here', n: 1 } }],
    },
    {
      id: 'R7.3',
      on: { roundEnd: true },
      if: [{ colour: 'blue' }],
      do: [{ put: { token: 'print', from: 'anywhere', at: 'out', n: 1 } }],
    },
    {
      id: 'R7.4',
      on: { act: { name: 'turn-the-key', place: 'here' } },
      if: [{ carries: { token: 'key' } }, { near: { of: 'brodie', within: 0 } }],
      do: [
        {
          test: {
            dice: {
              start: 'lore',
              plus: [
                {
                  n: 1,
                  if: [{ any: [{ is: { who: 'it', what: 'tinkerer' } }, { is: { who: 'it', what: 'scamp' } }] }],
                },
              ],
            },
            eachStar: [{ tell: 'click' }, { add: { variable: 'clicks', n: 1 } }],
          },
        },
        {
          when: {
            if: [
              {
                compare: {
                  variable: 'clicks',
                  is: '>=',
                  n: {
                    start: 7,
                    plus: [
                      { n: -2, per: { of: 'print', at: 'anywhere' } },
                      { n: -2, if: [{ difficulty: 'story' }] },
                      { n: 1, if: [{ difficulty: 'heroic' }] },
                    ],
                    least: 1,
                  },
                },
              },
            ],
            do: [{ win: true }],
          },
        },
      ],
    },
    {
      id: 'R7.5',
      on: { act: { name: 'tip-the-cream', place: 'kitchen:counter' } },
      if: [{ flag: 'maggie' }, { once: 'chapter' }],
      do: [
        { tell: 'cream' },
        { relocate: { who: 'brodie', to: 'kitchen:mop' } },
        { set: { variable: 'lap', value: 2 } },
      ],
    },
    {
      id: 'R7.5',
      on: { turnInstead: { type: 'brodie', place: 'here' } },
      if: [{ compare: { variable: 'lap', is: '>', n: 0 } }],
      do: [{ add: { variable: 'lap', n: -1 } }],
    },
    {
      id: 'R7.6',
      on: { victory: true },
      do: [
        { tell: 'the-cat' },
        {
          ask: {
            name: 'the-cat',
            options: {
              friend: [{ tell: 'friend' }, { achieve: 'cat-friend' }],
              bell: [{ tell: 'bell' }, { achieve: 'cat-belled' }],
            },
          },
        },
      ],
    },
  ],
  victory: [],
  achievements: ['cat-friend', 'cat-belled'],
  earlier: ['maggie'],
  overlays: { heroic: { end: 6, encounters: { standard: 4, difficult: 5 } } },
  passages: [
    'kitchen',
    'dining-hall',
    'queens-chamber',
    'crystal-tunnels',
    'kitchen-tunnels',
    'dining-tunnels',
    'forge',
    'goes-on-lost',
  ],
}
