import { readList, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { readEach, together } from '../shape/together.ts'
import type { Point } from './geometry.ts'
import { FLIP_KINDS, type Door, type FlipKind, type Side } from './side.ts'

const SPACE_KINDS = ['floor', 'water', 'area', 'ledge', 'step'] as const

export interface TileSpace {
  readonly kind: (typeof SPACE_KINDS)[number]
  readonly at: Point
  readonly poly: readonly Point[]
}

export interface Shape {
  readonly kind: string
  readonly poly: readonly Point[]
}

/** A side of a tile of the box: polygons on a square of 100 by 100 (`data/tiles/`). */
export interface Tile {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly back: string
  readonly size: number
  readonly unit: number
  readonly spaces: Readonly<Record<string, TileSpace>>
  readonly links: readonly string[]
  readonly yellow: readonly string[]
  readonly red: readonly string[]
  readonly gaps: readonly string[]
  readonly water: readonly string[]
  readonly current: readonly string[]
  readonly entry: readonly string[]
  readonly traps: readonly string[]
  readonly areas: Readonly<Record<string, number>>
  readonly exits: readonly (Door & { readonly poly: readonly Point[] })[]
  readonly flip: Readonly<Record<string, FlipKind>>
  readonly places: Readonly<Record<string, readonly string[]>>
  readonly walls: readonly Shape[]
  readonly low: readonly Shape[]
}

const FIELDS = [
  'no',
  'id',
  'name',
  'tile',
  'colour',
  'back',
  'idea',
  'size',
  'unit',
  'spaces',
  'links',
  'yellow',
  'red',
  'gaps',
  'water',
  'current',
  'entry',
  'traps',
  'areas',
  'exits',
  'flip',
  'places',
  'walls',
  'low',
  'lines',
  'decor',
]

const MOST_POINTS = 200
const MOST_SPACES = 100
const NAME = /^[a-z][a-z0-9-]{0,30}$/

/** Small letters, digits and hyphens: names stand in actions, questions and drawings. */
function readName(json: unknown, path: string): string {
  const name = readString(json, path)
  if (!NAME.test(name)) throw bad(path, 'like', { name, example: 'north-hall' })
  return name
}

function readPoint(json: unknown, path: string): Point {
  const [x, y] = readList(json, path)
  return [readNumber(x, 0, 100, path), readNumber(y, 0, 100, path)]
}

function readPoly(json: unknown, path: string): Point[] {
  const points = readList(json, path)
  checkSize(points.length, 3, MOST_POINTS, path)
  return readEach(points, (one) => readPoint(one, path))
}

function checkSize(size: number, least: number, most: number, path: string): void {
  if (size < least) throw bad(path, 'too-few', { least })
  if (size > most) throw bad(path, 'too-many', { most })
}

/** Reads a side from outside data; throws `BadInput` with all that is wrong. Whether its geometry holds together is the checker's business. */
export function readTile(json: unknown): Tile {
  const given = readRecord(json, 'a tile')
  readOnly(given, FIELDS, 'a tile')
  const id = readName(given['id'], 'id of a tile')
  const at = (field: string): string => `${id}.${field}`
  const strings = (field: string) => (): string[] =>
    readEach(readList(given[field] ?? [], at(field)), (one) => readString(one, at(field)))
  return together({
    id: () => id,
    name: () => readString(given['name'], at('name')),
    colour: () => readOneOf(given['colour'], ['orange', 'blue'], at('colour')),
    back: () => readString(given['back'], at('back')),
    size: () => readNumber(given['size'], 100, 100, at('size')),
    unit: () => readNumber(given['unit'], 1, 100, at('unit')),
    spaces: () => readSpaces(given['spaces'], at('spaces')),
    links: strings('links'),
    yellow: strings('yellow'),
    red: strings('red'),
    gaps: strings('gaps'),
    water: strings('water'),
    current: strings('current'),
    entry: strings('entry'),
    traps: strings('traps'),
    areas: () => readCounts(given['areas'], at('areas')),
    exits: () => readEach(readList(given['exits'] ?? [], at('exits')), (one) => readExit(one, at('exits'))),
    flip: () => readFlips(given['flip'] ?? {}, at('flip')),
    places: () => readPlaces(given['places'], at('places')),
    walls: () => readShapes(given['walls'] ?? [], at('walls')),
    low: () => readShapes(given['low'] ?? [], at('low')),
  })
}

function readSpaces(json: unknown, path: string): Record<string, TileSpace> {
  const entries = Object.entries(readRecord(json, path))
  checkSize(entries.length, 1, MOST_SPACES, path)
  return Object.fromEntries(
    readEach(entries, ([name, one]): [string, TileSpace] => {
      const own = `${path}.${readName(name, path)}`
      const space = readRecord(one, own)
      const kind = readOneOf(space['kind'], SPACE_KINDS, `${own}.kind`)
      return [name, { kind, at: readPoint(space['at'], `${own}.at`), poly: readPoly(space['poly'], `${own}.poly`) }]
    }),
  )
}

function readExit(json: unknown, path: string): Tile['exits'][number] {
  const exit = readRecord(json, path)
  return {
    id: readOneOf(exit['edge'], ['N', 'E', 'S', 'W'], `${path}.edge`).toLowerCase(),
    colour: readString(exit['colour'], `${path}.colour`),
    spaces: readEach(readList(exit['spaces'], `${path}.spaces`), (name) => readString(name, `${path}.spaces`)),
    poly: readPoly(exit['poly'], `${path}.poly`),
  }
}

function readFlips(json: unknown, path: string): Record<string, FlipKind> {
  return Object.fromEntries(
    readEach(Object.entries(readRecord(json, path)), ([name, kind]): [string, FlipKind] => [
      name,
      readOneOf(kind, FLIP_KINDS, `${path}.${name}`),
    ]),
  )
}

function readShapes(json: unknown, path: string): Shape[] {
  return readEach(readList(json, path), (one) => {
    const shape = readRecord(one, path)
    return { kind: readString(shape['kind'], `${path}.kind`), poly: readPoly(shape['poly'], `${path}.poly`) }
  })
}

export function readCounts(json: unknown, path: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readRecord(json ?? {}, path)).map(([name, n]) => [name, readNumber(n, 1, 100, `${path}.${name}`)]),
  )
}

export function readPlaces(json: unknown, path: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(readRecord(json ?? {}, path)).map(([name, spaces]) => [
      name,
      (Array.isArray(spaces) ? spaces : [spaces]).map((each) => readString(each, `${path}.${name}`)),
    ]),
  )
}

/** The side as the rules see it: centres and walls, no outlines. */
export function sideOf(tile: Tile): Side {
  return {
    id: tile.id,
    spaces: Object.fromEntries(Object.entries(tile.spaces).map(([name, space]) => [name, space.at])),
    unit: tile.unit,
    links: tile.links,
    yellow: tile.yellow,
    red: tile.red,
    gaps: tile.gaps,
    water: tile.water,
    current: tile.current,
    walls: tile.walls.map((wall) => [...wall.poly, wall.poly[0]]),
    entry: tile.entry,
    traps: tile.traps,
    areas: tile.areas,
    doors: tile.exits.map(({ id, colour, spaces }) => ({ id, colour, spaces })),
    flip: tile.flip,
    places: tile.places,
  }
}
