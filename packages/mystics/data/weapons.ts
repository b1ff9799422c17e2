import type { Card } from '../src/cards/card.ts'

/** Weapons: what they add to battle is in `weapon.bonus`, not in the program (M10.4). */
export const WEAPONS: readonly Card[] = [
  {
    id: 'collins-sword',
    kind: 'weapon',
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 1, mode: 'melee', type: 'sharp' },
    requires: { classes: ['warrior'] },
    clauses: [],
  },
  {
    id: 'nezs-hammer',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 2, mode: 'melee', type: 'blunt' },
    requires: { classes: ['warrior'] },
    clauses: [],
  },
  {
    id: 'tildas-mace',
    kind: 'weapon',
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 0, mode: 'melee', type: 'blunt' },
    requires: { hero: 'tilda' },
    clauses: [
      {
        on: ['always'],
        if: [{ attackIs: ['thisWeapon'] }],
        mod: [{ battle: { n: 1, per: 'otherWoundedMouse' } }],
      },
    ],
  },
  {
    id: 'maginos-staff',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 1, mode: 'ranged', type: 'magic' },
    requires: { classes: ['mystic'] },
    clauses: [
      { on: ['always'], if: [{ sameSpace: 'target' }], mod: [{ attackBecomes: { mode: 'melee', type: 'blunt' } }] },
    ],
  },
  {
    id: 'lilys-bow',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 1, mode: 'ranged', type: 'sharp' },
    requires: { classes: ['archer'] },
    clauses: [{ on: ['always'], if: [{ attackIs: ['thisWeapon'] }], mod: [{ rolledCheese: 'toAttacker' }] }],
  },
  {
    id: 'dagger',
    kind: 'weapon',
    copies: 2,
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 0, mode: 'melee', type: 'sharp', knife: true },
    clauses: [
      {
        on: ['always'],
        if: [{ attackIs: ['thisWeapon'] }, { lowerOnTrack: 'target' }],
        mod: [{ targetDefense: { n: -1 } }],
      },
    ],
  },
  {
    id: 'fishbone-knife',
    kind: 'weapon',
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 0, mode: 'melee', type: 'sharp', knife: true },
    clauses: [
      {
        on: ['always'],
        if: [{ attackIs: ['thisWeapon'] }, { mouseOnTargetSpace: true }],
        mod: [{ battle: { n: 1 } }],
      },
    ],
  },
  {
    id: 'darning-needle',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 1, mode: 'melee', type: 'sharp' },
    requires: { classes: ['warrior', 'scamp', 'healer'] },
    clauses: [{ on: ['always'], if: [{ attackIs: ['thisWeapon'] }], mod: [{ reach: 2 }] }],
  },
  {
    id: 'ribbon-sling',
    kind: 'weapon',
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 0, mode: 'ranged', type: 'blunt' },
    clauses: [
      {
        on: ['attackDone'],
        if: [{ attackIs: ['thisWeapon'] }, { rolled: { what: 'hit', n: 1 } }, { targetIs: 'small' }],
        do: [{ knockDown: { who: 'target' } }],
        forced: true,
      },
    ],
  },
  {
    id: 'toothpick',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 0, mode: 'melee', type: 'sharp' },
    clauses: [
      {
        on: ['defenseRolled'],
        if: [{ rolled: { what: 'cheese', n: 1 } }, { attackerNear: true }],
        do: [{ wound: { n: 1, who: 'attacker' } }],
      },
    ],
  },
  {
    id: 'accurate-bow',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 1, mode: 'ranged', type: 'sharp' },
    requires: { classes: ['archer', 'scamp'] },
    clauses: [
      {
        on: ['always'],
        if: [{ attackIs: ['thisWeapon'] }],
        mod: [{ faceCounts: { as: 'hit', face: 'bow-star', n: 2 } }],
      },
    ],
  },
  {
    id: 'long-bow',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 1, mode: 'ranged', type: 'sharp' },
    requires: { classes: ['archer', 'warrior'] },
    clauses: [
      { on: ['always'], if: [{ attackIs: ['thisWeapon'] }, { targetIs: 'large' }], mod: [{ battle: { n: 1 } }] },
      {
        on: ['always'],
        if: [{ attackIs: ['thisWeapon'] }, { not: { minionOnOwnSpace: true } }],
        mod: [{ waive: ['near'] }],
      },
    ],
  },
  {
    id: 'enchanted-bow',
    kind: 'weapon',
    slot: 'paw',
    paws: 2,
    weapon: { bonus: 1, mode: 'ranged', type: 'magic' },
    requires: { classes: ['archer'] },
    clauses: [
      {
        on: ['attackDone'],
        if: [{ attackIs: ['thisWeapon'] }, { rolled: { what: 'cheese', n: 1 } }],
        choose: [{ minion: ['legalTarget'] }],
        do: [{ attackAgain: 'thisWeapon' }],
      },
    ],
  },
  {
    id: 'scorching-wand',
    kind: 'weapon',
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 1, mode: 'ranged', type: 'magic' },
    requires: { classes: ['mystic'] },
    clauses: [
      {
        on: ['attackDone'],
        if: [{ attackIs: ['thisWeapon'] }, { defeatedTarget: true }],
        choose: [{ minions: 'targetSpace' }],
        do: [{ hit: { n: 1 } }],
        forced: true,
      },
    ],
  },
  {
    id: 'sorrow-blade',
    kind: 'weapon',
    keptOut: true,
    slot: 'paw',
    paws: 1,
    weapon: { bonus: 2, mode: 'melee', type: 'sharp' },
    requires: { hero: 'collin' },
    clauses: [
      {
        on: ['attackDone'],
        if: [{ attackIs: ['thisWeapon'] }],
        do: [{ wound: { n: 1, who: 'self', perFace: 'shield-star' } }],
        forced: true,
      },
    ],
  },
]
