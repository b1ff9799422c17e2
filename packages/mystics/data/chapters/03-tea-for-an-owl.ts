import type { Chapter } from '../../src/story/chapter.ts'
import { PARTIES } from '../parties.ts'

/** Chapter three: a gathering. */
export const TEA_FOR_AN_OWL: Chapter = {
  id: '3',
  party: PARTIES['3'],
  end: 8,
  encounters: { standard: 7, difficult: 2 },
  tiles: [
    { up: 'alchemist', down: 'crystal-tunnels', at: [0, 0] },
    { up: 'dining-hall', down: 'dining-tunnels', at: [0, 1] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 1] },
    { up: 'tunnel-entrance', down: 'courtyard', at: [1, 2] },
  ],
  start: { side: 'tunnel-entrance', place: 'exit-n' },
  closed: ['courtyard'],
  quiet: ['dining-hall'],
  tokens: {
    mint: { kind: 'thing' },
    crumb: { kind: 'thing', heavy: true },
    tear: { kind: 'thing' },
    dust: { kind: 'thing' },
  },
  searches: [
    { side: 'kitchen', card: 'grape' },
    { side: 'dining-tunnels', card: 'disguises' },
    { side: 'dining-hall', card: 'dinner-fork' },
    { side: 'alchemist', any: 'scroll' },
  ],
  surges: { kitchen: { roaches: 4 }, alchemist: { spider: 1 }, 'crystal-tunnels': { centipede: 1 } },
  vars: { pot: 0 },
  rules: [
    {
      id: 'R3.1',
      on: { chapterStart: true },
      do: [
        {
          when: {
            if: [{ flag: 'maggie' }],
            do: [{ put: { token: 'mint', at: 'kitchen:flip' } }],
            else: [{ put: { token: 'mint', at: 'kitchen:counter' } }],
          },
        },
        { put: { token: 'crumb', at: 'dining-hall:table' } },
        { put: { token: 'tear', at: 'alchemist:desk' } },
        { put: { token: 'dust', at: 'crystal-tunnels:entry-n' } },
      ],
    },
    { id: 'R3.1', on: { chapterStart: true }, if: [{ flag: 'three-cheers' }], do: [{ stash: 'dinner-fork' }] },
    {
      id: 'R3.1',
      on: { captured: true },
      if: [{ carries: { token: 'mint' } }, { not: { flag: 'maggie' } }],
      do: [{ put: { token: 'mint', at: 'kitchen:counter' } }],
    },
    {
      id: 'R3.1',
      on: { captured: true },
      if: [{ carries: { token: 'mint' } }, { flag: 'maggie' }],
      do: [{ put: { token: 'mint', at: 'kitchen:flip' } }],
    },
    {
      id: 'R3.1',
      on: { captured: true },
      if: [{ carries: { token: 'crumb' } }],
      do: [{ put: { token: 'crumb', at: 'dining-hall:table' } }],
    },
    {
      id: 'R3.1',
      on: { captured: true },
      if: [{ carries: { token: 'tear' } }],
      do: [{ put: { token: 'tear', at: 'alchemist:desk' } }],
    },
    {
      id: 'R3.1',
      on: { captured: true },
      if: [{ carries: { token: 'dust' } }],
      do: [{ put: { token: 'dust', at: 'crystal-tunnels:entry-n' } }],
    },
    {
      id: 'R3.2',
      on: { takenUp: 'tear' },
      if: [{ not: { is: { who: 'it', what: 'healer' } } }, { not: { is: { who: 'it', what: 'mystic' } } }],
      do: [{ tell: 'wax' }, { wound: { who: 'it', n: 1 } }],
    },
    {
      id: 'R3.3',
      on: { stepOnto: { who: 'mice', place: 'kitchen:counter' } },
      if: [{ not: { flag: 'maggie' } }],
      do: [
        {
          test: {
            dice: 1,
            star: [{ tell: 'maggie' }, { achieve: 'maggie' }],
            none: [
              { tell: 'mop' },
              { relocate: { who: 'it', to: 'kitchen:mop' } },
              { knockDown: { who: 'it' } },
              { points: { n: 'none' } },
            ],
          },
        },
      ],
    },
    {
      id: 'R3.4',
      on: { act: { name: 'into-the-pot', place: 'alchemist:desk' } },
      if: [{ carries: { token: 'thing' } }],
      do: [
        { put: { token: 'thing', from: 'it', at: 'out' } },
        { cheese: { who: 'it', n: 1 } },
        { add: { variable: 'pot', n: 1 } },
      ],
    },
    {
      id: 'R3.4',
      on: { act: { name: 'drink', place: 'alchemist:desk' } },
      if: [{ compare: { variable: 'pot', is: '>=', n: 3 } }, { not: { difficulty: 'heroic' } }],
      do: [{ win: true }],
    },
    {
      id: 'R3.4',
      on: { becomes: { variable: 'pot', value: 3 } },
      if: [{ not: { difficulty: 'heroic' } }],
      do: [{ tell: 'three-in' }],
    },
    { id: 'R3.4', on: { becomes: { variable: 'pot', value: 4 } }, do: [{ achieve: 'full-cup' }, { win: true }] },
    {
      id: 'R3.5',
      on: { enterFirst: 'dining-hall' },
      do: [
        { placeMinions: { n: 2, type: 'elite-rat-warriors' } },
        { placeMinions: { n: { start: 2, plus: [{ n: -2, if: [{ difficulty: 'story' }] }] }, type: 'rat-warriors' } },
      ],
    },
  ],
  victory: [{ tally: { variable: 'pot', n: 4 } }],
  achievements: ['maggie', 'full-cup'],
  earlier: ['three-cheers'],
  overlays: {
    story: { end: 9, encounters: { standard: 9, difficult: 0 } },
    heroic: { encounters: { standard: 5, difficult: 4 } },
  },
  passages: [
    'kitchen-tunnels',
    'kitchen',
    'dining-tunnels',
    'dining-hall',
    'alchemist',
    'crystal-tunnels',
    'goes-on-lost',
  ],
}
