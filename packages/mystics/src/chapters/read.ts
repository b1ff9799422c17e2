import {
  BadInput,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
} from '@mousekeep/engine'
import { findCard, findHero, findMinionCard, findMinionType } from '../content.ts'
import { MARKERS } from '../language/words.ts'
import { findSide, isSide } from '../sides.ts'
import type { Chapter } from './chapter.ts'
import {
  CONDITION_WORDS,
  GOAL_WORDS,
  MOD_WORDS,
  MOMENT_WORDS,
  VERB_WORDS,
  type Parameter,
  type Shape,
} from './grammar.ts'

const FIELDS = [
  'id',
  'party',
  'end',
  'wheel',
  'encounters',
  'abilities',
  'tiles',
  'start',
  'without',
  'track',
  'deals',
  'tokens',
  'closed',
  'quiet',
  'garrison',
  'searches',
  'surges',
  'gates',
  'bars',
  'mods',
  'vars',
  'rules',
  'victory',
  'achievements',
  'overlays',
  'passages',
]
const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const
const FIGURES: ReadonlySet<string> = new Set(['mice', 'free mice', 'captured mice', 'minions', 'small minions', 'it'])
/** Limits against files made to hurt: numbers, lists, and how deep verbs may stand in verbs. */
const MOST = 100
const LONGEST = 200
const DEEPEST = 8

/** What a chapter declares, and what of it its rules used. */
class Names {
  readonly sides = new Set<string>()
  readonly variables = new Set<string>()
  readonly flags = new Set<string>()
  readonly tokens = new Set<string>()
  readonly used = new Set<string>()
}

/**
 * Reads a chapter from outside data. Refuses, with path and reason, what is malformed, names what is not there,
 * declares what nothing uses, or lays a side that nobody can reach.
 */
