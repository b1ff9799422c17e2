import type { Card } from '../src/cards/card.ts'

/** Armour for head, body and paws. */
export const ARMOR: readonly Card[] = [
  {
    id: 'leather-breastplate',
    kind: 'armor',
    copies: 2,
    slot: 'body',
    requires: { classes: ['warrior', 'healer', 'tinkerer'] },
    clauses: [{ on: ['always'], mod: [{ defense: { n: 1 } }] }],
  },
  {
    id: 'walnut-shell-armor',
    kind: 'armor',
    slot: 'body',
    requires: { classes: ['warrior', 'tinkerer'] },
    clauses: [{ on: ['always'], mod: [{ defense: { n: 2 } }, { stat: { what: 'move', n: -1 } }] }],
  },
  {
    id: 'fish-scale-armor',
    kind: 'armor',
    slot: 'body',
    requires: { classes: ['archer', 'scamp', 'mystic'] },
    clauses: [{ on: ['always'], mod: [{ defense: { n: 1 } }, { waive: ['waterRoll', 'drift'] }] }],
  },
  {
    id: 'shifting-cloak',
    kind: 'armor',
    slot: 'cloak',
    requires: { classes: ['mystic', 'scamp'] },
    clauses: [
      {
        on: ['defenseRolled'],
        if: [{ allBlocked: true }],
        choose: [{ space: ['normal', 'room'] }],
        do: [{ relocate: { who: 'self' } }],
      },
      { on: ['always'], mod: [{ defense: { n: 1 } }] },
    ],
  },
  {
    id: 'oak-leaf-cloak',
    kind: 'armor',
    slot: 'cloak',
    clauses: [{ on: ['always'], if: [{ attackedBy: 'ranged' }], mod: [{ defense: { n: 2 } }] }],
  },
  {
    id: 'thimble-helmet',
    kind: 'armor',
    slot: 'head',
    requires: { classes: ['warrior', 'healer'] },
    clauses: [{ on: ['always'], mod: [{ defense: { n: 1 } }] }],
  },
  {
    id: 'acorn-cap',
    kind: 'armor',
    slot: 'head',
    clauses: [{ on: ['always'], mod: [{ immune: ['stunned', 'knockedDown'] }] }],
  },
  {
    id: 'button-shield',
    kind: 'armor',
    slot: 'paw',
    paws: 1,
    clauses: [{ on: ['always'], mod: [{ defense: { n: 1 } }] }],
  },
  {
    id: 'penny-shield',
    kind: 'armor',
    slot: 'paw',
    paws: 1,
    requires: { classes: ['warrior', 'healer'] },
    clauses: [{ on: ['always'], choose: [{ otherMouse: 'ownSpace' }], mod: [{ defense: { n: 1 } }] }],
  },
]
