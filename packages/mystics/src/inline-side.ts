import { BadInput, readList, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import type { Line, Point } from './geometry.ts'
import { FLIP_KINDS, type Side } from './side.ts'
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
const MOST_SPACES = 400

/** Reads a side written out in a position. Distance 1 is one space's width. */
export function readInlineSide(json: unknown, id: string): Side {
  const given = readRecord(json, id)
  readOnly(given, FIELDS, id)
  const spaces = Object.fromEntries(
    Object.entries(readRecord(given['spaces'], `${id}.spaces`)).map(([name, at]) => [
      name,
      readPoint(at, `${id}.spaces.${name}`),
    ]),
  )
  const names = Object.keys(spaces)
  if (names.length === 0 || names.length > MOST_SPACES)
    throw new BadInput(`${id}.spaces has 1 to ${MOST_SPACES} spaces`)
  const known = (name: string, path: string): string => {
    if (!Object.hasOwn(spaces, name)) throw new BadInput(`${path}: there is no space "${name}"`)
    return name
  }
  const list = (field: string): string[] =>
    readList(given[field] ?? [], `${id}.${field}`).map((each) =>
      known(readString(each, `${id}.${field}`), `${id}.${field}`),
    )
  const pairs = (field: string, mark: string, off = false): string[] =>
    readList(given[field] ?? [], `${id}.${field}`).map((each) => {
      const pair = readString(each, `${id}.${field}`)
      const ends = pair.split(mark)
      if (ends.length !== 2) throw new BadInput(`${id}.${field}: "${pair}" is written a${mark}b`)
      for (const end of ends) if (!(off && end === 'off')) known(end, `${id}.${field}`)
      if (ends[0] === ends[1]) throw new BadInput(`${id}.${field}: "${pair}" joins two spaces`)
      return pair
    })
  const yellow = pairs('yellow', '>')
  const areas = readCounts(given['areas'], `${id}.areas`)
  for (const name of Object.keys(areas)) known(name, `${id}.areas`)
  const places = readPlaces(given['places'], `${id}.places`)
  for (const name of Object.values(places).flat()) known(name, `${id}.places`)
  const links = pairs('links', '-')
  return {
    id,
    spaces,
    unit: 1,
    // A yellow pair is a link, written there or not.
    links: [...links, ...yellow.map((arrow) => arrow.replace('>', '-')).filter((pair) => !hasLink(links, pair))],
    yellow,
    red: pairs('red', '|'),
    gaps: pairs('gaps', '|'),
    water: list('water'),
    current: pairs('current', '>', true),
    walls: readList(given['walls'] ?? [], `${id}.walls`).map((wall): Line =>
      readList(wall, `${id}.walls`).map((point) => readPoint(point, `${id}.walls`)),
    ),
    entry: list('entry'),
    traps: list('traps'),
    areas,
    doors: list('exits').map((name) => ({ id: name, colour: '', spaces: [name] })),
    flip: Object.fromEntries(
      Object.entries(readRecord(given['flip'] ?? {}, `${id}.flip`)).map(([name, kind]) => [
        known(name, `${id}.flip`),
        readOneOf(kind, FLIP_KINDS, `${id}.flip.${name}`),
      ]),
    ),
    places,
  }
}

function hasLink(links: readonly string[], pair: string): boolean {
  const [a, b] = pair.split('-')
  return links.includes(pair) || links.includes(`${b}-${a}`)
}

function readPoint(json: unknown, path: string): Point {
  const point = readList(json, path)
  const [x, y] = point
  if (point.length !== 2 || typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) {
    throw new BadInput(`${path} is a point, [x, y]`)
  }
  return [x, y]
}
