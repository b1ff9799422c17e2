import { castle, type CastleState } from '@mousekeep/castle'
import { noChance, Seeded } from '@mousekeep/engine'
import { positionOf } from '../setup.ts'

/** The tables from which action sequences are counted, by name. `perft.json` holds the counts. */
export const PERFT_POSITIONS: Readonly<Record<string, () => CastleState>> = {
  ...Object.fromEntries(
    (['hof', 'mill'] as const).flatMap((layout) =>
      [2, 3, 4].map((players) => [
        `start, ${layout}, ${players} players`,
        () => castle.start(castle.readOptions({ layout, players }), new Seeded('perft'), null),
      ]),
    ),
  ),

  'passages through own and others': () =>
    position(
      `
      # . . . . . #    # b _ . _ e #
      . R R B B . .    . g . g . . .
      . . . R . . .    _ . _ . _ . _
      . . . . . . .    . . x . . . .
      . . . . . . .    _ . _ . _ . _
      . . . . . . .    . g . . . . .
      # . . . . . #    # . _ . _ . #`,
      { open: 'F', spare: 'trap' },
    ),

  'in passage with three points': () =>
    position(
      `
      # . . . . . #    # b _ . _ e #
      . . B B . . .    . g . g . . .
      . . . G G . .    _ . _ b _ . _
      . . . . . . .    . . x . . . .
      . . . . . . .    _ . _ . _ . _
      . . . . . . .    . g . . . . .
      # . . . . . #    # . _ . _ . #`,
      { open: 'D H', pass: 'c2', points: 3 },
    ),

  'crossTower with full towers': () =>
    position(
      `
      B B . . . . R    # b _ . _ e #
      . . . . . . .    . . . . . . .
      . . . . . . .    _ . _ . _ . _
      . . . . . . .    . . . . . . .
      . . . . . . .    _ . _ . _ . _
      R . . . . . .    . . . . . . .
      G . . . . . G    # x _ . _ . #`,
      { crossTower: true, open: 'B C Q', layout: 'hof' },
    ),

  'no push back, traps about': () =>
    position(
      `
      # . . . . . #    # x _ . _ . #
      R . . B . . .    x b g . b g .
      . . . . . . .    _ . _ . _ . _
      B . R . . B .    . g g x g . .
      . . . . . . .    _ . _ . _ . _
      . R . . . . .    g . . . . . .
      # . . . . . #    # . _ . _ . #`,
      {
        layout: 'mill',
        pushBack: false,
        dropped: 'g2',
        spare: 'trap',
        lost: { blue: 1 },
        tokens: { red: 'blue braid emmental' },
      },
    ),

  'the last turns': () =>
    position(
      `
      # . . . . . #    # . _ . _ . #
      R . . . . . .    . . g . . . .
      . . B . . . .    _ . _ . _ . _
      . . . R . . .    . . . g . . .
      . . . . . . .    _ . _ . _ . _
      . . . . . G .    . . . . . . x
      # . . . . . #    # . _ . _ . #`,
      { round: 100, first: 'blue', turn: 'green', points: 1, spare: 'trap', lost: { red: 2, blue: 2, green: 2 } },
    ),
}

function position(drawing: string, setup: Parameters<typeof positionOf>[1]): CastleState {
  return castle.readPosition(positionOf(drawing, setup), noChance, null)
}
