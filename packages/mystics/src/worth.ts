import type { Board } from './board.ts'
import { cardById, clausesOf } from './content.ts'
import { findMouse, isFree } from './figures.ts'
import type { Card } from './language/card.ts'
import { holdAll, plainContext, type AttackView } from './language/conditions.ts'
import { meets } from './language/modifiers.ts'
import type { Clause, Modifier } from './language/words.ts'
import type { Lasting, Mouse, MysticsState } from './state.ts'

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
    for (const mod of clause.mod ?? []) worth += modWorth(mod) * (clause.if === undefined ? 1 : 0.5)
  }
  return worth
}

function modWorth(mod: Modifier): number {
  if ('defense' in mod) return ARMOR * mod.defense.n
  if ('stat' in mod) return PACE * mod.stat.n
  return OTHER
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
  const free = state.mice.filter(isFree).length
  const foe = mouse === undefined
  let worth = 0
  for (const mod of clause.mod ?? []) {
    if ('defense' in mod)
      worth += foe ? -DIE * mod.defense.n * free : DIE * mod.defense.n * (state.minions.length / free)
    else if ('battle' in mod && mod.battle !== 'x2') worth += DIE * mod.battle.n * (foe ? -1 : 1)
    else if ('hold' in mod) worth += HELD
    else if ('unseen' in mod && mouse !== undefined) worth += UNSEEN * (mouse.wounds > 0 ? 1 : 0.2)
    else if ('statsReplaced' in mod) worth += GOLEM
    else if ('extraAction' in mod && mouse !== undefined)
      worth += mouse.cheese >= mod.extraAction.price && !state.acted.includes(id) ? MORE : 0
  }
  return worth
}
