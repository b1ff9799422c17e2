import type { Board } from '../board/board.ts'
import { cardById, clausesOf } from '../cards/box.ts'
import { findMouse, isFree } from '../state/figures.ts'
import type { Card } from '../cards/card.ts'
import { holdAll, plainContext, type AttackView } from '../rules/lookup/card-conditions.ts'
import { meets } from '../rules/lookup/modifiers.ts'
import { valueOf, wordOf } from '../cards/said.ts'
import type { Clause, Modifier, ModifierValues } from '../cards/words.ts'
import type { Lasting, Mouse, MysticsState } from '../state/state.ts'

// What cards are worth to a party, in pages of time; found by play.
const CARD = 0.12
/** Carried by a mouse that cannot use it. */
const USELESS = 0.06
const WEAPON = 0.3
const RANGED = 0.3
const ARMOR = 0.3
const PACE = 0.1
const OTHER = 0.15
const FOR_LATER = 0.2

/** What a mouse wears and carries. */
export function gearWorth(state: MysticsState, board: Board, mouse: Mouse): number {
  const { cards } = state.setup
  let worth = 0
  let arm = 0
  for (const { card } of mouse.equip) {
    const worn = cardById(cards[card])
    if (worn.weapon === undefined) worth += wornWorth(worn)
    else {
      // With one of them it strikes.
      const other = weaponWorth(worn)
      worth += USELESS
      arm = Math.max(arm, other)
    }
  }
  for (const no of mouse.pack) worth += meets(state, board, mouse, cards[no]) ? packWorth(cardById(cards[no])) : USELESS
  return worth + arm
}

/** Gear is for somebody to wear. */
function packWorth(card: Card): number {
  return card.slot === undefined ? CARD : CARD + FOR_LATER * (weaponWorth(card) + wornWorth(card))
}

function weaponWorth({ weapon, clauses }: Card): number {
  if (weapon === undefined) return 0
  return WEAPON * (1 + weapon.bonus) + (weapon.mode === 'ranged' ? RANGED : 0) + OTHER * clauses.length
}

function wornWorth({ clauses }: Card): number {
  let worth = CARD
  for (const clause of clauses) {
    worth += clause.do === undefined ? 0 : OTHER
    for (const mod of clause.mod ?? []) worth += wornBy(mod) * (clause.if === undefined ? 1 : 0.5)
  }
  return worth
}

/** One more die against one attack, or for one. */
const DIE = 0.13
const HELD = 0.25
const UNSEEN = 0.5
const GOLEM = 0.9
const MORE = 0.12
const SNARE = 0.25
const FIRST = 0.08

/** What lies on mice and minions for a while matters as long as there is a fight. */
export function lastingWorth(state: MysticsState, board: Board): number {
  if (state.minions.length === 0) return 0
  let worth = SNARE * state.snares.length + initiative(state)
  for (const lasting of state.lasting) {
    const clause = clausesOf(lasting.card)[lasting.clause]
    for (const id of lasting.on) worth += lies(state, board, lasting, clause, id)
  }
  return worth
}

/** Every mouse that acts before a minion's card. */
function initiative({ track, acted, setup }: MysticsState): number {
  let ahead = 0
  let worth = 0
  for (const card of track) {
    if (acted.includes(card)) continue
    if (card in setup.seats) ahead++
    else worth += FIRST * ahead
  }
  return worth
}

const ANY_ATTACK = {
  weapon: null,
  mode: 'melee',
  type: 'sharp',
  action: true,
  faces: [],
  wounded: [],
  defeated: [],
} as const

function lies(state: MysticsState, board: Board, { card, user }: Lasting, clause: Clause, id: string): number {
  const mouse = findMouse(state, id)
  if (mouse !== undefined && !isFree(mouse)) return 0
  const attack: AttackView = { ...ANY_ATTACK, by: id }
  if (!holdAll(state, board, clause.if, { ...plainContext(card, user), attack })) return 0
  let worth = 0
  for (const mod of clause.mod ?? []) worth += lyingOn(mod, { state, id, mouse })
  return worth
}

/** Whom something lies on; a minion, if on no mouse. */
interface Bearer {
  readonly state: MysticsState
  readonly id: string
  readonly mouse: Mouse | undefined
}

/** What a modifier is worth on gear that is worn, and while it lies on somebody. */
interface WorthEntry<Word extends keyof ModifierValues> {
  worn(value: ModifierValues[Word]): number
  lies(value: ModifierValues[Word], bearer: Bearer): number
}

const PLAIN = { worn: () => OTHER, lies: () => 0 } as const

const ENTRIES: { readonly [Word in keyof ModifierValues]: WorthEntry<Word> } = {
  battle: {
    ...PLAIN,
    lies: (battle, { mouse }) => (battle === 'x2' ? 0 : DIE * battle.n * (mouse === undefined ? -1 : 1)),
  },
  defense: {
    worn: ({ n }) => ARMOR * n,
    lies({ n }, { state, mouse }) {
      const free = state.mice.filter(isFree).length
      return mouse === undefined ? -DIE * n * free : DIE * n * (state.minions.length / free)
    },
  },
  targetDefense: PLAIN,
  stat: { ...PLAIN, worn: ({ n }) => PACE * n },
  faceCounts: PLAIN,
  extraDice: PLAIN,
  waive: PLAIN,
  immune: PLAIN,
  rolledCheese: PLAIN,
  hold: { ...PLAIN, lies: () => HELD },
  woundsAre: PLAIN,
  attackBecomes: PLAIN,
  reach: PLAIN,
  extraSlot: PLAIN,
  extraAction: {
    ...PLAIN,
    lies: ({ price }, { state, id, mouse }) =>
      mouse !== undefined && mouse.cheese >= price && !state.acted.includes(id) ? MORE : 0,
  },
  countsAs: PLAIN,
  unseen: { ...PLAIN, lies: (_, { mouse }) => (mouse === undefined ? 0 : UNSEEN * (mouse.wounds > 0 ? 1 : 0.2)) },
  statsReplaced: { ...PLAIN, lies: () => GOLEM },
}

function wornBy(mod: Modifier): number {
  const word = wordOf(mod)
  const entry: WorthEntry<never> = ENTRIES[word]
  return entry.worn(valueOf(mod, word))
}

function lyingOn(mod: Modifier, bearer: Bearer): number {
  const word = wordOf(mod)
  const entry: WorthEntry<never> = ENTRIES[word]
  return entry.lies(valueOf(mod, word), bearer)
}
