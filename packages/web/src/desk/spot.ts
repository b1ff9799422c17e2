import type { Held } from './held.ts'

/** A place on the board that can be tapped, gone to by keys, and heard. */
export interface Spot {
  readonly id: string
  /** What a screen reader says of it. */
  readonly name: string
  /** Left, top, width and height, in hundredths of the board. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly isChosen?: boolean
  /** Classes for the style sheet. */
  readonly look?: string
  /** Attributes by which others find it: `data-square`. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>
  /** Where a key leads from here, `Ctrl+` before its name if that is held; null if nowhere. */
  next(key: string): string | null
  /** What a drag from here takes along; null if nothing. The pointer is a `mouse`, a `pen` or a `touch`. */
  held?(pointer: string): Held | null
}
