import type { Board } from './board.ts'
import { minionType } from './content.ts'
import { cardsOf, hasRoom, isBoss, isFree, minionsAt } from './figures.ts'
import type { MomentFrame, Picks } from './frame.ts'
import type { Card } from './language/card.ts'
import type { AttackView } from './language/conditions.ts'
import { statOf } from './language/modifiers.ts'
import type { Clause, MinionWord, Mode, Selector, SpaceWord } from './language/words.ts'
import type { Minion, Mouse, MysticsState } from './state.ts'
import { imagineAttack, targetRefusal, weaponsOf, type Weapon } from './weapons.ts'
import { topmost } from './world.ts'

/** Every way to fill the `choose` of a clause. */
export function picksFor(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  frame: MomentFrame | null,
): Picks[] {
  let picks: Picks[] = [{}]
  for (const selector of clause.choose ?? []) {
    const ways = waysOf(state, board, user, card, clause, selector, frame)
    picks = picks.flatMap((pick) => ways.map((way) => Object.assign({}, pick, way)))
  }
  return picks
}

const ONCE: readonly Picks[] = [{}]

function waysOf(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  selector: Selector,
  frame: MomentFrame | null,
): readonly Picks[] {
  if ('self' in selector) return ONCE
  if ('mouse' in selector) return mice(state, board, user, selector.mouse).map((mouse) => ({ mouse: mouse.id }))
  if ('otherMouse' in selector) {
    const others = mice(state, board, user, selector.otherMouse).filter((mouse) => mouse.id !== user.id)
    return others.map((mouse) => ({ mouse: mouse.id }))
  }
  if ('mice' in selector) return ONCE
  if ('capturedMouse' in selector) {
    return state.mice.filter((mouse) => mouse.captured).map((mouse) => ({ mouse: mouse.id }))
  }
  if ('minion' in selector) {
    return state.minions
      .filter((minion) => fits(state, board, user, card, clause, selector.minion, minion, frame))
      .flatMap((minion) => (clause.do === undefined ? [{ target: minion.id }] : withCards(state, minion)))
  }
  if ('minionCard' in selector) {
    return state.track
      .filter((each) => !(each in state.setup.seats))
      .filter((each) => !selector.minionCard.includes('notActed') || !state.acted.includes(each))
      .filter((each) => !selector.minionCard.includes('notLowest') || each !== state.track.at(-1))
      .filter((each) => !selector.minionCard.includes('notBrodie') || !minionType('brodie').cards.includes(each))
      .map((each) => ({ card: each }))
  }
  if ('space' in selector) {
    return board.names.filter((_, space) => suits(state, board, user, selector.space, space)).map((to) => ({ to }))
  }
  return groups(state, board, user, selector.minions)
}

function withCards(state: MysticsState, minion: Minion): Picks[] {
  const cards = cardsOf(state, minion.type)
  return minionType(minion.type).cards.length > 1
    ? cards.map((card) => ({ target: minion.id, card }))
    : [{ target: minion.id }]
}

function mice(state: MysticsState, board: Board, user: Mouse, where: 'ownSpace' | 'near' | 'tile'): Mouse[] {
  return state.mice.filter(
    (mouse) =>
      isFree(mouse) &&
      (where === 'tile' || mouse.at === user.at || (where === 'near' && board.isNear[user.at][mouse.at])),
  )
}

function suits(state: MysticsState, board: Board, user: Mouse, words: readonly SpaceWord[], space: number): boolean {
  return words.every((word) => {
    switch (word) {
      case 'near':
        return space === user.at || board.isNear[user.at][space]
      case 'normal':
        return !board.isWater[space] && !board.isArea[space]
      case 'dry':
        return !board.isWater[space]
      case 'room':
        return hasRoom(state, board, space, 'small')
      case 'noMinion':
        return minionsAt(state, space) === 0
    }
  })
}

/** An attack of a card itself: no weapon. */
export function cardAttack(user: Mouse, mode: Mode): AttackView {
  return { by: user.id, weapon: null, mode, type: 'magic', action: true, faces: [], wounded: [], defeated: [] }
}

function groups(
  state: MysticsState,
  board: Board,
  user: Mouse,
  which: Extract<Selector, { readonly minions: unknown }>['minions'],
): readonly Picks[] {
  if (which === 'ownSpace') return state.minions.some((minion) => minion.at === user.at) ? ONCE : []
  if (which === 'targetSpace') return ONCE
  if (which === 'nearSpace') {
    const spaces = [user.at, ...board.near[user.at]].filter((space) =>
      state.minions.some((minion) => minion.at === space),
    )
    return spaces.map((space) => ({ to: board.names[space] }))
  }
  if ('oneSpace' in which) {
    const attack = cardAttack(user, which.oneSpace)
    const legal = state.minions.filter((minion) => targetRefusal(state, board, user, attack, minion) === null)
    return [...new Set(legal.map((minion) => minion.at))].map((space) => ({ to: board.names[space] }))
  }
  const attack = cardAttack(user, which.mode)
  const legal = state.minions
    .filter((minion) => targetRefusal(state, board, user, attack, minion) === null)
    .map((minion) => minion.id)
  const most = which.upTo === 'lore' ? statOf(state, board, user, 'lore') : which.upTo
  return subsets(legal, most).map((targets) => ({ targets }))
}

/** All choices of 1 to `most` of the list, in its order. */
function subsets(list: readonly string[], most: number): string[][] {
  const found: string[][] = []
  const grow = (chosen: string[], from: number): void => {
    for (let i = from; i < list.length; i++) {
      const next = [...chosen, list[i]]
      found.push(next)
      if (next.length < most) grow(next, i + 1)
    }
  }
  grow([], 0)
  return found
}

function fits(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  words: readonly MinionWord[],
  minion: Minion,
  frame: MomentFrame | null,
): boolean {
  if (words.includes('noBoss') && isBoss(minion)) return false
  if (words.includes('seen') && !board.sees[user.at][minion.at]) return false
  if (words.includes('justPlaced') && !(frame?.placed.includes(minion.id) ?? false)) return false
  if (!words.includes('legalTarget')) return true
  const again = (clause.do ?? []).find((verb) => 'attackAgain' in verb)
  if (again === undefined) {
    return targetRefusal(state, board, user, cardAttack(user, 'ranged'), minion, words.includes('unseenToo')) === null
  }
  return weaponFor(state, board, user, card, clause, minion) !== null
}

/** The weapon a further attack is made with (K21); null if it cannot reach this minion. */
export function weaponFor(
  state: MysticsState,
  board: Board,
  user: Mouse,
  card: Card,
  clause: Clause,
  minion: Minion,
): Weapon | null {
  const verb = (clause.do ?? []).find((each) => 'attackAgain' in each)
  const which = verb !== undefined && 'attackAgain' in verb ? verb.attackAgain : 'own'
  const attack = topmost(state.stack, 'attack')
  for (const weapon of weaponsOf(state, user)) {
    if (which === 'ranged' && weapon.mode !== 'ranged') continue
    if (which === 'knives' && !weapon.knife) continue
    if (which === 'sameWeapon' && weapon.id !== attack?.weapon) continue
    if (which === 'thisWeapon' && weapon.id !== card.id) continue
    const view = imagineAttack(state, board, user, weapon, minion)
    if (which === 'sameWeapon' && view.mode !== 'melee') continue
    if (targetRefusal(state, board, user, view, minion) === null) return weapon
  }
  return null
}
