import { kept } from '@mousekeep/engine'
import { ABILITIES } from '../../data/abilities.ts'
import { DIFFICULT, STANDARD } from '../../data/encounters.ts'
import { EVENTS, ITEMS, PARTY_ITEMS, SCROLLS, TRICKS } from '../../data/finds.ts'
import { ACCESSORIES } from '../../data/accessories.ts'
import { ARMOR } from '../../data/armor.ts'
import { WEAPONS } from '../../data/weapons.ts'
import { HEROES } from '../../data/heroes.ts'
import { INNATE } from '../../data/innate.ts'
import { MINION_CARDS, MINION_TYPES } from '../../data/minions.ts'
import type { Card, EncounterCard, Hero, MinionCard, MinionType } from './card.ts'
import { wordOf, type WordIn } from './said.ts'
import type { Clause, Modifier, Moment } from './words.ts'

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

/** Whether a card is for that hero by name and class; what it asks of its lore is seen in play. */
export function isFor({ requires }: Card, { id, classes }: Hero): boolean {
  if (requires?.hero !== undefined && requires.hero !== id) return false
  return requires?.classes === undefined || requires.classes.some((each) => classes.includes(each))
}

/** Whether minions of this type have no figure, and prowl (M19). */
export function isProwler(type: string): boolean {
  return MINION_TYPES_BY_ID.get(type)?.size === 'token'
}

/** Whether an encounter card may make the minions of this initiative card greedy (M14.9). */
export function mayBeGreedy(card: string): boolean {
  const type = MINION_CARDS_BY_ID.get(card)?.type
  return type !== undefined && minionType(type).mayBeGreedy === true
}

/** The program of any card: search card, ability, innate ability or initiative card of a minion. */
export function clausesOf(id: string): readonly Clause[] {
  return (CARDS.get(id) ?? need(MINION_CARDS_BY_ID.get(id), id)).clauses
}

const MODIFYING = bySaying([...CARDS.values(), ...MINION_CARDS], (clause) => (clause.mod ?? []).map(wordOf))
const IN_FORCE = bySaying([...CARDS.values()], (clause) => (isInForce(clause) ? (clause.mod ?? []).map(wordOf) : []))

/** By what a clause says: the cards that have such a clause. */
function bySaying<Said extends string>(
  programs: readonly { readonly id: string; readonly clauses: readonly Clause[] }[],
  says: (clause: Clause) => readonly Said[],
): ReadonlyMap<Said, ReadonlySet<string>> {
  const cards = new Map<Said, Set<string>>()
  for (const { id, clauses } of programs) {
    for (const said of clauses.flatMap(says)) {
      const found = cards.get(said) ?? new Set()
      cards.set(said, found.add(id))
    }
  }
  return cards
}

/** Whether its modifiers are in force on a mouse without being used or chosen for anybody. */
export function isInForce({ on, choose }: Clause): boolean {
  return choose === undefined && on.includes('always')
}

/** The cards that have anything to say, by where a mouse has them. Asked far more often than one has. */
export interface Speakers<Cards> {
  readonly innate: Cards
  readonly abilities: Cards
  /** Worn or in the pack. */
  readonly found: Cards
}

/** By card: the clause that may be used, or −1 if all it says is forced. */
export type Saying = ReadonlyMap<string, number>

const AT = new Map<Moment, Speakers<Saying>>()
const AT_ANY = new WeakMap<readonly Moment[], Speakers<ReadonlySet<string>>>()

/** Those that have something to say at a moment. */
export function speakersAt(moment: Moment): Speakers<Saying> {
  return kept(AT, moment, findSpeakers)
}

function findSpeakers(moment: Moment): Speakers<Saying> {
  const saying = (cards: readonly Card[]): Saying => {
    const speaking = cards.filter(({ clauses }) => clauses.some(({ on }) => on.includes(moment)))
    return new Map(speaking.map(({ id, clauses }) => [id, clauses.findIndex((each) => isFreeAt(each, moment))]))
  }
  return { innate: saying(INNATE), abilities: saying(ABILITIES), found: saying(SEARCH_CARDS) }
}

function isFreeAt({ on, forced }: Clause, moment: Moment): boolean {
  return on.includes(moment) && forced !== true
}

/** The same at any of several moments, which are a list that stays. */
export function speakersAtAny(moments: readonly Moment[]): Speakers<ReadonlySet<string>> {
  return kept(AT_ANY, moments, findSpeakersAtAny)
}

function findSpeakersAtAny(moments: readonly Moment[]): Speakers<ReadonlySet<string>> {
  const speaking = (cards: readonly Card[]): ReadonlySet<string> => {
    const found = cards.filter(({ clauses }) => clauses.some(({ on }) => on.some((each) => moments.includes(each))))
    return new Set(found.map(({ id }) => id))
  }
  return { innate: speaking(INNATE), abilities: speaking(ABILITIES), found: speaking(SEARCH_CARDS) }
}

const FORCED: ReadonlySet<Moment> = new Set(
  [...CARDS.values()].flatMap(({ clauses }) => clauses.flatMap(({ on, forced }) => (forced === true ? on : []))),
)

/** Whether any card says something at the moment that is not left to choice. */
export function mayForce(moment: Moment): boolean {
  return FORCED.has(moment)
}

const NO_CARDS: ReadonlySet<string> = new Set()

/** The cards that have a modifier of this word in force on who wears or carries them. */
export function cardsInForceWith(word: WordIn<Modifier>): ReadonlySet<string> {
  return IN_FORCE.get(word) ?? NO_CARDS
}

/** Whether any modifier of the card is of this word. */
export function modifies(id: string, word: WordIn<Modifier>): boolean {
  return MODIFYING.get(word)?.has(id) === true
}
