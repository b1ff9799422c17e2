import type { Card } from '../src/cards/card.ts'

/** Items, scrolls, tricks, events and party items: the search cards that are not worn. */
export const ITEMS: readonly Card[] = [
  {
    id: 'tinkerers-treasure',
    kind: 'item',
    requires: { classes: ['tinkerer'] },
    clauses: [{ on: ['freeAction'], do: [{ fetch: ['weapon', 'armor'] }] }],
  },
  {
    id: 'drop-of-honey',
    kind: 'item',
    copies: 2,
    clauses: [{ on: ['freeAction'], choose: [{ mouse: 'ownSpace' }], do: [{ heal: { kind: 'plain', n: 1 } }] }],
  },
  {
    id: 'milkweed-antidote',
    kind: 'item',
    clauses: [{ on: ['freeAction'], choose: [{ mouse: 'ownSpace' }], do: [{ heal: { kind: 'poison', n: 'all' } }] }],
  },
  {
    id: 'pebble-whetstone',
    kind: 'item',
    kept: true,
    clauses: [
      {
        on: ['beforeAttack'],
        if: [{ attackIs: ['sharp', 'weapon'] }, { moveWhole: true }],
        do: [{ points: { n: 'none' } }],
        mod: [{ battle: { n: 1 } }],
        for: 'attack',
      },
    ],
  },
  {
    id: 'pinch-of-pepper',
    kind: 'item',
    clauses: [
      { on: ['freeAction'], choose: [{ minions: 'nearSpace' }], mod: [{ battle: { n: -1 } }], for: 'nextTurn' },
    ],
  },
  {
    id: 'glowworm-lamp',
    kind: 'item',
    kept: true,
    clauses: [{ on: ['always'], mod: [{ stat: { what: 'lore', n: 1 } }] }],
  },
  {
    id: 'candle-stub',
    kind: 'item',
    kept: true,
    clauses: [{ on: ['always'], mod: [{ extraDice: { on: 'search', n: 1 } }] }],
  },
  {
    id: 'bent-pin-picklock',
    kind: 'item',
    kept: true,
    clauses: [
      {
        on: ['always'],
        mod: [{ countsAs: { class: 'scamp', for: 'craftyFlip' } }, { extraDice: { on: 'trap', n: 1 } }],
      },
    ],
  },
]

export const SCROLLS: readonly Card[] = [
  {
    id: 'levitate',
    kind: 'scroll',
    clauses: [
      { on: ['freeAction'], choose: [{ self: true }], mod: [{ waive: ['red', 'gaps', 'yellow'] }], for: 'turn' },
    ],
  },
  {
    id: 'mousehole',
    kind: 'scroll',
    clauses: [
      {
        on: ['freeAction'],
        choose: [{ mouse: 'near' }, { space: ['dry', 'room'] }],
        do: [{ relocate: { who: 'chosen' } }],
      },
    ],
  },
  {
    id: 'summon-cat',
    kind: 'scroll',
    clauses: [{ on: ['freeAction'], if: [{ not: { prowlerOnBoard: true } }], do: [{ perform: 'pounce' }] }],
  },
  {
    id: 'balm-for-all',
    kind: 'scroll',
    requires: { lore: 2 },
    clauses: [
      {
        on: ['freeAction'],
        choose: [{ mice: 'tile' }],
        do: [{ heal: { kind: 'any', n: 1 } }, { cure: { n: 'all' } }],
      },
    ],
  },
  {
    id: 'treacle-feet',
    kind: 'scroll',
    requires: { lore: 2 },
    clauses: [
      { on: ['freeAction'], choose: [{ minionCard: ['notProwler'] }], mod: [{ hold: 'move' }], for: 'nextTurn' },
    ],
  },
  {
    id: 'invoke-cheddar-golem',
    kind: 'scroll',
    requires: { lore: 2 },
    clauses: [
      {
        on: ['freeAction'],
        if: [{ minionOnBoard: true }],
        choose: [{ self: true }],
        mod: [{ statsReplaced: { battle: 4, defense: 3, mode: 'melee', type: 'blunt' } }],
        for: 'encounter',
      },
    ],
  },
  {
    id: 'shower-of-sparks',
    kind: 'scroll',
    requires: { lore: 2 },
    clauses: [
      {
        on: ['battle'],
        choose: [{ minions: { oneSpace: 'ranged' } }],
        do: [{ attack: { dice: 4, mode: 'ranged', type: 'magic' } }],
      },
    ],
  },
  {
    id: 'lullaby',
    kind: 'scroll',
    requires: { lore: 2 },
    clauses: [
      { on: ['freeAction'], choose: [{ minion: ['tile', 'noBoss'] }], mod: [{ hold: 'turn' }], for: 'cardsNextTurn' },
    ],
  },
  {
    id: 'curdle',
    kind: 'scroll',
    requires: { lore: 2 },
    clauses: [{ on: ['freeAction'], if: [{ wheelHas: 1 }], do: [{ wheel: { n: 'empty' } }] }],
  },
]

