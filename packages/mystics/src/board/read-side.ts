import { readList, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { readEach, together } from '../shape/together.ts'
import type { Line, Point } from './geometry.ts'
import { FLIP_KINDS, type FlipKind, type Side } from './side.ts'
import { readCounts, readPlaces } from './tile.ts'

const FIELDS = [
  'spaces',
  'links',
  'yellow',
  'red',
  'gaps',
  'water',
  'current',
  'walls',
  'entry',
  'traps',
  'areas',
  'exits',
  'flip',
  'places',
  'explored',
]

/** Reads a side written out in a position; throws `BadInput` with all that is wrong. Distance 1 is one space's width. */
export function readInlineSide(json: unknown, id: string): Side {
  const given = readRecord(json, id)
  readOnly(given, FIELDS, id)
  const spaces = readSpaces(given['spaces'], `${id}.spaces`)
  const known = (name: string, path: string): string => {
    if (!Object.hasOwn(spaces, name)) throw bad(path, 'no-space', { name })
    return name
  }
  const names = (field: string) => (): string[] =>
    readEach(readList(given[field] ?? [], `${id}.${field}`), (one) =>
      known(readString(one, `${id}.${field}`), `${id}.${field}`),
    )
  const pairs =
    (field: string, mark: string, isOffAllowed = false) =>
    (): string[] =>
      readEach(readList(given[field] ?? [], `${id}.${field}`), (one) =>
        readPair(
          one,
          `${id}.${field}`,
          mark,
          (end, path) => void (isOffAllowed && end === 'off' ? end : known(end, path)),
        ),
      )
  const { links, exits, ...read } = together({
    links: pairs('links', '-'),
    yellow: pairs('yellow', '>'),
    red: pairs('red', '|'),
    gaps: pairs('gaps', '|'),
    water: names('water'),
    current: pairs('current', '>', true),
    walls: () => readEach(readList(given['walls'] ?? [], `${id}.walls`), (wall) => readWall(wall, `${id}.walls`)),
    entry: names('entry'),
    traps: names('traps'),
    areas: () => allKnown(readCounts(given['areas'], `${id}.areas`), Object.keys, `${id}.areas`, known),
    exits: names('exits'),
    flip: () => readFlips(given['flip'] ?? {}, `${id}.flip`, known),
    places: () =>
      allKnown(readPlaces(given['places'], `${id}.places`), (all) => Object.values(all).flat(), `${id}.places`, known),
  })
  const arrows = read.yellow.map((arrow) => arrow.replace('>', '-'))
  return {
    id,
    spaces,
    unit: 1,
    ...read,
    // A yellow pair is a link, written there or not.
    links: [...links, ...arrows.filter((pair) => !hasLink(links, pair))],
    doors: exits.map((name) => ({ id: name, colour: '', spaces: [name] })),
  }
}

type Known = (name: string, path: string) => string

function readSpaces(json: unknown, path: string): Record<string, Point> {
  const entries = Object.entries(readRecord(json, path))
  if (entries.length === 0) throw bad(path, 'too-few', { least: 1 })
  return Object.fromEntries(
    readEach(entries, ([name, at]): [string, Point] => [name, readPoint(at, `${path}.${name}`)]),
  )
}

/** `a-b`, with another mark between them for other kinds of pairs. */
function readPair(json: unknown, path: string, mark: string, check: (end: string, path: string) => void): string {
  const pair = readString(json, path)
  const ends = pair.split(mark)
  if (ends.length !== 2) throw bad(path, 'like', { name: pair, example: `a${mark}b` })
  for (const end of ends) check(end, path)
  if (ends[0] === ends[1]) throw bad(path, 'joins-one', { name: pair })
  return pair
}

function allKnown<T>(read: T, names: (read: T) => string[], path: string, known: Known): T {
  readEach(names(read), (name) => known(name, path))
  return read
}

function readFlips(json: unknown, path: string, known: Known): Record<string, FlipKind> {
  return Object.fromEntries(
    readEach(Object.entries(readRecord(json, path)), ([name, kind]): [string, FlipKind] => [
      known(name, path),
      readOneOf(kind, FLIP_KINDS, `${path}.${name}`),
    ]),
  )
}

function readWall(json: unknown, path: string): Line {
  return readEach(readList(json, path), (point) => readPoint(point, path))
}

function hasLink(links: readonly string[], pair: string): boolean {
  const [a, b] = pair.split('-')
  return links.includes(pair) || links.includes(`${b}-${a}`)
}

function readPoint(json: unknown, path: string): Point {
  const point = readList(json, path)
  const [x, y] = point
  if (point.length !== 2 || typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) {
    throw bad(path, 'coordinates')
  }
  return [x, y]
}
