import type { Chapter } from '../../src/story/chapter.ts'
import type { Amount } from '../../src/story/words.ts'
import { PARTIES } from '../parties.ts'

const POSTS: Readonly<Record<string, Amount>> = {
  'dining-hall': 1,
  'guard-room': { start: 1, plus: [{ n: 1, if: [{ difficulty: 'heroic' }] }] },
  'kings-chamber': 1,
}

/** Chapter nine: split loyalties. */
export const MEN_OF_THE_GUARD: Chapter = {
  id: '9',
  party: PARTIES['9'],
  end: 7,
  encounters: { standard: 5, difficult: 4 },
  tiles: [
    { up: 'alchemist', down: 'crystal-tunnels', at: [0, 0] },
    { up: 'guard-room', down: 'sewer', at: [1, 0] },
    { up: 'kings-chamber', down: 'kings-tunnels', at: [2, 0] },
    { up: 'dining-hall', down: 'dining-tunnels', at: [0, 1] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 1] },
  ],
  start: { side: 'kitchen-tunnels', place: 'flip' },
  closed: ['crystal-tunnels', 'dining-tunnels', 'kings-tunnels'],
  quiet: ['kitchen'],
  garrison: Object.fromEntries(
    Object.entries(POSTS).map(([side, n]) => [side, { 'elite-rat-warriors': n, 'rat-warriors': 3 }]),
  ),
  searches: [
    { side: 'kitchen', card: 'grape' },
    { side: 'dining-hall', card: 'dinner-fork' },
    { side: 'alchemist', any: 'scroll' },
    { side: 'guard-room', card: 'sorrow-blade' },
    { side: 'sewer', place: 'water', card: 'fishhook-and-thread' },
  ],
  surges: {
    kitchen: {},
    'dining-hall': {},
    alchemist: {},
    'guard-room': {},
    'kings-chamber': {},
    sewer: { roaches: 4 },
  },
  mods: { ladder: true },
  vars: { guard: 0, grudge: 0 },
  rules: [
    {
      id: 'R9.1',
      on: { act: { name: 'call-by-name', place: 'here' } },
      if: [{ near: { of: 'rat-warriors', within: 1 } }],
      do: [
        {
          test: {
            dice: {
              start: 'lore',
              plus: [
                { n: 1, if: [{ is: { who: 'it', what: 'collin' } }] },
                { n: 1, if: [{ flag: 'roster' }] },
                { n: 1, if: [{ flag: 'signet' }, { here: 'kings-chamber' }] },
                {
                  n: -1,
                  if: [
                    {
                      compare: {
                        variable: 'grudge',
                        is: '>=',
                        n: { start: 3, plus: [{ n: -1, if: [{ difficulty: 'heroic' }] }] },
                      },
                    },
                  ],
                },
              ],
              least: 2,
            },
            star: [
              { tell: 'by-name' },
              { remove: { who: { of: 'rat-warriors', within: 1, choose: 1 } } },
              { add: { variable: 'guard', n: 1 } },
            ],
          },
        },
      ],
    },
    {
      id: 'R9.2',
      on: { minionDefeated: { type: 'rat-warriors' } },
      if: [{ by: 'mouse' }],
      do: [{ add: { variable: 'grudge', n: 1 } }],
    },
    {
      id: 'R9.2',
      on: { becomes: { variable: 'grudge', value: { start: 3, plus: [{ n: -1, if: [{ difficulty: 'heroic' }] }] } } },
      do: [{ tell: 'grudge' }],
    },
    {
      id: 'R9.1',
      on: {
        becomes: {
          variable: 'guard',
          value: {
            start: 7,
            plus: [
              { n: -1, if: [{ difficulty: 'story' }] },
              { n: 1, if: [{ difficulty: 'heroic' }] },
            ],
          },
        },
      },
      do: [{ tell: 'enough' }],
    },
    {
      id: 'R9.3',
      on: { turnEnd: { card: 'elite-rat-warriors' } },
      if: [
        {
          count: {
            of: 'elite-rat-warriors',
            at: 'here',
            is: '>',
            n: { start: 0, plus: [{ n: 1, if: [{ difficulty: 'story' }] }] },
          },
        },
        { compare: { variable: 'guard', is: '>', n: 0 } },
      ],
      do: [
        {
          test: {
            dice: 1,
            none: [
              { tell: 'sergeant' },
              { add: { variable: 'guard', n: -1 } },
              { placeMinions: { n: 1, type: 'rat-warriors' } },
            ],
          },
        },
      ],
    },
    {
      id: 'R9.4',
      on: { surge: 'orange' },
      do: [
        { tell: 'voice' },
        { mark: { who: { of: 'free mice', without: 'charmed', highest: true }, marker: 'charmed' } },
      ],
    },
    {
      id: 'R9.6',
      on: { encounterDue: true },
      if: [{ flag: 'full-cup' }, { once: 'chapter' }],
      do: [{ peek: true }],
    },
    {
      id: 'R9.7',
      on: { victory: true },
      do: [
        {
          when: {
            if: [
              {
                compare: {
                  variable: 'guard',
                  is: '>=',
                  n: { start: 8, plus: [{ n: 1, if: [{ difficulty: 'heroic' }] }] },
                },
              },
            ],
            do: [{ achieve: 'guard-heart' }],
            else: [{ achieve: 'guard-half' }],
          },
        },
      ],
    },
  ],
  victory: [
    {
      tally: {
        variable: 'guard',
        n: {
          start: 7,
          plus: [
            { n: -1, if: [{ difficulty: 'story' }] },
            { n: 1, if: [{ difficulty: 'heroic' }] },
          ],
        },
      },
    },
    { allAt: 'kings-chamber' },
    { clear: 'kings-chamber' },
  ],
  achievements: ['guard-heart', 'guard-half'],
  earlier: ['roster', 'signet', 'full-cup'],
  overlays: {
    story: { end: 8, encounters: { standard: 7, difficult: 2 }, cheese: 1 },
    heroic: { end: 6, encounters: { standard: 2, difficult: 7 } },
  },
  passages: ['kitchen', 'dining-hall', 'alchemist', 'guard-room', 'sewer', 'kings-chamber', 'goes-on-lost'],
}
