import type { Card } from '../src/cards/card.ts'

/** Worn beside weapons and armour, for all sorts of purposes. */
export const ACCESSORIES: readonly Card[] = [
  {
    id: 'ring-of-cat-strength',
    kind: 'accessory',
    slot: 'accessory',
    requires: { classes: ['warrior', 'scamp'] },
    clauses: [{ on: ['always'], if: [{ attackIs: ['melee', 'weapon'] }], mod: [{ battle: { n: 1 } }] }],
  },
  {
    id: 'clover-locket',
    kind: 'accessory',
    slot: 'accessory',
    clauses: [{ on: ['attackRolled', 'defenseRolled'], once: 'round', do: [{ reroll: { n: 1 } }] }],
  },
  {
    id: 'dewdrop-monocle',
    kind: 'accessory',
    slot: 'accessory',
    requires: { classes: ['archer', 'mystic', 'scamp'] },
    clauses: [{ on: ['always'], if: [{ attackIs: ['ranged'] }], mod: [{ waive: ['near'] }] }],
  },
  {
    id: 'spider-silk-scarf',
    kind: 'accessory',
    slot: 'accessory',
    clauses: [{ on: ['always'], mod: [{ immune: ['webbed', 'poison'] }] }],
  },
  {
    id: 'grasshopper-boots',
    kind: 'accessory',
    slot: 'accessory',
    clauses: [{ on: ['always'], mod: [{ stat: { what: 'move', n: 1 } }, { waive: ['yellow'] }] }],
  },
  {
    id: 'weathervane-pin',
    kind: 'accessory',
    slot: 'accessory',
    clauses: [
      {
        on: ['trackDealt'],
        if: [{ wholeDeal: true }, { notTopOfTrack: 'self' }],
        do: [{ moveCard: 'swapAboveSelf' }],
      },
    ],
  },
]
