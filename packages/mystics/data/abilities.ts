import type { Card } from '../src/cards/card.ts'

/** The 28 ability cards, one copy each (M3.2). */
export const ABILITIES: readonly Card[] = [
  {
    id: 'first-aid',
    kind: 'ability',
    cost: { cheese: 2, forClass: { class: 'healer', cheese: 1 } },
    clauses: [{ on: ['freeAction'], choose: [{ mouse: 'ownSpace' }], do: [{ heal: { kind: 'plain', n: 1 } }] }],
  },
  {
    id: 'accurate-shot',
    kind: 'ability',
    requires: { classes: ['archer'] },
    cost: { cheese: 2 },
    clauses: [
      {
        on: ['beforeAttack'],
        if: [{ attackIs: ['ranged', 'weapon'] }],
        mod: [{ targetDefense: { n: -2 } }],
        for: 'attack',
      },
    ],
  },
  {
    id: 'aimed-shot',
    kind: 'ability',
    requires: { classes: ['archer'] },
    cost: { cheese: 1 },
    clauses: [
      { on: ['beforeAttack'], if: [{ attackIs: ['ranged', 'weapon'] }], mod: [{ battle: { n: 1 } }], for: 'attack' },
    ],
  },
  {
    id: 'power-shot',
    kind: 'ability',
    requires: { classes: ['archer'] },
    cost: { cheese: 3 },
    clauses: [
      { on: ['beforeAttack'], if: [{ attackIs: ['ranged', 'weapon'] }], mod: [{ battle: 'x2' }], for: 'attack' },
    ],
  },
  {
    id: 'preemptive-shot',
    kind: 'ability',
    requires: { classes: ['archer'] },
    cost: { cheese: 1 },
    clauses: [
      { on: ['minionsPlaced'], choose: [{ minion: ['justPlaced', 'legalTarget'] }], do: [{ attackAgain: 'ranged' }] },
    ],
  },
  {
    id: 'cure',
    kind: 'ability',
    requires: { classes: ['healer'] },
    cost: { cheese: 1, most: 3 },
    clauses: [{ on: ['action'], do: [{ healOrCure: { times: 'paid' } }] }],
  },
  {
    id: 'fortify',
    kind: 'ability',
    requires: { classes: ['healer'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['ownTurn'], choose: [{ mice: 'tile' }], mod: [{ defense: { n: 1 } }], for: 'nextTurn' }],
  },
  {
    id: 'major-heal',
    kind: 'ability',
    requires: { classes: ['healer'] },
    cost: { cheese: 3 },
    clauses: [{ on: ['action'], choose: [{ mouse: 'near' }], do: [{ heal: { kind: 'plain', n: 'all' } }] }],
  },
  {
    id: 'inspire',
    kind: 'ability',
    requires: { classes: ['leader'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['turnStart'], choose: [{ mice: 'all' }], mod: [{ extraAction: { price: 1 } }], for: 'round' }],
  },
  {
    id: 'give-order',
    kind: 'ability',
    requires: { classes: ['leader'] },
    cost: { cheese: 2 },
    clauses: [
      { on: ['ownTurn'], choose: [{ otherMouse: 'tile' }], do: [{ grantAction: ['battle', 'search', 'recover'] }] },
    ],
  },
  {
    id: 'battle-leader',
    kind: 'ability',
    requires: { classes: ['leader'] },
    cost: { cheese: 2 },
    clauses: [
      {
        on: ['ownTurn'],
        choose: [{ mice: 'others' }],
        if: [{ near: 'user' }],
        mod: [{ battle: { n: 1 } }],
        for: 'nextTurn',
      },
    ],
  },
  {
    id: 'chain-lightning',
    kind: 'ability',
    requires: { classes: ['mystic'] },
    cost: { cheese: 3 },
    clauses: [
      {
        on: ['battle'],
        choose: [{ minions: { upTo: 'lore', mode: 'ranged' } }],
        do: [{ attack: { dice: 3, mode: 'ranged', type: 'magic' } }],
      },
    ],
  },
  {
    id: 'mystic-bolt',
    kind: 'ability',
    requires: { classes: ['mystic'] },
    cost: { cheese: 1 },
    clauses: [
      {
        on: ['battle'],
        choose: [{ minion: ['legalTarget', 'unseenToo'] }],
        do: [{ attack: { dice: 'lore', mode: 'ranged', type: 'magic' } }],
        mod: [{ waive: ['sight'] }],
        for: 'attack',
      },
    ],
  },
  {
    id: 'mystic-blast',
    kind: 'ability',
    requires: { classes: ['mystic'] },
    cost: { cheese: 2 },
    clauses: [
      {
        on: ['battle'],
        choose: [{ minions: 'ownSpace' }],
        do: [{ attack: { dice: 'lore', mode: 'melee', type: 'magic' } }, { knockDown: { who: 'survivors' } }],
      },
    ],
  },
  {
    id: 'invisibility',
    kind: 'ability',
    requires: { classes: ['mystic'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['ownTurn'], choose: [{ self: true }], mod: [{ unseen: true }], for: 'nextTurn' }],
  },
  {
    id: 'meeps',
    kind: 'ability',
    requires: { hero: 'maginos' },
    cost: { cheese: 1 },
    clauses: [{ on: ['ownTurn'], choose: [{ minion: ['seen'] }], mod: [{ defense: { n: -1 } }], for: 'nextTurn' }],
  },
  {
    id: 'knife-strike',
    kind: 'ability',
    requires: { classes: ['scamp'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['battle'], choose: [{ minion: ['legalTarget'] }], do: [{ attackAgain: 'knives' }] }],
  },
  {
    id: 'find',
    kind: 'ability',
    requires: { classes: ['scamp'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['searchHit'], do: [{ draw: { n: 3 } }] }],
  },
  {
    id: 'dodge',
    kind: 'ability',
    requires: { classes: ['scamp'] },
    cost: { cheese: 1 },
    clauses: [
      {
        on: ['defend'],
        mod: [
          { faceCounts: { as: 'block', face: 'sword', n: 1 } },
          { faceCounts: { as: 'block', face: 'bow-star', n: 1 } },
        ],
        for: 'attack',
      },
    ],
  },
  {
    id: 'energy-rush',
    kind: 'ability',
    requires: { classes: ['scamp'] },
    cost: { cheese: 1 },
    clauses: [
      {
        on: ['ownTurn'],
        if: [{ moveLeft: true }, { not: { hasMarker: ['webbed', 'knockedDown'] } }],
        choose: [{ self: true }],
        do: [{ points: { n: 2 } }],
        mod: [{ waive: ['stopAtMinion', 'outnumbered'] }],
        for: 'turn',
      },
    ],
  },
  {
    id: 'keen-eye',
    kind: 'ability',
    requires: { classes: ['scamp', 'archer'] },
    cost: { cheese: 1 },
    clauses: [{ on: ['searchRoll'], mod: [{ extraDice: { on: 'search', n: 2 } }], for: 'roll' }],
  },
  {
    id: 'set-trap',
    kind: 'ability',
    requires: { classes: ['tinkerer'] },
    cost: { cheese: 1 },
    clauses: [{ on: ['action'], choose: [{ space: ['near', 'dry', 'noMinion'] }], do: [{ placeSnare: true }] }],
  },
  {
    id: 'thundersqueak',
    kind: 'ability',
    requires: { classes: ['warrior', 'tinkerer', 'healer'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['ownTurn'], choose: [{ minionCard: ['notActed', 'notLowest'] }], do: [{ moveCard: 'bottom' }] }],
  },
  {
    id: 'battle-squeak',
    kind: 'ability',
    requires: { classes: ['warrior'] },
    cost: { cheese: 1 },
    clauses: [{ on: ['beforeAttack'], if: [{ attackIs: ['weapon'] }], mod: [{ battle: { n: 1 } }], for: 'attack' }],
  },
  {
    id: 'feint',
    kind: 'ability',
    requires: { classes: ['warrior'] },
    cost: { cheese: 1 },
    clauses: [
      {
        on: ['beforeAttack'],
        if: [{ attackIs: ['melee', 'weapon'] }],
        mod: [{ faceCounts: { as: 'block', face: 'shield-star', n: 0 } }],
        for: 'attack',
      },
    ],
  },
  {
    id: 'backslash',
    kind: 'ability',
    requires: { classes: ['warrior'] },
    cost: { cheese: 2 },
    clauses: [
      {
        on: ['attackDone'],
        if: [{ attackIs: ['melee', 'weapon'] }, { inBattleAction: true }, { defeatedTarget: true }],
        choose: [{ minion: ['legalTarget'] }],
        do: [{ attackAgain: 'sameWeapon' }],
      },
    ],
  },
  {
    id: 'resolve',
    kind: 'ability',
    requires: { classes: ['warrior'] },
    cost: { cheese: 2 },
    clauses: [{ on: ['wounding'], do: [{ lessWounds: { n: 1 } }] }],
  },
  {
    id: 'protect',
    kind: 'ability',
    requires: { classes: ['warrior'] },
    cost: { cheese: 1 },
    clauses: [{ on: ['defendOther'], choose: [{ otherMouse: 'near' }], do: [{ takeAttack: true }] }],
  },
]
