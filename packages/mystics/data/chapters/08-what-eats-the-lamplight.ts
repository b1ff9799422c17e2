import type { Chapter } from '../../src/story/chapter.ts'
import type { Amount, RuleCondition } from '../../src/story/words.ts'
import { PARTIES } from '../parties.ts'

const LIT: RuleCondition = { count: { of: 'lamp', at: 'here', is: '>', n: 0 } }
const LAMPS = ['lamp-1', 'lamp-2', 'lamp-3'] as const
const ROACHES: Amount = {
  start: 3,
  plus: [
    { n: -2, if: [{ difficulty: 'story' }] },
    { n: 1, if: [{ difficulty: 'heroic' }] },
  ],
}

/** Chapter eight: what lives in the dark. */
export const WHAT_EATS_THE_LAMPLIGHT: Chapter = {
  id: '8',
  party: PARTIES['8'],
  end: 6,
  encounters: { standard: 5, difficult: 4 },
  tiles: [
    { up: 'crystal-tunnels', down: 'alchemist', at: [1, 0] },
    { up: 'tunnel-entrance', down: 'courtyard', at: [0, 1] },
    { up: 'kitchen-tunnels', down: 'kitchen', at: [1, 1] },
    { up: 'dining-tunnels', down: 'dining-hall', at: [2, 1] },
    { up: 'forge', down: 'queens-chamber', at: [1, 2] },
  ],
  start: { side: 'tunnel-entrance', place: 'flip' },
  closed: ['courtyard', 'kitchen', 'alchemist', 'dining-hall', 'queens-chamber'],
  garrison: {
    'crystal-tunnels': { 'skitter-clak': 1, roaches: ROACHES },
    'dining-tunnels': { 'skitter-clak': 1, roaches: ROACHES },
    forge: { 'skitter-clak': 1, roaches: { start: 4, plus: [{ n: 1, if: [{ difficulty: 'heroic' }] }] } },
  },
  tokens: {
    ...Object.fromEntries(LAMPS.map((lamp) => [lamp, { kind: 'lamp', heavy: true }])),
    bundle: { fixed: true },
  },
  searches: [
    { side: 'kitchen-tunnels', card: 'button-shield' },
    { side: 'dining-tunnels', card: 'long-bow' },
    { side: 'forge', any: 'armor' },
  ],
  surges: { 'crystal-tunnels': { roaches: 3 }, 'dining-tunnels': { roaches: 3 }, forge: { roaches: 4 } },
  gates: [{ id: 'R8.2', link: 'kitchen-tunnels.s', open: [{ compare: { variable: 'molt', is: '>=', n: 2 } }] }],
  mods: {
    bossStats: [
      { boss: 'skitter-clak', life: 5, if: [{ here: 'forge' }, { not: { difficulty: 'story' } }] },
      { boss: 'skitter-clak', life: 4, if: [{ here: 'forge' }, { difficulty: 'story' }] },
      { boss: 'skitter-clak', defenseBy: -1, off: ['faceCounts'], if: [LIT] },
    ],
    range: { to: 'adjacent', if: [{ not: LIT }] },
  },
  vars: { molt: 0 },
  rules: [
    {
      id: 'R8.2',
      on: { minionDefeated: { type: 'skitter-clak' } },
      if: [{ not: { here: 'forge' } }],
      do: [{ tell: 'it-burrows' }, { add: { variable: 'molt', n: 1 } }],
    },
    { id: 'R8.2', on: { becomes: { variable: 'molt', value: 2 } }, do: [{ tell: 'the-way-south' }] },
    ...LAMPS.map((lamp) => ({ id: 'R8.3', on: { takenUp: lamp }, do: [{ tell: 'lamp' }] }) as const),
    {
      id: 'R8.3',
      on: { chapterStart: true },
      do: [
        { put: { token: 'lamp-1', at: 'crystal-tunnels:entry-n' } },
        { put: { token: 'lamp-2', at: 'crystal-tunnels:entry-w' } },
        {
          when: {
            if: [{ not: { difficulty: 'heroic' } }],
            do: [{ put: { token: 'lamp-3', at: 'crystal-tunnels:flip' } }],
          },
        },
        { put: { token: 'bundle', at: 'dining-tunnels:entry-sw' } },
      ],
    },
    {
      id: 'R8.4',
      on: { turnEnd: { card: 'skitter-clak' } },
      do: [{ put: { token: 'lamp', from: 'near', at: 'out' } }],
    },
    {
      id: 'R8.5',
      on: { act: { name: 'cut-loose', place: 'dining-tunnels:entry-sw' } },
      if: [
        { at: { who: 'bundle', place: 'dining-tunnels:entry-sw' } },
        { count: { of: 'minions', at: 'dining-tunnels:entry-sw', is: '=', n: 0 } },
      ],
      do: [{ tell: 'scouts' }, { put: { token: 'bundle', at: 'out' } }, { achieve: 'scouts' }],
    },
  ],
  victory: [{ beaten: { boss: 'skitter-clak', on: 'forge' } }, { clear: 'forge' }],
  achievements: ['scouts'],
  overlays: {
    story: { end: 7, encounters: { standard: 9, difficult: 0 } },
    heroic: { end: 5, encounters: { standard: 3, difficult: 6 } },
  },
  passages: ['kitchen-tunnels', 'crystal-tunnels', 'dining-tunnels', 'forge', 'goes-on-lost'],
}