export function readChapter(json: unknown): Chapter {
  const given = readRecord(json, 'a chapter')
  readOnly(given, FIELDS, 'a chapter')
  const id = readString(given['id'], 'id')
  const names = declare(given, id)
  readParty(given['party'])
  for (const field of ['end', 'wheel'] as const)
    if (given[field] !== undefined) readNumber(given[field], 0, MOST, field)
  if (given['abilities'] !== undefined && given['abilities'] !== false)
    throw new BadInput('abilities is false or left out')
  readStart(given, names)
  for (const field of ['closed', 'quiet', 'passages'] as const)
    for (const each of list(given, field)) checkSide(each, field, names)
  for (const each of list(given, 'bars')) checkPlace(each, 'bars', names)
  for (const field of ['garrison', 'surges'] as const) readGroups(given[field], field, names)
  for (const [i, each] of list(given, 'searches').entries()) readSearch(each, `searches[${i}]`, names)
  for (const [i, each] of list(given, 'gates').entries()) readGate(each, `gates[${i}]`, names)
  for (const [i, each] of list(given, 'rules').entries()) readRule(each, `rules[${i}]`, names)
  for (const [i, each] of list(given, 'victory').entries()) readWord(each, GOAL_WORDS, `victory[${i}]`, names, 0)
  for (const [word, value] of Object.entries(readRecord(given['mods'] ?? {}, 'mods')))
    readWord({ [word]: value }, MOD_WORDS, 'mods', names, 0)
  readEncounters(given['encounters'], 'encounters')
  for (const kind of ['variables', 'tokens'] as const) {
    for (const name of names[kind]) {
      if (!names.used.has(name))
        throw new BadInput(`${kind === 'variables' ? 'vars' : 'tokens'}.${name} is never used: take it out`)
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every part was read just above
  const chapter = given as unknown as Chapter
  checkReach(chapter)
  return chapter
}

function list(given: Record<string, unknown>, field: string): unknown[] {
  const found = readList(given[field] ?? [], field)
  if (found.length > LONGEST) throw new BadInput(`${field} has at most ${LONGEST} entries`)
  return found
}

function declare(given: Record<string, unknown>, id: string): Names {
  const names = new Names()
  for (const [i, each] of list(given, 'tiles').entries()) {
    const tile = readRecord(each, `tiles[${i}]`)
    readOnly(tile, ['up', 'down', 'at'], `tiles[${i}]`)
    for (const side of [tile['up'], tile['down']]) {
      if (side === null) continue
      const name = readString(side, `tiles[${i}]`)
      if (!isSide(name)) throw new BadInput(`tiles[${i}]: the box has no side "${name}"`)
      if (names.sides.has(name)) throw new BadInput(`tiles[${i}]: "${name}" is laid twice`)
      names.sides.add(name)
    }
    const at = readList(tile['at'], `tiles[${i}].at`)
    for (const n of [at[0], at[1]]) readNumber(n, 0, MOST, `tiles[${i}].at`)
  }
  if (names.sides.size === 0) throw new BadInput(`chapter ${id} lays no tiles`)
  for (const [name, n] of Object.entries(readRecord(given['vars'] ?? {}, 'vars'))) {
    readNumber(n, -MOST, MOST, `vars.${name}`)
    names.variables.add(name)
  }
  for (const flag of list(given, 'achievements')) names.flags.add(readString(flag, 'achievements'))
  for (const [name, token] of Object.entries(readRecord(given['tokens'] ?? {}, 'tokens'))) {
    const fields = readRecord(token, `tokens.${name}`)
    readOnly(fields, ['heavy'], `tokens.${name}`)
    if (fields['heavy'] !== undefined) readFlag(fields['heavy'], `tokens.${name}.heavy`)
    names.tokens.add(name)
  }
  return names
}

function readParty(json: unknown): void {
  const party = readRecord(json, 'party')
  readOnly(party, ['size', 'forbidden', 'required', 'usual'], 'party')
  const size = readNumber(party['size'], 1, 4, 'party.size')
  for (const field of ['forbidden', 'required', 'usual'] as const) {
    for (const id of readList(party[field] ?? [], `party.${field}`)) {
      if (findHero(readString(id, `party.${field}`)) === undefined)
        throw new BadInput(`party.${field}: there is no such hero as "${String(id)}"`)
    }
  }
  if (readList(party['usual'], 'party.usual').length !== size) throw new BadInput(`party.usual names ${size} heroes`)
}

function readStart(given: Record<string, unknown>, names: Names): void {
  const start = readRecord(given['start'], 'start')
  readOnly(start, ['side', 'place'], 'start')
  const side = checkSide(start['side'], 'start.side', names)
  const places =
    typeof start['place'] === 'string' ? [start['place']] : Object.values(readRecord(start['place'], 'start.place'))
  for (const place of places) checkPlace(`${side}:${readString(place, 'start.place')}`, 'start.place', names)
}

function checkSide(json: unknown, path: string, names: Names): string {
  const side = readString(json, path)
  if (!names.sides.has(side)) throw new BadInput(`${path}: this chapter lays no side "${side}"`)
  return side
}

/** `here`, a side, or `side:place` with a place of the tile's data. */
function checkPlace(json: unknown, path: string, names: Names): void {
  const place = readString(json, path)
  if (place === 'here') return
  const [side, name] = place.split(':')
  checkSide(side, path, names)
  if (name !== undefined && !Object.hasOwn(findSide(side).places, name))
    throw new BadInput(`${path}: "${side}" has no place "${name}"`)
}

function readGroups(json: unknown, path: string, names: Names): void {
  for (const [side, group] of Object.entries(readRecord(json ?? {}, path))) {
    checkSide(side, path, names)
    for (const [type, n] of Object.entries(readRecord(group, `${path}.${side}`))) {
      if (findMinionType(type) === undefined)
        throw new BadInput(`${path}.${side}: there is no such minion as "${type}"`)
      readNumber(n, 1, MOST, `${path}.${side}.${type}`)
    }
  }
}

function readEncounters(json: unknown, path: string): void {
  const given = readRecord(json, path)
  readOnly(given, ['standard', 'difficult'], path)
  for (const field of ['standard', 'difficult']) readNumber(given[field], 0, 9, `${path}.${field}`)
}

function readSearch(json: unknown, path: string, names: Names): void {
  const given = readRecord(json, path)
  readOnly(given, ['side', 'place', 'card'], path)
  const side = checkSide(given['side'], `${path}.side`, names)
  if (given['place'] !== undefined)
    checkPlace(`${side}:${readString(given['place'], `${path}.place`)}`, `${path}.place`, names)
  checkCard(given['card'], `${path}.card`)
}

function checkCard(json: unknown, path: string): void {
  const id = readString(json, path)
  if (findCard(id) === undefined) throw new BadInput(`${path}: there is no such card as "${id}"`)
}

function readGate(json: unknown, path: string, names: Names): void {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'link', 'open'], path)
  readRuleId(given['id'], `${path}.id`)
  checkLink(given['link'], `${path}.link`, names)
  for (const [i, each] of readList(given['open'], `${path}.open`).entries())
    readWord(each, CONDITION_WORDS, `${path}.open[${i}]`, names, 0)
}

