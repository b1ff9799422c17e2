import type { Board } from '../../board/board.ts'
import { cardById, cardsInForceWith, clausesOf, hero, isFor, isInForce, minionCard, modifies } from '../../cards/box.ts'
import { findMouse, isFree } from '../../state/figures.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { holdAll, plainContext, type Context } from './card-conditions.ts'
import { saying, valueOf } from '../../cards/said.ts'
import type { HeroClass, Marker, ModifierValues, Waived } from '../../cards/words.ts'

type ModifierWord = keyof ModifierValues

const NONE: readonly never[] = Object.freeze([])

/** Gear does nothing for who fights with replaced numbers. */
export function replacedStats(
  state: MysticsState,
  id: string,
): { card: string; value: ModifierValues['statsReplaced'] } | null {
  for (const lasting of state.lasting) {
    if (!lasting.on.includes(id) || !modifies(lasting.card, 'statsReplaced')) continue
    for (const mod of clausesOf(lasting.card)[lasting.clause].mod ?? []) {
      const value = saying(mod, 'statsReplaced')
      if (value !== undefined) return { card: lasting.card, value }
    }
  }
  return null
}

/** Cards in force on a mouse without being used: innate, worn, and items that work while carried. */
export function cardsInForce(state: MysticsState, mouse: Mouse): string[] {
  const ids = [...hero(mouse.id).innate]
  if (state.lasting.length === 0 || replacedStats(state, mouse.id) === null) {
    for (const worn of mouse.equip) ids.push(state.setup.cards[worn.card])
  }
  for (const no of mouse.pack) {
    const id = state.setup.cards[no]
    if (cardById(id).kept === true) ids.push(id)
  }
  return ids
}

function addFrom<Word extends ModifierWord>(
  card: string,
  clause: number,
  word: Word,
  into: ModifierValues[Word][],
): void {
  for (const mod of clausesOf(card)[clause].mod ?? []) if (word in mod) into.push(valueOf(mod, word))
}

/** Everything of one word that is in force on a figure: its own cards, and what lasts on it. */
export function collect<Word extends ModifierWord>(
  state: MysticsState,
  board: Board,
  id: string,
  word: Word,
  about: Omit<Context, 'card' | 'user'> | null = null,
): readonly ModifierValues[Word][] {
  const inForce = cardsInForceWith(word)
  const mouse = inForce.size === 0 ? undefined : findMouse(state, id)
  const owner = mouse !== undefined && hasAny(state, mouse, inForce) ? mouse : null
  if (owner === null && state.lasting.length === 0) return NONE
  const found: ModifierValues[Word][] = []
  const context = (card: string, user: string): Context =>
    about === null ? plainContext(card, user) : { ...about, card, user }
  for (const card of owner === null ? NONE : cardsInForce(state, owner)) {
    if (!inForce.has(card)) continue
    clausesOf(card).forEach((clause, i) => {
      if (isInForce(clause) && holdAll(state, board, clause.if, context(card, id))) addFrom(card, i, word, found)
    })
  }
  for (const { card, clause, user, on } of state.lasting) {
    if (!modifies(card, word) || !on.includes(id)) continue
    if (holdAll(state, board, clausesOf(card)[clause].if, context(card, user))) addFrom(card, clause, word, found)
  }
  return found
}

/** Whether it has any of these cards at all, in force or not: most have none. */
function hasAny(state: MysticsState, mouse: Mouse, wanted: ReadonlySet<string>): boolean {
  const { cards } = state.setup
  for (const id of hero(mouse.id).innate) if (wanted.has(id)) return true
  for (const { card } of mouse.equip) if (wanted.has(cards[card])) return true
  for (const no of mouse.pack) if (wanted.has(cards[no])) return true
  return false
}

/** Modifiers on the initiative card a minion acts with. */
export function collectOfCard<Word extends ModifierWord>(card: string, word: Word): readonly ModifierValues[Word][] {
  if (!modifies(card, word)) return NONE
  const found: ModifierValues[Word][] = []
  minionCard(card).clauses.forEach((clause, i) => {
    if (clause.on.includes('always')) addFrom(card, i, word, found)
  })
  return found
}

export function statOf(state: MysticsState, board: Board, mouse: Mouse, what: 'lore' | 'move'): number {
  let value = hero(mouse.id)[what]
  for (const change of collect(state, board, mouse.id, 'stat')) if (change.what === what) value += change.n
  return Math.max(0, value)
}

export function isWaived(
  state: MysticsState,
  board: Board,
  id: string,
  what: Waived,
  about: Omit<Context, 'card' | 'user'> | null = null,
): boolean {
  return collect(state, board, id, 'waive', about).some((waived) => waived.includes(what))
}

export function isImmune(
  state: MysticsState,
  board: Board,
  id: string,
  to: Marker | 'knockedDown' | 'poison',
): boolean {
  return collect(state, board, id, 'immune').some((list) => list.includes(to))
}

/** Minions neither seek nor attack an unseen mouse. */
export function isUnseen(state: MysticsState, id: string): boolean {
  for (const lasting of state.lasting) {
    if (lasting.on.includes(id) && modifies(lasting.card, 'unseen')) return true
  }
  return false
}

export function isHeld(state: MysticsState, ids: readonly string[], what: 'move' | 'turn'): boolean {
  return state.lasting.some(
    ({ card, clause, on }) =>
      modifies(card, 'hold') &&
      ids.some((id) => on.includes(id)) &&
      (clausesOf(card)[clause].mod ?? []).some((mod) => saying(mod, 'hold') === what),
  )
}

export function hasClass(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  wanted: HeroClass,
  purpose?: 'craftyFlip',
): boolean {
  if (hero(mouse.id).classes.includes(wanted)) return true
  if (purpose === undefined) return false
  return collect(state, board, mouse.id, 'countsAs').some((as) => as.class === wanted && as.for === purpose)
}

/** M16.3: whether a mouse meets the requirement of a card. */
export function meets(state: MysticsState, board: Board, mouse: Mouse, cardId: string): boolean {
  const card = cardById(cardId)
  const lore = card.requires?.lore
  return isFor(card, hero(mouse.id)) && (lore === undefined || statOf(state, board, mouse, 'lore') >= lore)
}

/** What other mice on the space give by standing there (Penny Shield). */
export function givenByOthers(state: MysticsState, mouse: Mouse): number {
  let n = 0
  for (const other of state.mice) {
    if (other.id === mouse.id || other.at !== mouse.at || !isFree(other)) continue
    for (const card of cardsInForce(state, other)) {
      for (const clause of clausesOf(card)) {
        if (!clause.on.includes('always') || clause.choose === undefined) continue
        for (const mod of clause.mod ?? []) n += saying(mod, 'defense')?.n ?? 0
      }
    }
  }
  return n
}
