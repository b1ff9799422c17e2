import { signal } from '@preact/signals'
import { device } from '../../base/device.ts'

/** A passage that lies open. */
export interface OpenPassage {
  /** As the event `story` names it: `2 kitchen`. */
  readonly passage: string
  /** Somebody reads it once more. */
  readonly isAgain: boolean
  /** Whose lines are told (B9); left out: those of the table. */
  readonly told?: { readonly party: readonly string[]; readonly flags: readonly string[] }
}

/** The passages that are open to be read, first the first; empty: the book is closed. */
export const openPassages = signal<readonly OpenPassage[]>([])

/** Opens the book at these passages; resolves when somebody has read them. */
export async function read(passages: readonly string[]): Promise<void> {
  // Beside a screen that all look at, the story is told there.
  if (passages.length === 0 || device.value === 'hand') return
  openPassages.value = passages.map((passage) => ({ passage, isAgain: false }))
  await new Promise<void>((resolve) => {
    const stop = openPassages.subscribe((open) => {
      if (open.length > 0) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

/** Opens it at one that was read before. */
export function readAgain(passage: string, told?: OpenPassage['told']): void {
  if (openPassages.value.length > 0) return
  openPassages.value = [{ passage, isAgain: true, ...(told === undefined ? {} : { told }) }]
}

export function turn(): void {
  openPassages.value = openPassages.value.slice(1)
}
