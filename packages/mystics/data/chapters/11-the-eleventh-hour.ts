import type { Chapter } from '../../src/story/chapter.ts'
import type { RuleCondition } from '../../src/story/words.ts'
import { PARTIES } from '../parties.ts'

const GUARD: RuleCondition = { any: [{ flag: 'guard-half' }, { flag: 'guard-heart' }] }
const FOE: readonly RuleCondition[] = [{ not: { flag: 'cat-friend' } }, { not: { flag: 'cat-belled' } }]
const BY_THE_KING: RuleCondition = { here: 'kings-chamber' }

/** Chapter eleven: the finale. */
export const THE_ELEVENTH_HOUR: Chapter = {
  id: '11',
  party: PARTIES['11'],
  end: 7,
  encounters: { standard: 6, difficult: 3 },
  tiles: [
    { up: 'guard-room', down: 'sewer', at: [0, 0] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 0] },
    { up: 'kings-chamber', down: 'kings-tunnels', at: [2, 0] },
    { up: 'forge', down: 'queens-chamber', at: [1, 1] },
  ],
  start: { side: 'forge', place: 'exit-n' },
  closed: ['sewer', 'kings-tunnels'],
  quiet: [
    'queens-chamber',
    'kings-chamber',
    // With Brodie about nobody else is.
    { side: 'kitchen', if: [{ any: [{ flag: 'maggie' }, { all: FOE }] }] },
    { side: 'guard-room', if: [GUARD] },
  ],
  garrison: { forge: { roaches: { start: 3, plus: [{ n: 1, if: [{ difficulty: 'heroic' }] }] } } },
  tokens: { rope: { heavy: true }, muster: { fixed: true } },
  searches: [
    { side: 'forge', card: 'toothpick' },
    { side: 'kitchen-tunnels', any: 'scroll' },
    { side: 'queens-chamber', card: 'shifting-cloak' },
    { side: 'kitchen', card: 'grape' },
    { side: 'guard-room', any: 'weapon' },
  ],
  surges: {
    forge: { roaches: 3 },
    'kitchen-tunnels': { 'rat-warriors': 2 },
    'queens-chamber': { 'rat-warriors': 2 },
    kitchen: { roaches: 4 },
    'guard-room': { 'rat-warriors': 2 },
    'kings-chamber': { 'rat-warriors': 1 },
  },
  mods: {
    bossCards: [{ boss: 'vanestra', unused: 'faces' }],
    bossStats: [
      { boss: 'vanestra', battle: 3, if: [{ difficulty: 'standard' }] },
      { boss: 'vanestra', battle: 2, defenseBy: -1, if: [{ difficulty: 'story' }] },
    ],
    woundCap: [{ boss: 'brodie', n: 1, if: [{ not: { difficulty: 'heroic' } }] }],
  },
  vars: { peal: 0, swung: 0, back: 0, faces: 4, strokes: 0 },
  yesOrNo: ['swung'],
  rules: [
    {
      id: 'R11.1',
      on: { chapterStart: true },
      do: [
        { put: { token: 'rope', at: 'mouse' } },
        {
          endMarker: {
            start: 0,
            plus: [
              { n: -1, per: { variable: 'strokes' } },
              { n: 1, if: [{ difficulty: 'heroic' }, { compare: { variable: 'strokes', is: '=', n: 2 } }] },
            ],
          },
        },
        { when: { if: [{ flag: 'bark-whole' }], do: [{ cheese: { who: 'mice', n: 2 } }] } },
      ],
    },
    {
      id: 'R11.2',
      on: { act: { name: 'pull', place: 'kings-chamber:flip' } },
      if: [
        { at: { who: 'rope', place: 'kings-chamber:flip' } },
        { compare: { variable: 'swung', is: '=', n: 0 } },
        { count: { of: 'minions', at: 'kings-chamber:flip', is: '=', n: 0 } },
        {
          any: [
            { count: { of: 'free mice', at: 'kings-chamber:flip', is: '>=', n: 2 } },
            { at: { who: 'muster', place: 'stash' } },
            { difficulty: 'story' },
          ],
        },
      ],
      do: [{ set: { variable: 'swung', value: 1 } }, { add: { variable: 'peal', n: 1 } }],
    },
    { id: 'R11.2', on: { roundEnd: 'cut short too' }, do: [{ set: { variable: 'swung', value: 0 } }] },
    {
      id: 'R11.3',
      on: { becomes: { variable: 'peal', value: 1 } },
      do: [
        { tell: 'peal-1' },
        { cure: { who: 'free mice' } },
        { stand: { who: 'free mice' } },
        { knockDown: { who: 'small minions' } },
      ],
    },
    {
      id: 'R11.3',
      on: { becomes: { variable: 'peal', value: 2 } },
      do: [
        { tell: 'peal-2' },
        {
          when: { if: [{ not: { difficulty: 'heroic' } }], do: [{ wound: { who: 'vanestra', n: 1 } }] },
        },
        { relocate: { who: 'vanestra', to: 'kings-chamber:bed' } },
      ],
    },
    { id: 'R11.3', on: { becomes: { variable: 'peal', value: 3 } }, do: [{ win: true }] },
    {
      id: 'R11.4',
      on: { minionDefeated: { type: 'vanestra' } },
      if: [{ compare: { variable: 'faces', is: '>=', n: 2 } }, BY_THE_KING],
      do: [{ set: { variable: 'back', value: 2 } }],
    },
    {
      id: 'R11.4',
      on: { roundEnd: true },
      if: [{ compare: { variable: 'back', is: '>', n: 0 } }, BY_THE_KING],
      do: [
        { add: { variable: 'back', n: -1 } },
        {
          when: {
            if: [{ compare: { variable: 'back', is: '=', n: 0 } }],
            do: [{ tell: 'another-face' }, { placeMinions: { n: 1, type: 'vanestra', where: 'kings-chamber:bed' } }],
          },
        },
      ],
    },
    { id: 'R11.4', on: { enterFirst: 'queens-chamber' }, do: [{ placeMinions: { n: 1, type: 'vanestra' } }] },
    {
      id: 'R11.4',
      on: { enterFirst: 'kings-chamber' },
      do: [
        {
          placeMinions: {
            n: { start: 1, plus: [{ n: -1, if: [{ compare: { variable: 'faces', is: '=', n: 0 } }] }] },
            type: 'vanestra',
            where: 'kings-chamber:bed',
          },
        },
        {
          placeMinions: {
            n: {
              start: 1,
              plus: [
                { n: 1, if: [{ difficulty: 'heroic' }] },
                { n: -1, if: [{ flag: 'guard-half' }] },
                { n: -2, if: [{ flag: 'guard-heart' }] },
              ],
              least: 0,
            },
            type: 'rat-warriors',
          },
        },
      ],
    },
    {
      id: 'R11.5',
      on: { enterFirst: 'guard-room' },
      if: [GUARD],
      do: [{ put: { token: 'muster', at: 'stash' } }],
    },
    {
      id: 'R11.5',
      on: { call: { name: 'at-ease' } },
      if: [{ flag: 'guard-heart' }, { at: { who: 'muster', place: 'stash' } }],
      do: [{ tell: 'at-ease' }, { remove: { who: 'rat-warriors' } }],
    },
    {
      id: 'R11.6',
      on: { call: { name: 'brodie' } },
      if: [{ flag: 'cat-friend' }, { colour: 'orange' }],
      do: [{ tell: 'brodie' }, { remove: { who: { of: 'small minions', noBoss: true, choose: 'space' } } }],
    },
    {
      id: 'R11.6',
      on: { enterFirst: 'kitchen' },
      if: FOE,
      do: [{ tell: 'no-friend' }, { placeMinions: { n: 1, type: 'brodie', where: 'M19.5' } }],
    },
  ],
  victory: [{ tally: { variable: 'peal', n: 3 } }],
  earlier: ['guard-half', 'guard-heart', 'maggie', 'bark-whole', 'cat-friend', 'cat-belled'],
  overlays: {
    story: { end: 10, encounters: { standard: 9, difficult: 0 } },
    heroic: { end: 6, encounters: { standard: 3, difficult: 6 } },
  },
  passages: ['kitchen-tunnels', 'queens-chamber', 'kitchen', 'guard-room', 'kings-chamber', 'epilogue', 'last-page'],
}
