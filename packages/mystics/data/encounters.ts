import type { EncounterCard, EncounterFlag, Group } from '../src/cards/card.ts'

function card(
  id: string,
  rows: readonly [Group, Group, Group],
  surge: Group,
  ...flags: EncounterFlag[]
): EncounterCard {
  const [early, middle, late] = rows
  return {
    id,
    rows: [
      { from: 1, to: 2, minions: early },
      { from: 3, to: 4, minions: middle },
      { from: 5, to: 8, minions: late },
    ],
    surge,
    flags,
  }
}

const rats = (n: number): Group => ({ 'rat-warriors': n })
const elites = (n: number): Group => ({ 'elite-rat-warriors': n })
const roaches = (n: number): Group => ({ roaches: n })
const SPIDER: Group = { spider: 1 }
const CENTIPEDE: Group = { centipede: 1 }

export const STANDARD: readonly EncounterCard[] = [
  card('gate-patrol', [rats(2), rats(3), rats(5)], CENTIPEDE),
  card('crumbs-and-wires', [roaches(3), roaches(4), roaches(6)], rats(3), 'mousetraps'),
  card('pantry-swarm', [roaches(4), roaches(5), roaches(7)], rats(2), 'greedy'),
  card('web-in-the-rafters', [SPIDER, { ...SPIDER, ...roaches(2) }, { ...SPIDER, ...rats(3) }], roaches(3)),
  card(
    'bows-on-the-shelf',
    [
      { ...elites(1), ...rats(1) },
      { ...elites(2), ...rats(1) },
      { ...elites(2), ...rats(3) },
    ],
    roaches(3),
  ),
  card('night-watch', [rats(2), rats(3), { ...rats(3), ...elites(1) }], SPIDER, 'ambush'),
  card('legs-in-the-wall', [CENTIPEDE, { ...CENTIPEDE, ...roaches(1) }, { ...CENTIPEDE, ...rats(2) }], roaches(3)),
  card(
    'scavengers',
    [
      { ...rats(1), ...roaches(2) },
      { ...rats(2), ...roaches(2) },
      { ...rats(3), ...roaches(3) },
    ],
    { ...elites(1), ...rats(1) },
  ),
  card('rat-hunters', [rats(3), { ...rats(3), ...elites(1) }, { ...rats(4), ...elites(1) }], SPIDER, 'mousetraps'),
]

export const DIFFICULT: readonly EncounterCard[] = [
  card(
    'captains-drill',
    [
      { ...elites(1), ...rats(2) },
      { ...elites(2), ...rats(2) },
      { ...elites(3), ...rats(3) },
    ],
    SPIDER,
    'ambush',
  ),
  card('roach-tide', [roaches(5), roaches(6), roaches(8)], CENTIPEDE, 'greedy'),
  card(
    'snapping-alley',
    [rats(3), { ...rats(3), ...roaches(2) }, { ...rats(4), ...roaches(4) }],
    CENTIPEDE,
    'mousetraps',
  ),
  card(
    'weavers-den',
    [
      { ...SPIDER, ...rats(1) },
      { ...SPIDER, ...rats(3) },
      { ...SPIDER, ...rats(5) },
    ],
    roaches(4),
  ),
  card(
    'hundred-legs',
    [
      { ...CENTIPEDE, ...roaches(1) },
      { ...CENTIPEDE, ...rats(2) },
      { ...CENTIPEDE, ...elites(2), ...rats(2) },
    ],
    roaches(4),
  ),
  card(
    'roof-sharpshooters',
    [elites(3), { ...elites(3), ...roaches(2) }, { ...elites(4), ...roaches(3) }],
    SPIDER,
    'mousetraps',
  ),
  card(
    'the-long-hunger',
    [
      { ...rats(1), ...roaches(3) },
      { ...rats(2), ...roaches(3) },
      { ...rats(2), ...roaches(5) },
    ],
    rats(3),
    'greedy',
    'ambush',
  ),
  card(
    'two-old-terrors',
    [
      { ...SPIDER, ...roaches(2) },
      { ...SPIDER, ...CENTIPEDE },
      { ...SPIDER, ...CENTIPEDE, ...roaches(3) },
    ],
    rats(3),
  ),
  card(
    'knives-in-the-dark',
    [
      { ...rats(3), ...elites(1) },
      { ...rats(4), ...elites(1) },
      { ...rats(4), ...elites(2) },
    ],
    roaches(4),
    'ambush',
  ),
]
