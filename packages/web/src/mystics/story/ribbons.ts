import { signal } from '@preact/signals'

const PREFIX = 'mousekeep.ribbons.'
const version = signal(0)

/** The passages of a campaign, or of a single chapter's table, that somebody has laid a ribbon at. */
export function ribbonsOf(owner: string): readonly string[] {
  // Whoever has asked is asked again when a ribbon is laid.
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

/** Lays a ribbon, or takes it away. */
export function layRibbon(owner: string, passage: string, isLaid: boolean): void {
  const others = ribbonsOf(owner).filter((each) => each !== passage)
  keepRibbons(owner, isLaid ? [...others, passage] : others)
}
