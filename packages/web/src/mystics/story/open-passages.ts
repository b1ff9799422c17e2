import { signal } from '@preact/signals'
import { device } from '../../base/device.ts'

/** A passage that is open for reading. */
export interface OpenPassage {
  /** As named in the event `story`: `2 kitchen`. */
  readonly passage: string
  /** Whether it is being read again. */
  readonly isAgain: boolean
  /** The rules of the chapter that held before what the passage tells; the others are new with it. */
  readonly rulesBefore?: readonly string[]
  /** Which lines are read (B9); left out: those for the party at the table. */
  readonly told?: { readonly party: readonly string[]; readonly flags: readonly string[] }
}

/** The passages to read, in order; empty: the book is closed. */
export const openPassages = signal<readonly OpenPassage[]>([])

/** Opens the book at these passages; resolves when they have been read. */
export async function read(passages: readonly string[], rulesBefore: readonly string[]): Promise<void> {
  // Beside a shared screen, the story is told there.
  if (passages.length === 0 || device.value === 'hand') return
  openPassages.value = passages.map((passage) => ({ passage, isAgain: false, rulesBefore }))
  await new Promise<void>((resolve) => {
    const stop = openPassages.subscribe((open) => {
      if (open.length > 0) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

/** Opens the book at a passage that was read before. */
export function readAgain(passage: string, told?: OpenPassage['told']): void {
  if (openPassages.value.length > 0) return
  openPassages.value = [{ passage, isAgain: true, ...(told === undefined ? {} : { told }) }]
}

export function turn(): void {
  openPassages.value = openPassages.value.slice(1)
}
