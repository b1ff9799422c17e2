import { signal } from '@preact/signals'
import type { JSX } from 'preact'

/** What is being dragged. */
export interface Held {
  /** Drawn under the pointer, in a box from -60 to 60. */
  picture(): JSX.Element
  /** The drag begins: it was no tap. */
  begin?(): void
  /** The pointer is over a place, or over none; returns what is held from then on. */
  over(spot: string | null): Held
  /** It is no longer held, wherever it was let go. */
  end?(): void
  /** It was let go over a place, or over none. */
  drop(spot: string | null): void
}

/** What is being dragged, and where it is on the screen. */
export const carried = signal<{ readonly held: Held; readonly x: number; readonly y: number } | null>(null)
