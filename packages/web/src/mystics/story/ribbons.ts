import { signal } from '@preact/signals'

const PREFIX = 'mousekeep.ribbons.'
const version = signal(0)

/** The passages marked with a ribbon, in a campaign or at a table with a single chapter. */
export function ribbonsOf(owner: string): readonly string[] {
  // Read so that whoever uses the result is drawn again when a ribbon changes.
  void version.value
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + owner) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function keepRibbons(owner: string, passages: readonly string[]): void {
  if (passages.length === 0) localStorage.removeItem(PREFIX + owner)
  else localStorage.setItem(PREFIX + owner, JSON.stringify(passages))
  version.value++
}

/** Adds or removes a ribbon. */
export function layRibbon(owner: string, passage: string, isLaid: boolean): void {
  const others = ribbonsOf(owner).filter((each) => each !== passage)
  keepRibbons(owner, isLaid ? [...others, passage] : others)
}
