import { ABILITIES } from '../data/abilities.ts'
import { DIFFICULT, STANDARD } from '../data/encounters.ts'
import { EVENTS, ITEMS, PARTY_ITEMS, SCROLLS, TRICKS } from '../data/finds.ts'
import { ACCESSORIES, ARMOR, WEAPONS } from '../data/gear.ts'
import { HEROES } from '../data/heroes.ts'
import { INNATE } from '../data/innate.ts'
import { MINION_CARDS, MINION_TYPES } from '../data/minions.ts'
import type { Card, EncounterCard, Hero, MinionCard, MinionType } from './language/card.ts'
import type { Clause, Moment } from './language/words.ts'

/** Everything of the box by id. */

export const SEARCH_CARDS: readonly Card[] = [
  ...WEAPONS,
  ...ARMOR,
  ...ACCESSORIES,
  ...ITEMS,
  ...SCROLLS,
  ...TRICKS,
  ...EVENTS,
  ...PARTY_ITEMS,
]
export { ABILITIES, DIFFICULT, HEROES, INNATE, MINION_CARDS, MINION_TYPES, STANDARD }

const ENCOUNTERS = byId([...STANDARD, ...DIFFICULT])
const CARDS = byId([...SEARCH_CARDS, ...ABILITIES, ...INNATE])
const HEROES_BY_ID = byId(HEROES)
const MINION_CARDS_BY_ID = byId(MINION_CARDS)
const MINION_TYPES_BY_ID = byId(MINION_TYPES)

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((each) => [each.id, each]))
}

function need<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Bug: the box has no "${id}"`)
  return found
}

export const findCard = (id: string): Card | undefined => CARDS.get(id)
export const findHero = (id: string): Hero | undefined => HEROES_BY_ID.get(id)
export const findMinionType = (id: string): MinionType | undefined => MINION_TYPES_BY_ID.get(id)
export const findMinionCard = (id: string): MinionCard | undefined => MINION_CARDS_BY_ID.get(id)
export const findEncounter = (id: string): EncounterCard | undefined => ENCOUNTERS.get(id)

export const cardById = (id: string): Card => need(CARDS.get(id), id)
export const hero = (id: string): Hero => need(HEROES_BY_ID.get(id), id)
export const minionType = (id: string): MinionType => need(MINION_TYPES_BY_ID.get(id), id)
export const minionCard = (id: string): MinionCard => need(MINION_CARDS_BY_ID.get(id), id)

/** The program of any card: search card, ability, innate ability or initiative card of a minion. */
export function clausesOf(id: string): readonly Clause[] {
  return (CARDS.get(id) ?? need(MINION_CARDS_BY_ID.get(id), id)).clauses
}

const MOMENTS = new Map<string, ReadonlySet<Moment>>(
  [...CARDS.values(), ...MINION_CARDS].map((card) => [card.id, new Set(card.clauses.flatMap((clause) => clause.on))]),
)

/** Whether a card has anything to say at a moment: asked far more often than it is true. */
export function speaksAt(id: string, moment: Moment): boolean {
  return MOMENTS.get(id)?.has(moment) === true
}

const WORDS = new Map<string, ReadonlySet<string>>(
  [...CARDS.values(), ...MINION_CARDS].map((card) => [
    card.id,
    new Set(card.clauses.flatMap((clause) => (clause.mod ?? []).flatMap((mod) => Object.keys(mod)))),
  ]),
)

/** Whether any modifier of the card is of this word. */
export function modifies(id: string, word: string): boolean {
  return WORDS.get(id)?.has(word) === true
}
