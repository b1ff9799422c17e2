import { areaOf, borderDistance, distance, pointsAlong, polygonGap, whereIs, type Point } from '../board/geometry.ts'
import type { Tile } from '../board/tile.ts'

/** A mouse's base bridges this much (M7.1), on a square of 100. */
const BASE = 6
/** Nothing lies between: so that nobody at a table has to measure. */
const CLEAR = 6.5
const SMALLEST = 40
const GAP_WIDTH = 15

/** What is wrong with a side, each message saying what to mend. Empty: it can be played on. */
export function checkTile(tile: Tile): string[] {
  return [...checkShapes(tile), ...checkNames(tile), ...checkAdjacency(tile), ...checkWays(tile)]
}

/** M7.1: pairs of spaces that a mouse's base bridges, worked out from the outlines. */
function adjacentByGeometry(tile: Tile): { near: Set<string>; doubtful: string[] } {
  const names = Object.keys(tile.spaces)
  const solid = [...tile.walls, ...tile.low].map((shape) => shape.poly)
  const near = new Set<string>()
  const doubtful: string[] = []
  names.forEach((a, i) => {
    for (const b of names.slice(i + 1)) {
      const gap = polygonGap(tile.spaces[a].poly, tile.spaces[b].poly)
      if (gap >= CLEAR || (gap > 0 && !isOpenBetween(tile, solid, a, b))) continue
      if (gap > BASE)
        doubtful.push(`${a} and ${b} are ${gap.toFixed(1)} apart: move them to at most ${BASE} or at least ${CLEAR}`)
      else near.add(pairOf(a, b))
    }
  })
  return { near, doubtful }
}

function pairOf(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`
}

/** Whether some bridge between the two borders meets neither a wall nor a third space. */
function isOpenBetween(tile: Tile, solid: readonly (readonly Point[])[], a: string, b: string): boolean {
  const others = Object.entries(tile.spaces).filter(([name]) => name !== a && name !== b)
  const opposite = pointsAlong(tile.spaces[b].poly)
  return pointsAlong(tile.spaces[a].poly).some((p) =>
    opposite.some((q) => {
      if (distance(p, q) >= CLEAR) return false
      return [0.2, 0.5, 0.8].every((part) => {
        const middle: Point = [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]
        if (solid.some((poly) => whereIs(middle, poly) === 1)) return false
        return !others.some(([, space]) => whereIs(middle, space.poly) === 1 && borderDistance(middle, space.poly) > 1)
      })
    }),
  )
}

function checkShapes(tile: Tile): string[] {
  const bad: string[] = []
  for (const [name, { at, poly }] of Object.entries(tile.spaces)) {
    if (whereIs(at, poly) !== 1) bad.push(`spaces.${name}: put its centre inside its outline`)
    if (areaOf(poly) < SMALLEST) bad.push(`spaces.${name}: make it larger, a figure needs an area of ${SMALLEST}`)
    for (const wall of tile.walls) {
      if (whereIs(at, wall.poly) >= 0) bad.push(`spaces.${name}: its centre is in a ${wall.kind}, so it sees nothing`)
    }
  }
  return bad
}

/** Every name used is a space, and what must go together does. */
function checkNames(tile: Tile): string[] {
  const bad: string[] = []
  const known = (name: string, where: string): void => {
    if (!(name in tile.spaces)) bad.push(`${where}: there is no space "${name}"; take it out or draw it`)
  }
  for (const field of ['water', 'entry', 'traps'] as const) for (const name of tile[field]) known(name, field)
  for (const field of ['links', 'yellow', 'red', 'gaps'] as const) {
    for (const pair of tile[field]) for (const name of pair.split(/[->|]/)) known(name, field)
  }
  for (const name of [...Object.keys(tile.areas), ...Object.keys(tile.flip)]) known(name, 'areas and flip')
  for (const exit of tile.exits) for (const name of exit.spaces) known(name, `exit ${exit.id}`)
  for (const [place, names] of Object.entries(tile.places)) for (const name of names) known(name, `places.${place}`)
  for (const [name, { kind }] of Object.entries(tile.spaces)) {
    if ((kind === 'water') !== tile.water.includes(name))
      bad.push(`spaces.${name}: its kind and the list of water differ`)
    if ((kind === 'area') !== name in tile.areas) bad.push(`spaces.${name}: an area needs its number of places (M7.6)`)
  }
  for (const arrow of tile.current) {
    const [from, to] = arrow.split('>')
    if (!tile.water.includes(from)) bad.push(`current ${arrow}: it starts on dry ground`)
    if (to !== 'off' && !tile.water.includes(to)) bad.push(`current ${arrow}: it runs onto dry ground`)
    if (to !== 'off' && !tile.links.includes(pairOf(from, to)))
      bad.push(`current ${arrow}: its spaces are not adjacent`)
  }
  for (const trap of tile.traps) if (tile.water.includes(trap)) bad.push(`traps: ${trap} is in water`)
  if (tile.entry.length === 0) bad.push('entry: minions need at least one space to come in (M14.4)')
  if (tile.exits.length === 0 && Object.keys(tile.flip).length === 0)
    bad.push('exits: there is no way off this side (M13)')
  return bad
}

function checkAdjacency(tile: Tile): string[] {
  const { near, doubtful } = adjacentByGeometry(tile)
  const bad = [...doubtful]
  const links = new Set(pairs(tile.links))
  const red = new Set(pairs(tile.red))
  const gaps = new Set(pairs(tile.gaps))
  for (const pair of near) {
    if (!links.has(pair) && !red.has(pair) && !gaps.has(pair))
      bad.push(`${pair} touch by their outlines: add them to links, red or gaps`)
  }
  for (const pair of [...links, ...red])
    if (!near.has(pair)) bad.push(`${pair} do not touch: take them out of links or red`)
  for (const pair of red) if (links.has(pair)) bad.push(`${pair} is in links and in red: a red line is no link (M7.3)`)
  for (const pair of gaps) {
    const [a, b] = pair.split('-')
    if (links.has(pair) || red.has(pair)) bad.push(`${pair} is a gap and something else too (M7.4)`)
    const wide = a in tile.spaces && b in tile.spaces ? polygonGap(tile.spaces[a].poly, tile.spaces[b].poly) : 0
    if (wide > GAP_WIDTH) bad.push(`${pair}: a gap of ${wide.toFixed(1)} is too wide to leap, at most ${GAP_WIDTH}`)
  }
  for (const pair of pairs(tile.yellow)) if (!links.has(pair)) bad.push(`${pair} is yellow but no link (M7.2)`)
  return bad
}

function pairs(list: readonly string[]): string[] {
  return list.map((each) => pairOf(...ends(each)))
}

function ends(pair: string): [string, string] {
  const [a, b] = pair.split(/[->|]/)
  return [a, b]
}

/** Minions can walk from every entry to every space, or nobody would ever be reached. */
function checkWays(tile: Tile): string[] {
  const bad: string[] = []
  const walks = new Map<string, string[]>(Object.keys(tile.spaces).map((name) => [name, []]))
  for (const pair of [...tile.links, ...tile.red]) {
    const [a, b] = ends(pair)
    walks.get(a)?.push(b)
    walks.get(b)?.push(a)
  }
  for (const entry of tile.entry) {
    const reached = new Set([entry])
    for (const from of reached) for (const to of walks.get(from) ?? []) reached.add(to)
    const cut = Object.keys(tile.spaces).filter((name) => !reached.has(name))
    if (cut.length > 0) bad.push(`entry ${entry}: minions from there never reach ${cut.join(', ')}; link them`)
  }
  return bad
}
