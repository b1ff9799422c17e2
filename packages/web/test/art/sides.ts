import { tilesOfTheBox } from '@mousekeep/mystics'
import type { RoomSide } from '../../src/mystics/art/room/side.ts'
import { GUTTER, STRAW } from '../../src/mystics/art/rooms/prologue-sides.ts'

/** Every side there is, by the id of its look: from the game's own tiles, the prologue's two, and the drained ones. */
export function allSides(): ReadonlyMap<string, RoomSide> {
  const sides = new Map<string, RoomSide>([...tilesOfTheBox(), ['straw', STRAW], ['gutter', GUTTER]])
  for (const id of ['kings-tunnels', 'sewer', 'drain-pipe']) {
    const side = sides.get(id)
    if (side === undefined) throw new Error(`Bug: the box has no ${id}`)
    sides.set(`${id}-drained`, { ...side, current: [] })
  }
  return sides
}

export function sideOf(id: string): RoomSide {
  const side = allSides().get(id)
  if (side === undefined) throw new Error(`Bug: no side "${id}"`)
  return side
}
