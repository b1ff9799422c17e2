import type { Held } from './held.ts'

/** A place on the board that can be tapped, reached by keys, and read out. */
export interface Spot {
  readonly id: string
  /** What a screen reader says of it. */
  readonly name: string
  /** Left, top, width and height, in per cent of the board. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly isChosen?: boolean
  /** Classes for the style sheet. */
  readonly look?: string
  /** Attributes by which others find it: `data-square`. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>
  /** Where a key leads from here, with `Ctrl+` before its name if that is held down; null if nowhere. */
  next(key: string): string | null
  /** What a drag that begins here carries; null if nothing. `pointer` is `mouse`, `pen` or `touch`. */
  held?(pointer: string): Held | null
}
