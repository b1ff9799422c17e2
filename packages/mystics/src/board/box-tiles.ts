import courtyard from '../../data/tiles/01-courtyard.json' with { type: 'json' }
import tunnelEntrance from '../../data/tiles/02-tunnel-entrance.json' with { type: 'json' }
import kitchen from '../../data/tiles/03-kitchen.json' with { type: 'json' }
import kitchenTunnels from '../../data/tiles/04-kitchen-tunnels.json' with { type: 'json' }
import guardRoom from '../../data/tiles/05-guard-room.json' with { type: 'json' }
import sewer from '../../data/tiles/06-sewer.json' with { type: 'json' }
import diningHall from '../../data/tiles/07-dining-hall.json' with { type: 'json' }
import diningTunnels from '../../data/tiles/08-dining-tunnels.json' with { type: 'json' }
import alchemist from '../../data/tiles/09-alchemist.json' with { type: 'json' }
import crystalTunnels from '../../data/tiles/10-crystal-tunnels.json' with { type: 'json' }
import kingsChamber from '../../data/tiles/11-kings-chamber.json' with { type: 'json' }
import kingsTunnels from '../../data/tiles/12-kings-tunnels.json' with { type: 'json' }
import queensChamber from '../../data/tiles/13-queens-chamber.json' with { type: 'json' }
import forge from '../../data/tiles/14-forge.json' with { type: 'json' }
import pipes from '../../data/tiles/15-pipes.json' with { type: 'json' }
import drainPipe from '../../data/tiles/16-drain-pipe.json' with { type: 'json' }
import { GUTTER, STRAW } from '../../data/tiles/prologue.ts'
import type { Side } from './side.ts'
import { readTile, sideOf, type Tile } from './tile.ts'

/** The sixteen sides of the box. Read when first needed: a position with its own tile needs none of them. */
const FILES: readonly unknown[] = [
  courtyard,
  tunnelEntrance,
  kitchen,
  kitchenTunnels,
  guardRoom,
  sewer,
  diningHall,
  diningTunnels,
  alchemist,
  crystalTunnels,
  kingsChamber,
  kingsTunnels,
  queensChamber,
  forge,
  pipes,
  drainPipe,
]

let tiles: ReadonlyMap<string, Tile> | null = null
const sides = new Map<string, Side>([STRAW, GUTTER].map((side) => [side.id, side]))

export function tilesOfTheBox(): ReadonlyMap<string, Tile> {
  tiles ??= new Map(FILES.map(readTile).map((tile) => [tile.id, tile]))
  return tiles
}

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