/** `side.edge`: an exit; `side.flip`: the flip space. */
function checkLink(json: unknown, path: string, names: Names): void {
  const [side, edge] = readString(json, path).split('.')
  checkSide(side, path, names)
  if (edge === 'flip' || findSide(side).doors.some((door) => door.id === edge)) return
  throw new BadInput(`${path}: "${side}" has no exit "${edge}"`)
}

function readRuleId(json: unknown, path: string): void {
  const id = readString(json, path)
  if (!/^[A-Z]\d+\.\d+$/.test(id)) throw new BadInput(`${path}: "${id}" is written like R1.2`)
}

function readRule(json: unknown, path: string, names: Names): void {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'on', 'if', 'do'], path)
  readRuleId(given['id'], `${path}.id`)
  readWord(given['on'], MOMENT_WORDS, `${path}.on`, names, 0)
  for (const [i, each] of readList(given['if'] ?? [], `${path}.if`).entries())
    readWord(each, CONDITION_WORDS, `${path}.if[${i}]`, names, 0)
  readVerbs(given['do'], `${path}.do`, names, 0)
}

function readVerbs(json: unknown, path: string, names: Names, depth: number): void {
  if (depth > DEEPEST) throw new BadInput(`${path} stands too deep`)
  const verbs = readList(json, path)
  if (verbs.length > LONGEST) throw new BadInput(`${path} has at most ${LONGEST} verbs`)
  for (const [i, each] of verbs.entries()) readWord(each, VERB_WORDS, `${path}[${i}]`, names, depth)
}

/** One word of the language: an object with one key, and what belongs to it. */
function readWord(
  json: unknown,
  words: Readonly<Record<string, Shape>>,
  path: string,
  names: Names,
  depth: number,
): void {
  const given = readRecord(json, path)
  const keys = Object.keys(given)
  if (keys.length !== 1) throw new BadInput(`${path} is one word`)
  const word = readOneOf(keys[0], Object.keys(words), path)
  const shape = words[word]
  if (typeof shape === 'string') return readParameter(given[word], shape, `${path}.${word}`, names, depth)
  const fields = readRecord(given[word], `${path}.${word}`)
  readOnly(
    fields,
    Object.keys(shape).map((name) => name.replace('*', '')),
    `${path}.${word}`,
  )
  for (const [name, parameter] of Object.entries(shape)) {
    const plain = name.replace('*', '')
    if (fields[plain] === undefined && name.endsWith('*')) continue
    readParameter(fields[plain], parameter, `${path}.${word}.${plain}`, names, depth)
  }
}

