import { signal } from '@preact/signals'
import { tilesOfTheBox } from '@mousekeep/mystics/box'
import { ground, rules } from '../art/room/draw.ts'
import type { Look } from '../art/room/look.ts'
import type { RoomSide } from '../art/room/side.ts'
import { loadLook } from '../art/rooms/index.ts'
import { GUTTER, STRAW } from '../art/rooms/prologue-sides.ts'

/** A side with everything of its drawing that stands still, made once. */
export interface LoadedRoom {
  readonly side: RoomSide
  readonly look: Look
  readonly ground: string
  readonly rules: string
}

const rooms = signal<ReadonlyMap<string, LoadedRoom>>(new Map())
const coming = new Set<string>()

/** The data of a side; the game knows the small ones of the prologue without their outlines. */
export function sideOf(id: string): RoomSide {
  if (id === STRAW.id) return STRAW
  if (id === GUTTER.id) return GUTTER
  const tile = tilesOfTheBox().get(id)
  if (tile === undefined) throw new Error(`Bug: no side "${id}"`)
  return tile
}

/** The room, as soon as its drawing is there; whoever asks is drawn anew then. */
export function roomOf(id: string, isDrained: boolean): LoadedRoom | null {
  const name = isDrained ? `${id}-drained` : id
  const room = rooms.value.get(name)
  if (room !== undefined) return room
  if (!coming.has(name)) {
    coming.add(name)
    void load(id, name)
  }
  return null
}

async function load(id: string, name: string): Promise<void> {
  const look = await loadLook(name)
  const whole = sideOf(id)
  const side = name === id ? whole : { ...whole, current: [] }
  const room = {
    side,
    look,
    ground: `<defs>${look.defs}</defs>${ground(side, look)}`,
    rules: rules(side, look),
  }
  rooms.value = new Map([...rooms.value, [name, room]])
}
