import type { Spot } from '../pen.ts'
import type { Leap } from './leap.ts'
import type { Light } from './light.ts'
import type { RoomSide } from './side.ts'

/** A mark put by hand: x, y, turn, scale. */
export type Placed = readonly [x: number, y: number, turn?: number, scale?: number]

/** What gives a side its character. Everything is drawn from the side's own outlines, at 1000 by 1000. */
export interface Look {
  /** Gradients that only this room has. */
  readonly defs: string
  /** Walls and ground. */
  readonly base: (side: RoomSide) => string
  /** One slab, plank field or stretch of water a space. */
  readonly floor: (side: RoomSide) => string
  readonly furniture: (side: RoomSide) => string
  readonly props?: (side: RoomSide) => string
  /** Flames and glowing things: above the night. */
  readonly flames: (side: RoomSide) => string
  /** Currents of water: above the night. */
  readonly signs?: (side: RoomSide) => string
  /** What leans over a line of the rules: a mop, a ladder. */
  readonly above?: (side: RoomSide) => string
  /** Holes in the night. */
  readonly lights: readonly Light[]
  readonly entry: Readonly<Record<string, Placed>>
  readonly flipAt?: Spot
  readonly flipScale?: number
  readonly trapAt?: Readonly<Record<string, Placed>>
  readonly trapScale?: number
  readonly leaps?: Readonly<Record<string, Leap>>
  /** Wall, then tones of the floor: the side on the map. */
  readonly palette: readonly [wall: string, ...floor: string[]]
}
