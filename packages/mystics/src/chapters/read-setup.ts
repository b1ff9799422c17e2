import { BadInput, readList, readNumber, readOnly, readRecord, readString } from '@mousekeep/engine'
import { findHero, findMinionCard, HEROES } from '../content.ts'
import type { Names } from './names.ts'
import { checkCard, checkPlace, checkSide } from './read-names.ts'

/** Reads who plays a chapter, where they start, and how the track lies (M3). */

/** Who must and who may be in the party. */
export interface PartySheet {
  /** Everybody, if no other party is allowed. */
  readonly fixed: readonly string[] | null
  readonly allowed: readonly string[]
}

export function readParty(json: unknown): PartySheet {
  const party = readRecord(json, 'party')
  readOnly(party, ['size', 'forbidden', 'required', 'requiredAny', 'usual'], 'party')
  const size = readNumber(party['size'], 1, 4, 'party.size')
  const forbidden = readHeroes(party['forbidden'] ?? [], 'party.forbidden')
  const required = readHeroes(party['required'] ?? [], 'party.required')
  readHeroes(party['requiredAny'] ?? [], 'party.requiredAny')
  const usual = readHeroes(party['usual'], 'party.usual')
  if (usual.length !== size) throw new BadInput(`party.usual names ${size} heroes`)
  for (const id of usual) if (forbidden.includes(id)) throw new BadInput(`party.usual: ${id} is forbidden`)
  for (const id of required) if (!usual.includes(id)) throw new BadInput(`party.usual lacks ${id}, who is required`)
  return {
    fixed: required.length === size ? required : null,
    allowed: HEROES.map((hero) => hero.id).filter((id) => !forbidden.includes(id)),
  }
}

function readHeroes(json: unknown, path: string): string[] {
  const ids = readList(json, path).map((each) => readString(each, path))
  for (const id of ids) if (findHero(id) === undefined) throw new BadInput(`${path}: there is no such hero as "${id}"`)
  if (new Set(ids).size !== ids.length) throw new BadInput(`${path} names each hero once`)
  return ids
}

/** One place for all, or one for each mouse that may be there. */
export function readStart(json: unknown, party: PartySheet, names: Names): void {
  const start = readRecord(json, 'start')
  readOnly(start, ['side', 'place'], 'start')
  const side = checkSide(start['side'], 'start.side', names)
  const check = (place: unknown, path: string): void => checkPlace(`${side}:${readString(place, path)}`, path, names)
  if (typeof start['place'] === 'string') return check(start['place'], 'start.place')
  const places = readRecord(start['place'], 'start.place')
  const mice = party.fixed ?? party.allowed
  readOnly(places, [...mice], 'start.place')
  for (const id of mice) check(places[id], `start.place.${id}`)
}

/** A track that is laid, not dealt: the cards of a party that is always the same. */
export function readTrack(json: unknown, party: PartySheet): void {
  const track = readHeroes(json, 'track')
  if (party.fixed === null) throw new BadInput('track is laid only where party.required names the whole party')
  if (track.toSorted().join(' ') !== party.fixed.toSorted().join(' '))
    throw new BadInput('track has the card of each mouse of the party once')
}

/** How the track lies when a side is first entered. */
export function readDeals(json: unknown, names: Names): void {
  for (const [side, cards] of Object.entries(readRecord(json, 'deals'))) {
    const path = `deals.${side}`
    checkSide(side, path, names)
    const ids = readList(cards, path).map((each) => readString(each, path))
    for (const id of ids) {
      if (findHero(id) === undefined && findMinionCard(id) === undefined)
        throw new BadInput(`${path}: there is no such initiative card as "${id}"`)
    }
    if (new Set(ids).size !== ids.length) throw new BadInput(`${path} has each card once`)
  }
}

/** Starting cards that a mouse does not have here. */
export function readWithout(json: unknown): void {
  const without = readRecord(json, 'without')
  readHeroes(Object.keys(without), 'without')
  for (const [id, cards] of Object.entries(without)) {
    for (const card of readList(cards, `without.${id}`)) checkCard(card, `without.${id}`)
  }
}
