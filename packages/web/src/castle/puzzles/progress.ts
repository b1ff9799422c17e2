const KEPT = 'mousekeep.puzzles'

/** How many tries each solved puzzle took, by its number. */
export type Solved = Readonly<Record<string, number>>

/** The puzzles solved on this device. If they cannot be read, nothing counts as solved. */
export function solvedPuzzles(): Solved {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, tries]) => Number.isInteger(tries) && tries > 0))
  } catch {
    return {}
  }
}

/** The first solution counts; solving it again changes nothing. */
export function keepSolved(number: number, tries: number): void {
  localStorage.setItem(KEPT, JSON.stringify({ [number]: tries, ...solvedPuzzles() }))
}
