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
import { findMinionType } from '../content.ts'
import { findSide, isSide } from '../sides.ts'
import { SEARCH_KINDS, type Chapter } from './chapter.ts'
import { GOAL_WORDS, MOMENT_WORDS } from './grammar.ts'
import { LONGEST, MOST, Names } from './names.ts'
import { checkCard, checkLink, checkPlace, checkSide } from './read-names.ts'
import { readAmount, readConditions, readMods, readVerbs, readWord } from './read-words.ts'
import { readDeals, readParty, readStart, readTrack, readWithout } from './read-setup.ts'
import { FULL_WHEEL } from '../state.ts'
import { AFTERWARDS } from './told.ts'

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
  'earlier',
  'overlays',
  'passages',
]
/**
 * Reads a chapter from outside data. Refuses, with path and reason, what is malformed, names what is not there,
 * declares what nothing uses, or lays a side that nobody can reach.
 */
export function readChapter(json: unknown): Chapter {
  const given = readRecord(json, 'a chapter')
  readOnly(given, FIELDS, 'a chapter')
  const id = readString(given['id'], 'id')
  const names = declare(given, id)
  const party = readParty(given['party'])
  readNumber(given['end'], 2, MOST, 'end')
  if (given['wheel'] !== undefined) readNumber(given['wheel'], 0, FULL_WHEEL - 1, 'wheel')
  if (given['abilities'] !== undefined && given['abilities'] !== false)
    throw new BadInput('abilities is false or left out')
  readStart(given['start'], party, names)
  if (given['track'] !== undefined) readTrack(given['track'], party)
  readDeals(given['deals'] ?? {}, names)
  readWithout(given['without'] ?? {})
  for (const each of list(given, 'closed')) checkSide(each, 'closed', names)
  for (const each of readList(given['passages'], 'passages')) {
    if (!AFTERWARDS.includes(String(each))) checkSide(each, 'passages', names)
  }
  for (const [i, each] of list(given, 'quiet').entries()) readQuiet(each, `quiet[${i}]`, names)
  for (const each of list(given, 'bars')) checkPlace(each, 'bars', names)
  for (const field of ['garrison', 'surges'] as const) readGroups(given[field], field, names)
  for (const [i, each] of list(given, 'searches').entries()) readSearch(each, `searches[${i}]`, names)
  for (const [i, each] of list(given, 'gates').entries()) readGate(each, `gates[${i}]`, names)
  for (const [i, each] of list(given, 'rules').entries()) readRule(each, `rules[${i}]`, names)
  for (const [i, each] of readList(given['victory'], 'victory').entries())
    readWord(each, GOAL_WORDS, `victory[${i}]`, names, 0)
  if (given['mods'] !== undefined) readMods(given['mods'], names)
  for (const [name, token] of Object.entries(readRecord(given['tokens'] ?? {}, 'tokens')))
    readToken(token, `tokens.${name}`, names)
  readEncounters(given['encounters'], 'encounters')
  const overlays = readRecord(given['overlays'] ?? {}, 'overlays')
  readOnly(overlays, ['story', 'heroic'], 'overlays')
  for (const [name, each] of Object.entries(overlays)) readOverlay(each, `overlays.${name}`, names)
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
  for (const field of ['achievements', 'earlier'] as const)
    for (const flag of list(given, field)) names.flags.add(readString(flag, field))
  for (const [name, token] of Object.entries(readRecord(given['tokens'] ?? {}, 'tokens'))) {
    names.tokens.add(name)
    const { kind } = readRecord(token, `tokens.${name}`)
    if (kind === undefined) continue
    const key = readString(kind, `tokens.${name}.kind`)
    names.kinds.set(key, [...(names.kinds.get(key) ?? []), name])
  }
  return names
}

function readGroups(json: unknown, path: string, names: Names): void {
  for (const [side, group] of Object.entries(readRecord(json ?? {}, path))) {
    checkSide(side, path, names)
    for (const [type, n] of Object.entries(readRecord(group, `${path}.${side}`))) {
      if (findMinionType(type) === undefined)
        throw new BadInput(`${path}.${side}: there is no such minion as "${type}"`)
      readAmount(n, `${path}.${side}.${type}`, names)
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
  readOnly(given, ['side', 'place', 'card', 'any', 'if'], path)
  const side = checkSide(given['side'], `${path}.side`, names)
  if (given['place'] !== undefined)
    checkPlace(`${side}:${readString(given['place'], `${path}.place`)}`, `${path}.place`, names)
  if (given['any'] === undefined) checkCard(given['card'], `${path}.card`)
  else readOneOf(given['any'], SEARCH_KINDS, `${path}.any`)
  if (given['if'] !== undefined) readConditions(given['if'], `${path}.if`, names)
}

function readQuiet(json: unknown, path: string, names: Names): void {
  if (typeof json === 'string') return void checkSide(json, 'quiet', names)
  const given = readRecord(json, path)
  readOnly(given, ['side', 'if'], path)
  checkSide(given['side'], `${path}.side`, names)
  readConditions(given['if'], `${path}.if`, names)
}

function readToken(json: unknown, path: string, names: Names): void {
  const given = readRecord(json, path)
  readOnly(given, ['heavy', 'kind', 'fixed', 'loose'], path)
  for (const field of ['heavy', 'fixed'] as const)
    if (given[field] !== undefined) readFlag(given[field], `${path}.${field}`)
  if (given['loose'] !== undefined) readConditions(given['loose'], `${path}.loose`, names)
}

/** What a difficulty changes. */
function readOverlay(json: unknown, path: string, names: Names): void {
  const given = readRecord(json, path)
  readOnly(given, ['end', 'encounters', 'garrison', 'cheese'], path)
  if (given['end'] !== undefined) readNumber(given['end'], 2, MOST, `${path}.end`)
  if (given['cheese'] !== undefined) readNumber(given['cheese'], 0, MOST, `${path}.cheese`)
  if (given['encounters'] !== undefined) readEncounters(given['encounters'], `${path}.encounters`)
  readGroups(given['garrison'], `${path}.garrison`, names)
}

function readGate(json: unknown, path: string, names: Names): void {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'link', 'open'], path)
  readRuleId(given['id'], `${path}.id`)
  checkLink(given['link'], `${path}.link`, names)
  readConditions(given['open'], `${path}.open`, names)
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
  readConditions(given['if'] ?? [], `${path}.if`, names)
  readVerbs(given['do'], `${path}.do`, names, 0)
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