export const TRICKS: readonly Card[] = [
  {
    id: 'lurk-in-the-shadows',
    kind: 'trick',
    clauses: [
      {
        on: ['minionTurn'],
        if: [{ onTile: 'other' }],
        choose: [{ self: true }],
        mod: [{ unseen: true }],
        for: 'turn',
      },
    ],
  },
  {
    id: 'lucky-whisker',
    kind: 'trick',
    copies: 2,
    clauses: [{ on: ['attackRolled', 'defenseRolled'], do: [{ reroll: { n: 'any' } }] }],
  },
  {
    id: 'owl-hoot',
    kind: 'trick',
    clauses: [{ on: ['minionTurn'], if: [{ notLowest: 'card' }], do: [{ moveCard: 'bottom' }] }],
  },
  {
    id: 'play-dead',
    kind: 'trick',
    clauses: [
      {
        on: ['capturing'],
        do: [{ lessWounds: { toLife: 1 } }, { cheese: { n: 'none', who: 'self' } }, { knockDown: { who: 'self' } }],
      },
    ],
  },
  {
    id: 'loose-brick',
    kind: 'trick',
    clauses: [
      { on: ['ownTurn'], if: [{ anyCaptured: true }], choose: [{ capturedMouse: true }], do: [{ perform: 'rescue' }] },
    ],
  },
  {
    id: 'spoilt-cheese',
    kind: 'trick',
    clauses: [{ on: ['wheelGain'], if: [{ wouldSurge: true }], do: [{ wheel: { n: 'stop' } }] }],
  },
  {
    id: 'ankle-bite',
    kind: 'trick',
    clauses: [{ on: ['beforeAttack'], if: [{ attackIs: ['weapon'] }], mod: [{ battle: { n: 2 } }], for: 'attack' }],
  },
]

export const EVENTS: readonly Card[] = [
  {
    id: 'forgotten-larder',
    kind: 'event',
    clauses: [
      {
        on: ['drawn'],
        choose: [{ mice: 'tile' }],
        do: [{ cheese: { n: 1, who: 'chosen' } }, { cheese: { n: 1, who: 'self' } }],
        forced: true,
      },
    ],
  },
  {
    id: 'warm-hearth',
    kind: 'event',
    clauses: [{ on: ['drawn'], choose: [{ mice: 'tile' }], do: [{ heal: { kind: 'plain', n: 1 } }], forced: true }],
  },
  {
    id: 'guards-at-dice',
    kind: 'event',
    clauses: [{ on: ['drawn'], do: [{ wheel: { n: -3 } }], forced: true }],
  },
  {
    id: 'loose-floorboard',
    kind: 'event',
    clauses: [{ on: ['drawn'], do: [{ draw: { n: 3 } }], forced: true }],
  },
  {
    id: 'a-page-of-wisdom',
    kind: 'event',
    clauses: [{ on: ['drawn'], do: [{ perform: { levelUp: 3 } }], forced: true }],
  },
  { id: 'abduction', kind: 'event', clauses: [{ on: ['drawn'], do: [{ takeAway: true }], forced: true }] },
  {
    id: 'rats-in-the-walls',
    kind: 'event',
    clauses: [{ on: ['drawn'], do: [{ placeMinions: { n: 2, type: 'rat-warriors' } }], forced: true }],
  },
  {
    id: 'cheese-thief',
    kind: 'event',
    clauses: [
      {
        on: ['drawn'],
        choose: [{ mice: 'tile' }],
        do: [{ cheese: { n: -1, who: 'chosen' } }, { wheel: { n: 'lost' } }],
        forced: true,
      },
    ],
  },
  { id: 'hidden-snap', kind: 'event', clauses: [{ on: ['drawn'], do: [{ perform: 'trapTest' }], forced: true }] },
]

/** Their rules are rules of the game (M22); the cards say what each is good for. */
export const PARTY_ITEMS: readonly Card[] = [
  { id: 'disguises', kind: 'party item', use: { is: 'disguise', fools: 'rat-warriors' }, clauses: [] },
  { id: 'fishhook-and-thread', kind: 'party item', use: { is: 'rope', length: 3 }, clauses: [] },
  { id: 'dinner-fork', kind: 'party item', use: { is: 'sling' }, clauses: [] },
  { id: 'grape', kind: 'party item', use: { is: 'bait', lures: 'roach', thrownBy: 'rat' }, clauses: [] },
]