function readParameter(json: unknown, parameter: Parameter, path: string, names: Names, depth: number): void {
  const known = (set: ReadonlySet<string>, what: string): void => {
    const name = readString(json, path)
    if (!set.has(name)) throw new BadInput(`${path}: the chapter declares no ${what} "${name}"`)
    names.used.add(name)
  }
  switch (parameter) {
    case 'number':
      return void readNumber(json, -MOST, MOST, path)
    case 'text':
      return void readString(json, path)
    case 'open':
      return void readFlag(json, path)
    case 'colour':
      return void readOneOf(json, ['orange', 'blue'], path)
    case 'link':
      return checkLink(json, path, names)
    case 'yes':
      if (json !== true) throw new BadInput(`${path} is true`)
      return
    case 'flag':
      return known(names.flags, 'achievement')
    case 'variable':
      return known(names.variables, 'variable')
    case 'token':
      return known(names.tokens, 'token')
    case 'side':
      return void checkSide(json, path, names)
    case 'place':
      if (json === 'it' || json === 'out' || json === 'stash' || json === 'normal') return
      return checkPlace(json, path, names)
    case 'figures': {
      const who = readString(json, path)
      if (FIGURES.has(who) || findMinionType(who) !== undefined || findHero(who) !== undefined) return
      throw new BadInput(`${path}: "${who}" is no figure`)
    }
    case 'who':
      return void readOneOf(json, ['mice', 'minions', 'any'], path)
    case 'minion':
      if (findMinionType(readString(json, path)) === undefined)
        throw new BadInput(`${path}: there is no such minion as "${String(json)}"`)
      return
    case 'trackCard':
      if (findMinionCard(readString(json, path)) === undefined && findHero(String(json)) === undefined)
        throw new BadInput(`${path}: "${String(json)}" is no initiative card`)
      return
    case 'card':
    case 'item':
      return checkCard(json, path)
    case 'marker':
      return void readOneOf(json, MARKERS, path)
    case 'comparison':
      return void readOneOf(json, COMPARISONS, path)
    case 'page':
      return json === 'any' ? undefined : void readNumber(json, 1, MOST, path)
    case 'limit':
      return void readOneOf(json, ['chapter'], path)
    case 'verbs':
      return readVerbs(json, path, names, depth + 1)
    case 'options':
      for (const [name, verbs] of Object.entries(readRecord(json, path)))
        readVerbs(verbs, `${path}.${name}`, names, depth + 1)
      return
    case 'condition':
      if (depth > DEEPEST) throw new BadInput(`${path} stands too deep`)
      return readWord(json, CONDITION_WORDS, path, names, depth + 1)
  }
}

const OFFSETS: Readonly<Record<string, readonly [number, number, string]>> = {
  n: [0, -1, 's'],
  s: [0, 1, 'n'],
  e: [1, 0, 'w'],
  w: [-1, 0, 'e'],
}

/** Every side laid that is not closed can be reached from the start, by exits and flips of any kind. */
function checkReach(chapter: Chapter): void {
  const reached = new Set([chapter.start.side])
  for (const side of reached) {
    const tile = chapter.tiles.find((each) => each.up === side || each.down === side)
    if (tile === undefined) continue
    const back = tile.up === side ? tile.down : tile.up
    const open = (each: string | null): each is string => each !== null && chapter.closed?.includes(each) !== true
    if (Object.keys(findSide(side).flip).length > 0 && open(back)) reached.add(back)
    for (const door of findSide(side).doors) {
      const [dx, dy, facing] = OFFSETS[door.id] ?? [0, 0, '']
      const next = chapter.tiles.find((each) => each.at[0] === tile.at[0] + dx && each.at[1] === tile.at[1] + dy)
      for (const other of next === undefined ? [] : [next.up, next.down]) {
        if (!open(other)) continue
        if (findSide(other).doors.some((each) => each.id === facing && each.colour === door.colour)) reached.add(other)
      }
    }
  }
  for (const { up, down } of chapter.tiles) {
    for (const side of [up, down]) {
      if (side === null || reached.has(side) || chapter.closed?.includes(side) === true) continue
      throw new BadInput(`tiles: nobody can reach "${side}"; move the tile, or list the side under closed`)
    }
  }
}
