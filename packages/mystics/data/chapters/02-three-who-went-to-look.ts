import type { Chapter } from '../../src/story/chapter.ts'
import type { RuleVerb } from '../../src/story/words.ts'
import { PARTIES } from '../parties.ts'

const MOUSELINGS = [
  ['pip', 'dining-tunnels:entry-w'],
  ['burr', 'crystal-tunnels:entry-n'],
  ['dot', 'kitchen:counter'],
] as const

const YES_OR_NO = MOUSELINGS.flatMap(([name]) => [`${name}-taken`, `${name}-hidden`])

const HIDE = MOUSELINGS.map(([name]): RuleVerb => ({
  when: {
    if: [{ compare: { variable: `${name}-taken`, is: '=', n: 0 } }],
    do: [{ set: { variable: `${name}-hidden`, value: 1 } }],
  },
}))

/** Chapter two: a rescue. */
export const THREE_WHO_WENT_TO_LOOK: Chapter = {
  id: '2',
  party: PARTIES['2'],
  end: 5,
  encounters: { standard: 4, difficult: 5 },
  tiles: [
    { up: 'tunnel-entrance', down: 'courtyard', at: [1, 0] },
    { up: 'dining-tunnels', down: 'dining-hall', at: [0, 1] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 1] },
    { up: 'crystal-tunnels', down: 'alchemist', at: [2, 1] },
  ],
  start: { side: 'tunnel-entrance', place: 'flip' },
  closed: ['courtyard', 'dining-hall', 'alchemist'],
  tokens: Object.fromEntries(
    MOUSELINGS.map(([name]) => [
      name,
      {
        heavy: true,
        kind: 'mouseling',
        loose: [{ compare: { variable: `${name}-hidden`, is: '=', n: 0 } }],
      },
    ]),
  ),
  searches: [
    { side: 'kitchen-tunnels', card: 'button-shield' },
    { side: 'dining-tunnels', card: 'dinner-fork' },
  ],
  surges: {
    'tunnel-entrance': { 'rat-warriors': 2 },
    'dining-tunnels': { roaches: 3 },
    'crystal-tunnels': { centipede: 1 },
  },
  vars: { home: 0, ...Object.fromEntries(YES_OR_NO.map((variable) => [variable, 0])) },
  yesOrNo: YES_OR_NO,
  rules: [
    {
      id: 'R2.1',
      on: { chapterStart: true },
      do: MOUSELINGS.map(([token, at]) => ({ put: { token, at } })),
    },
    ...MOUSELINGS.map(
      ([name]) =>
        ({
          id: 'R2.2',
          on: { takenUp: name },
          do: [{ tell: name }, { set: { variable: `${name}-taken`, value: 1 } }],
        }) as const,
    ),
    {
      id: 'R2.2',
      on: { pageTurned: 'any' },
      if: [
        {
          any: [
            { all: [{ page: { is: '=', n: 4 } }, { difficulty: 'standard' }] },
            { all: [{ page: { is: '=', n: 5 } }, { difficulty: 'story' }] },
            { all: [{ page: { is: '=', n: 3 } }, { difficulty: 'heroic' }] },
          ],
        },
      ],
      do: [{ tell: 'hush' }, ...HIDE],
    },
    ...MOUSELINGS.map(
      ([name, place]) =>
        ({
          id: 'R2.2',
          on: { searchHit: { place } },
          if: [
            { compare: { variable: `${name}-hidden`, is: '=', n: 1 } },
            { at: { who: name, place: 'its space' } },
            { not: { carries: { token: 'mouseling' } } },
          ],
          do: [
            { tell: name },
            { put: { token: name, at: 'it' } },
            { set: { variable: `${name}-hidden`, value: 0 } },
            { set: { variable: `${name}-taken`, value: 1 } },
          ],
        }) as const,
    ),
    {
      id: 'R2.3',
      on: { act: { name: 'home-with-you', place: 'tunnel-entrance:flip' } },
      if: [{ carries: { token: 'mouseling' } }],
      do: [
        { put: { token: 'mouseling', from: 'it', at: 'out' } },
        { cheese: { who: 'it', n: 1 } },
        { add: { variable: 'home', n: 1 } },
      ],
    },
    {
      id: 'R2.4',
      on: { act: { name: 'call-it-a-night', place: 'tunnel-entrance:flip' } },
      if: [
        { compare: { variable: 'home', is: '>=', n: 2 } },
        { count: { of: 'minions', at: 'here', is: '=', n: 0 } },
        { not: { difficulty: 'heroic' } },
      ],
      do: [{ win: true }],
    },
    {
      id: 'R2.4',
      on: { becomes: { variable: 'home', value: 2 } },
      if: [{ not: { difficulty: 'heroic' } }],
      do: [{ tell: 'two-home' }],
    },
    {
      id: 'R2.4',
      on: { becomes: { variable: 'home', value: 3 } },
      do: [{ achieve: 'three-cheers' }, { win: true }],
    },
  ],
  victory: [{ tally: { variable: 'home', n: 3 } }],
  achievements: ['three-cheers'],
  overlays: {
    story: { end: 6, encounters: { standard: 9, difficult: 0 }, cheese: 1 },
    heroic: { encounters: { standard: 2, difficult: 7 } },
  },
  passages: ['kitchen-tunnels', 'dining-tunnels', 'crystal-tunnels', 'kitchen', 'goes-on-lost'],
}
