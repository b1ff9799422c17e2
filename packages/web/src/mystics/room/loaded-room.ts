import { signal } from '@preact/signals'
import { fetchSides, type MysticsView } from '@mousekeep/mystics/box'
import type { Look } from '../art/room/look.ts'
import type { RoomSide } from '../art/room/side.ts'
import { loadLook } from '../art/rooms/index.ts'

/** A side with the unmoving parts of its drawing, made once. */
export interface LoadedRoom {
  readonly side: RoomSide
  readonly look: Look
  readonly ground: string
  readonly rules: string
  /** The darkness by candle-light, with one flame here. */
  readonly night: (x: number, y: number) => string
}

const rooms = signal<ReadonlyMap<string, LoadedRoom>>(new Map())
const coming = new Set<string>()

/** The room once its drawing has come; whoever asked is drawn again then. */
export function roomOf(id: string, isDry: boolean): LoadedRoom | null {
  const name = isDry ? `${id} dry` : id
  const room = rooms.value.get(name)
  if (room !== undefined) return room
  if (!coming.has(name)) {
    coming.add(name)
    void load(id, isDry, name)
  }
  return null
}

/** The room of a view. */
export function roomIn({ side, isDry }: Pick<MysticsView, 'side' | 'isDry'>): LoadedRoom | null {
  return roomOf(side, isDry)
}

async function load(id: string, isDry: boolean, name: string): Promise<void> {
  const [look, { ground, night, rules }, { light }, { sideOf }] = await Promise.all([
    loadLook(id, isDry),
    import('../art/room/draw.ts'),
    import('../art/room/light.ts'),
    import('./side-of.ts'),
    fetchSides([id]),
  ])
  const whole = sideOf(id)
  const drawn = isDry ? { ...whole, current: [] } : whole
  const room = {
    // The drawing knows where the basin is; whoever stands there is dry.
    side: isDry ? { ...drawn, water: [] } : whole,
    look,
    ground: `<defs>${look.defs}</defs>${ground(drawn, look)}`,
    rules: rules(drawn, look),
    night: (x: number, y: number) => night(drawn, look, [light(x, y, 190)]),
  }
  rooms.value = new Map([...rooms.value, [name, room]])
}
