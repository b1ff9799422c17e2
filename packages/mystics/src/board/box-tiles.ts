import { fetchFiles, FILES } from '#tiles'
import { GUTTER, STRAW } from '../../data/tiles/prologue.ts'
import type { Side } from './side.ts'
import { readTile, sideOf, type Tile } from './tile.ts'

const tiles = new Map<string, Tile>()
const sides = new Map<string, Side>([STRAW, GUTTER].map((side) => [side.id, side]))

/** The sixteen sides; in a browser those that have come. Read when first needed: a position with its own tile needs none. */
export function tilesOfTheBox(): ReadonlyMap<string, Tile> {
  for (const file of FILES.slice(tiles.size)) {
    const tile = readTile(file)
    tiles.set(tile.id, tile)
  }
  return tiles
}

/** Has these sides at hand. */
export const fetchSides = fetchFiles

/** Orange or blue; the small sides of the prologue are neither. */
export function colourOf(id: string): string | null {
  return tilesOfTheBox().get(id)?.colour ?? null
}

export function isSide(id: string): boolean {
  return sides.has(id) || tilesOfTheBox().has(id)
}

export function findSide(id: string): Side {
  let side = sides.get(id)
  if (side === undefined) {
    const tile = tilesOfTheBox().get(id)
    if (tile === undefined) throw new Error(`Bug: the box has no side "${id}"`)
    side = sideOf(tile)
    sides.set(id, side)
  }
  return side
}
