import type { Chapter } from '../../src/story/chapter.ts'
import type { Amount, RuleCondition, RuleVerb } from '../../src/story/words.ts'
import { PARTIES } from '../parties.ts'

const BEFORE: RuleCondition = { compare: { variable: 'come', is: '=', n: 0 } }
const NARROW: readonly RuleCondition[] = [{ compare: { variable: 'sprung', is: '=', n: 1 } }, { here: 'guard-room' }]
const ELITES: Amount = {
  start: 2,
  plus: [{ n: -1, if: [{ any: [{ flag: 'clean-hands' }, { difficulty: 'story' }] }] }],
}

const COLUMN: readonly RuleVerb[] = [
  { set: { variable: 'come', value: 1 } },
  { placeMinions: { n: 1, type: 'captain-vurst' } },
  {
    placeMinions: {
      n: { ...ELITES, plus: [...(ELITES.plus ?? []), { n: -2, if: NARROW }], least: 0 },
      type: 'elite-rat-warriors',
    },
  },
  { placeMinions: { n: { start: 2, plus: [{ n: 1, if: [{ difficulty: 'heroic' }] }] }, type: 'rat-warriors' } },
]
const SIDES = ['dining-tunnels', 'dining-hall', 'kitchen', 'kitchen-tunnels', 'guard-room']

/** Chapter six: an ambush. */
export const THE_CAPTAINS_BILL: Chapter = {
  id: '6',
  party: PARTIES['6'],
  end: 7,
  encounters: { standard: 0, difficult: 0 },
  tiles: [
    { up: 'guard-room', down: 'sewer', at: [0, 0] },
    { up: 'kitchen', down: 'kitchen-tunnels', at: [1, 0] },
    { up: 'dining-tunnels', down: 'dining-hall', at: [1, 1] },
  ],
  start: { side: 'dining-tunnels', place: 'flip' },
  closed: ['sewer'],
  quiet: SIDES,
  tokens: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`tripwire-${n}`, { kind: 'tripwire', fixed: true }])),
  searches: [
    { side: 'dining-tunnels', card: 'long-bow' },
    { side: 'dining-hall', card: 'dinner-fork' },
    { side: 'kitchen', card: 'grape' },
    { side: 'guard-room', any: 'armor' },
  ],
  surges: {
    'dining-tunnels': { 'rat-warriors': 2 },
    'dining-hall': { 'rat-warriors': 2 },
    kitchen: { roaches: 3 },
    'kitchen-tunnels': { 'rat-warriors': 2 },
    'guard-room': { 'rat-warriors': 2 },
  },
  mods: {
    placedAs: {
      ranged: 'melee',
      if: [{ compare: { variable: 'sprung', is: '=', n: 1 } }, { here: 'dining-hall' }],
    },
  },
  vars: { march: 0, come: 0, sprung: 0, wires: 4 },
  yesOrNo: ['come', 'sprung'],
  rules: [
    { id: 'R6.1', on: { roundEnd: true }, if: [BEFORE], do: [{ add: { variable: 'march', n: 1 } }] },
    {
      id: 'R6.1',
      on: { becomes: { variable: 'march', value: { start: 6, plus: [{ n: 2, if: [{ difficulty: 'story' }] }] } } },
      if: [BEFORE],
      do: [{ tell: 'found' }, ...COLUMN, { ambush: true }],
    },
    {
      id: 'R6.3',
      on: { act: { name: 'spring-it', place: 'here' } },
      if: [{ colour: 'orange' }, BEFORE],
      do: [
        { tell: 'sprung' },
        { set: { variable: 'sprung', value: 1 } },
        { layBelow: true },
        ...COLUMN,
        {
          when: {
            if: [{ here: 'kitchen' }, { flag: 'maggie' }],
            do: [{ knockDown: { who: { of: ['rat-warriors', 'elite-rat-warriors'], placed: true } } }],
          },
        },
      ],
    },
    {
      id: 'R6.3',
      on: { roundEnd: true },
      if: [...NARROW, { once: 'chapter' }],
      do: [{ placeMinions: { n: ELITES, type: 'elite-rat-warriors' } }],
    },
    {
      id: 'R6.4',
      on: { chapterStart: true },
      if: [{ any: [{ flag: 'roster' }, { difficulty: 'story' }] }],
      do: [{ set: { variable: 'wires', value: 5 } }],
    },
    {
      id: 'R6.4',
      on: { act: { name: 'stretch-a-tripwire', place: 'here' } },
      if: [
        { compare: { variable: 'wires', is: '>', n: 0 } },
        { count: { of: 'tripwire', at: 'its space', is: '=', n: 0 } },
        { not: { at: { who: 'it', place: 'here:areas' } } },
        { not: { at: { who: 'it', place: 'here:water' } } },
      ],
      do: [
        { put: { token: 'tripwire', from: 'unused', at: 'its space', n: 1 } },
        { add: { variable: 'wires', n: -1 } },
      ],
    },
    {
      id: 'R6.4',
      on: { stepOnto: { who: 'small minions', place: 'here' } },
      if: [{ at: { who: 'tripwire', place: 'its space' } }],
      do: [
        { tell: 'tripwire' },
        { put: { token: 'tripwire', from: 'its space', at: 'out' } },
        {
          test: {
            dice: 1,
            none: [{ knockDown: { who: 'it' } }, { points: { n: 'none' } }, { wound: { who: 'it', n: 1 } }],
          },
        },
      ],
    },
    {
      id: 'R6.5',
      on: { bossWounds: { boss: 'captain-vurst', n: 2 } },
      do: [
        { tell: 'whistle' },
        { placeMinions: { n: { start: 2, plus: [{ n: 1, if: [{ difficulty: 'heroic' }] }] }, type: 'rat-warriors' } },
      ],
    },
    {
      id: 'R6.6',
      on: { minionDefeated: { type: 'captain-vurst' } },
      do: [
        { tell: 'the-captain' },
        {
          ask: {
            name: 'the-captain',
            options: {
              word: [{ tell: 'word' }, { achieve: 'vurst-word' }],
              pistol: [{ tell: 'pistol' }, { achieve: 'vurst-pistol' }],
            },
          },
        },
      ],
    },
  ],
  victory: [{ beaten: { boss: 'captain-vurst' } }, { clear: 'here' }],
  achievements: ['vurst-word', 'vurst-pistol'],
  earlier: ['roster', 'clean-hands', 'maggie'],
  overlays: { heroic: { end: 5 } },
  passages: ['dining-hall', 'kitchen', 'kitchen-tunnels', 'guard-room', 'goes-on-lost'],
}
