import { tilesOfTheBox } from '@mousekeep/mystics/box'
import type { RoomSide } from '../art/room/side.ts'
import { GUTTER, STRAW } from '../art/rooms/prologue-sides.ts'

/** The data of a side that has been loaded; the game knows the small ones of the prologue without their outlines. */
export function sideOf(id: string): RoomSide {
  if (id === STRAW.id) return STRAW
  if (id === GUTTER.id) return GUTTER
  const tile = tilesOfTheBox().get(id)
  if (tile === undefined) throw new Error(`Bug: no side "${id}"`)
  return tile
}
