import type { Chapter } from '../../src/story/chapter.ts'
import type { Amount, RuleCondition } from '../../src/story/words.ts'
import { PARTIES } from '../parties.ts'

const GUARD: RuleCondition = { any: [{ flag: 'guard-half' }, { flag: 'guard-heart' }] }
const FOE: readonly RuleCondition[] = [{ not: { flag: 'cat-friend' } }, { not: { flag: 'cat-belled' } }]
const fewer = (start: number): Amount => ({ start, plus: [{ n: -1, if: [GUARD] }], least: 0 })
const BARK: Amount = {
  start: 3,
  plus: [
    { n: 5, if: [{ difficulty: 'story' }] },
    { n: -1, if: [{ difficulty: 'heroic' }] },
  ],
}
const MOST_BARK: Amount = { start: 6, plus: [{ n: 2, if: [{ difficulty: 'story' }] }] }
const MENDED_AT = ['courtyard:tree', 'courtyard:hole'] as const

/** Chapter ten: a defence. */
export const HOLD_THE_TREE: Chapter = {
  id: '10',
  party: PARTIES['10'],
  end: 5,
  encounters: { standard: 0, difficult: 0 },
  tiles: [{ up: 'courtyard', down: 'tunnel-entrance', at: [0, 0] }],
  start: { side: 'courtyard', place: 'hole' },
  closed: ['tunnel-entrance'],
  garrison: { courtyard: { 'rat-warriors': { start: 3, plus: [{ n: -1, if: [{ flag: 'guard-heart' }] }] } } },
  surges: { courtyard: {} },
  bars: ['courtyard:tree'],
  mods: {
    endWins: true,
    surgeEach: true,
    captureCost: { variable: 'bark', n: 1 },
    walksTo: { types: ['rat-warriors', 'roaches'], place: 'courtyard:hole' },
    rescueAt: 'courtyard:tree',
    timeShort: 2,
    layBelow: { if: [{ flag: 'cat-belled' }] },
    bossStats: [
      {
        boss: 'captain-vurst',
        battle: 2,
        off: ['rolledCheese', 'attackAgain'],
        if: [{ flag: 'vurst-pistol' }],
      },
    ],
  },
  vars: { bark: 6, crow: 1, bribed: 0 },
  yesOrNo: ['crow', 'bribed'],
  rules: [
    {
      id: 'R10.1',
      on: { surge: 'courtyard' },
      if: [{ page: { is: '=', n: 2 } }],
      do: [{ tell: 'page-2' }, { placeMinions: { n: 5, type: 'roaches' } }],
    },
    {
      id: 'R10.1',
      on: { surge: 'courtyard' },
      if: [{ page: { is: '=', n: 3 } }],
      do: [
        { tell: 'page-3' },
        { placeMinions: { n: 1, type: 'spider' } },
        { placeMinions: { n: fewer(2), type: 'rat-warriors' } },
      ],
    },
    {
      id: 'R10.1',
      on: { surge: 'courtyard' },
      if: [{ page: { is: '=', n: 4 } }],
      do: [
        { tell: 'page-4' },
        { placeMinions: { n: 1, type: 'captain-vurst' } },
        { placeMinions: { n: 2, type: 'elite-rat-warriors' } },
        {
          placeMinions: {
            n: { start: 1, plus: [{ n: -1, if: [{ any: [GUARD, { difficulty: 'story' }] }] }] },
            type: 'rat-warriors',
          },
        },
      ],
    },
    {
      id: 'R10.1',
      on: { surge: 'courtyard' },
      if: [{ page: { is: '=', n: 5 } }, { difficulty: 'heroic' }],
      do: [
        { tell: 'page-5' },
        { placeMinions: { n: 1, type: 'centipede' } },
        { placeMinions: { n: 3, type: 'rat-warriors' } },
      ],
    },
    {
      id: 'R10.2',
      on: { attackInstead: { types: ['rat-warriors', 'roaches'], place: 'courtyard:hole' } },
      if: [{ count: { of: 'mice', at: 'courtyard:hole', is: '=', n: 0 } }],
      do: [{ tell: 'gnaw' }, { add: { variable: 'bark', n: -1 } }],
    },
    { id: 'R10.2', on: { becomes: { variable: 'bark', value: 0 } }, do: [{ lose: true }] },
    ...MENDED_AT.map(
      (place) =>
        ({
          id: 'R10.4',
          on: { act: { name: 'mend-the-gate', place } },
          if: [{ cheeseOf: { who: 'it', is: '>=', n: 1 } }, { compare: { variable: 'bark', is: '<', n: MOST_BARK } }],
          do: [{ cheese: { who: 'it', n: -1 } }, { add: { variable: 'bark', n: 1 } }],
        }) as const,
    ),
    {
      id: 'R10.5',
      on: { chapterStart: true },
      do: [
        { set: { variable: 'crow', value: 1 } },
        { set: { variable: 'bark', value: BARK } },
        { tell: 'the-crow' },
        {
          ask: {
            name: 'the-crow',
            options: {
              bribe: [
                { tell: 'bribe' },
                { set: { variable: 'bribed', value: 1 } },
                { add: { variable: 'bark', n: -1 } },
              ],
              no: [{ tell: 'no-bribe' }],
            },
          },
        },
      ],
    },
    {
      id: 'R10.5',
      on: { moveRoll: { who: 'any', side: 'courtyard', number: 1 } },
      if: [
        { compare: { variable: 'crow', is: '=', n: 1 } },
        { not: { at: { who: 'it', place: 'courtyard:tree' } } },
        {
          not: {
            all: [{ compare: { variable: 'bribed', is: '=', n: 1 } }, { is: { who: 'it', what: 'mouse' } }],
          },
        },
      ],
      do: [{ wound: { who: 'it', n: 1 } }, { set: { variable: 'crow', value: 0 } }],
    },
    { id: 'R10.5', on: { pageTurned: 'any' }, do: [{ set: { variable: 'crow', value: 1 } }] },
    {
      id: 'R10.6',
      on: { call: { name: 'runners' } },
      if: [{ flag: 'three-cheers' }],
      do: [{ tell: 'runners' }, { cheese: { who: 'free mice', n: 1 } }],
    },
    {
      id: 'R10.6',
      on: { call: { name: 'volley' } },
      if: [{ flag: 'scouts' }],
      do: [
        { tell: 'volley' },
        {
          ask: {
            name: 'volley',
            options: {
              rat: [{ remove: { who: { of: 'rat-warriors', choose: 1 } } }],
              roaches: [{ remove: { who: { of: 'roaches', choose: 2 } } }],
            },
          },
        },
      ],
    },
    {
      id: 'R10.6',
      on: { pageTurned: 3 },
      if: [{ flag: 'maggie' }],
      do: [{ tell: 'pie' }, { heal: { who: 'free mice', n: 1 } }],
    },
    {
      id: 'R10.6',
      on: { call: { name: 'brodie' } },
      if: [{ flag: 'cat-friend' }],
      do: [{ tell: 'brodie' }, { remove: { who: { of: 'small minions', noBoss: true, choose: 'space' } } }],
    },
    {
      id: 'R10.6',
      on: { surge: 'courtyard' },
      if: [{ page: { is: '=', n: 3 } }, ...FOE],
      do: [{ tell: 'no-friend' }, { placeMinions: { n: 1, type: 'brodie', where: 'M19.5' } }],
    },
    { id: 'R10.6', on: { pageTurned: 4 }, do: [{ remove: { who: 'brodie' } }] },
    {
      id: 'R10.6',
      on: { bossWounds: { boss: 'captain-vurst', n: 1 } },
      if: [{ flag: 'vurst-word' }],
      do: [{ tell: 'debt' }, { remove: { who: { of: ['captain-vurst', 'elite-rat-warriors'] } } }],
    },
    {
      id: 'R10.7',
      on: { victory: true },
      if: [{ compare: { variable: 'bark', is: '>=', n: 4 } }],
      do: [{ achieve: 'bark-whole' }],
    },
  ],
  victory: [{ dawn: true }],
  achievements: ['bark-whole'],
  earlier: [
    'three-cheers',
    'scouts',
    'maggie',
    'guard-half',
    'guard-heart',
    'cat-friend',
    'cat-belled',
    'vurst-word',
    'vurst-pistol',
  ],
  overlays: { heroic: { end: 6 } },
  passages: ['goes-on-lost'],
}
