import { BadInput, readString } from '@mousekeep/engine'
import { findCard, findHero, findMinionCard, findMinionType } from '../content.ts'
import { findSide } from '../sides.ts'
import type { Names } from './names.ts'
import { PARTS } from './told.ts'

/** What a chapter may name: its sides and their places, cards, figures, tokens and passages. */

const FIGURES: ReadonlySet<string> = new Set(['mice', 'free mice', 'captured mice', 'minions', 'small minions', 'it'])

export function checkSide(json: unknown, path: string, names: Names): string {
  const side = readString(json, path)
  if (!names.sides.has(side)) throw new BadInput(`${path}: this chapter lays no side "${side}"`)
  return side
}

/** `here`, a side, or `side:place` with a place of the tile's data; `areas` are its special areas. */
export function checkPlace(json: unknown, path: string, names: Names): void {
  const place = readString(json, path)
  if (place === 'here') return
  const [side, name] = place.split(':')
  if (name === 'areas' || (side === 'here' && isPlaceSomewhere(name, names))) return
  checkSide(side, path, names)
  if (name !== undefined && !Object.hasOwn(findSide(side).places, name))
    throw new BadInput(`${path}: "${side}" has no place "${name}"`)
}

/** `side.edge`: an exit; `side.flip`: the flip space. */
export function checkLink(json: unknown, path: string, names: Names): void {
  const [side, edge] = readString(json, path).split('.')
  checkSide(side, path, names)
  if (edge === 'flip' || findSide(side).doors.some((door) => door.id === edge)) return
  throw new BadInput(`${path}: "${side}" has no exit "${edge}"`)
}

export function checkCard(json: unknown, path: string): void {
  const id = readString(json, path)
  if (findCard(id) === undefined) throw new BadInput(`${path}: there is no such card as "${id}"`)
}

function isPlaceSomewhere(name: string | undefined, names: Names): boolean {
  return name !== undefined && [...names.sides].some((side) => Object.hasOwn(findSide(side).places, name))
}

export function readFigures(json: unknown, path: string, names: Names): void {
  const who = readString(json, path)
  if (names.tokens.has(who) || names.kinds.has(who)) return useToken(who, names)
  if (FIGURES.has(who) || findMinionType(who) !== undefined || findHero(who) !== undefined) return
  throw new BadInput(`${path}: "${who}" is no figure`)
}

/** A token by its name, or all of a kind. */
export function useToken(name: string, names: Names): void {
  names.used.add(name)
  for (const each of names.kinds.get(name) ?? []) names.used.add(each)
}

export function readMinion(json: unknown, path: string): void {
  if (findMinionType(readString(json, path)) === undefined)
    throw new BadInput(`${path}: there is no such minion as "${String(json)}"`)
}

/** Its name becomes a key of the book's text, beside those of the sides and of the parts every chapter has. */
export function readPassage(json: unknown, path: string, names: Names): void {
  const name = readString(json, path)
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new BadInput(`${path}: "${name}" is written like two-home`)
  if (PARTS.includes(name) || names.sides.has(name))
    throw new BadInput(`${path}: a passage "${name}" is told without a rule`)
}

export function readTrackCard(json: unknown, path: string): void {
  if (findMinionCard(readString(json, path)) === undefined && findHero(String(json)) === undefined)
    throw new BadInput(`${path}: "${String(json)}" is no initiative card`)
}
