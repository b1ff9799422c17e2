import type { Line, Point } from './geometry.ts'

export const FLIP_KINDS = ['plain', 'hook', 'crafty'] as const
export type FlipKind = (typeof FLIP_KINDS)[number]

/** A door: the spaces next to one exit area. On tiles of the box it is called by its edge (`n`, `e`, `s`, `w`). */
export interface Door {
  readonly id: string
  readonly colour: string
  readonly spaces: readonly string[]
}

/** One side of a tile in the words of the engine protocol: what positions write inline and tiles are turned into. */
export interface Side {
  readonly id: string
  readonly spaces: Readonly<Record<string, Point>>
  /** How long one space's width is in the units of `spaces`. */
  readonly unit: number
  readonly links: readonly string[]
  readonly yellow: readonly string[]
  readonly red: readonly string[]
  readonly gaps: readonly string[]
  readonly water: readonly string[]
  readonly current: readonly string[]
  readonly walls: readonly Line[]
  readonly entry: readonly string[]
  readonly traps: readonly string[]
  readonly areas: Readonly<Record<string, number>>
  readonly doors: readonly Door[]
  readonly flip: Readonly<Record<string, FlipKind>>
  readonly places: Readonly<Record<string, readonly string[]>>
}
