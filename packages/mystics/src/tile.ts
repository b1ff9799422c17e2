import { BadInput, readList, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import type { Point } from './geometry.ts'
import { FLIP_KINDS, type Door, type FlipKind, type Side } from './side.ts'

export const SPACE_KINDS = ['floor', 'water', 'area', 'ledge', 'step'] as const

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
  if (!NAME.test(name)) throw new BadInput(`${path}: "${name}" is no name of small letters, digits and hyphens`)
  return name
}

function readPoint(json: unknown, path: string): Point {
  const [x, y] = readList(json, path)
  return [readNumber(x, 0, 100, path), readNumber(y, 0, 100, path)]
}

function readPoly(json: unknown, path: string): Point[] {
  const points = readList(json, path).map((each) => readPoint(each, path))
  if (points.length < 3 || points.length > MOST_POINTS) throw new BadInput(`${path} has 3 to ${MOST_POINTS} points`)
  return points
}

/** Reads a side from outside data. Whether its geometry holds together is the checker's business. */
export function readTile(json: unknown): Tile {
  const given = readRecord(json, 'a tile')
  readOnly(given, FIELDS, 'a tile')
  const id = readName(given['id'], 'id of a tile')
  const at = (field: string): string => `${id}.${field}`
  const strings = (field: string): string[] =>
    readList(given[field] ?? [], at(field)).map((each) => readString(each, at(field)))
  const spaces = Object.fromEntries(
    Object.entries(readRecord(given['spaces'], at('spaces'))).map(([name, space]) => {
      const shape = readRecord(space, at(`spaces.${readName(name, at('spaces'))}`))
      const kind = readOneOf(shape['kind'], SPACE_KINDS, at(`spaces.${name}.kind`))
      return [
        name,
        {
          kind,
          at: readPoint(shape['at'], at(`spaces.${name}.at`)),
          poly: readPoly(shape['poly'], at(`spaces.${name}.poly`)),
        },
      ]
    }),
  )
  const count = Object.keys(spaces).length
  if (count === 0 || count > MOST_SPACES) throw new BadInput(`${at('spaces')} has 1 to ${MOST_SPACES} spaces`)
  const shapes = (field: string): Shape[] =>
    readList(given[field] ?? [], at(field)).map((each) => {
      const shape = readRecord(each, at(field))
      return {
        kind: readString(shape['kind'], at(`${field}.kind`)),
        poly: readPoly(shape['poly'], at(`${field}.poly`)),
      }
    })
  const tile: Tile = {
    id,
    name: readString(given['name'], at('name')),
    colour: readOneOf(given['colour'], ['orange', 'blue'], at('colour')),
    back: readString(given['back'], at('back')),
    size: readNumber(given['size'], 100, 100, at('size')),
    unit: readNumber(given['unit'], 1, 100, at('unit')),
    spaces,
    links: strings('links'),
    yellow: strings('yellow'),
    red: strings('red'),
    gaps: strings('gaps'),
    water: strings('water'),
    current: strings('current'),
    entry: strings('entry'),
    traps: strings('traps'),
    areas: readCounts(given['areas'], at('areas')),
    exits: readList(given['exits'] ?? [], at('exits')).map((each) => {
      const exit = readRecord(each, at('exits'))
      return {
        id: readOneOf(exit['edge'], ['N', 'E', 'S', 'W'], at('exits.edge')).toLowerCase(),
        colour: readString(exit['colour'], at('exits.colour')),
        spaces: readList(exit['spaces'], at('exits.spaces')).map((name) => readString(name, at('exits.spaces'))),
        poly: readPoly(exit['poly'], at('exits.poly')),
      }
    }),
    flip: Object.fromEntries(
      Object.entries(readRecord(given['flip'] ?? {}, at('flip'))).map(([name, kind]) => [
        name,
        readOneOf(kind, FLIP_KINDS, at(`flip.${name}`)),
      ]),
    ),
    places: readPlaces(given['places'], at('places')),
    walls: shapes('walls'),
    low: shapes('low'),
  }
  return tile
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
