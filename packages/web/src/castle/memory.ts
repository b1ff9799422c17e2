import type { CastleEvent } from '@mousekeep/castle'
import { lineFrom } from './plan.ts'

type Kind = Extract<CastleEvent, { readonly type: 'started' }>['spare']

/** What somebody who forgets nothing knows of the tiles, from what everybody saw (C7.1). */
export function remember(events: readonly CastleEvent[]): ReadonlyMap<string, Kind> {
  const known = new Map<string, Kind>()
  for (const event of events) {
    if (event.type === 'slid') {
      const line = lineFrom(event.end)
      const before = line.map((square) => known.get(square))
      line.forEach((square, i) => {
        const kind = i === 0 ? event.pushed : before[i - 1]
        if (kind === undefined) known.delete(square)
        else known.set(square, kind)
      })
    }
    if (event.type === 'slid' || event.type === 'uncovered') {
      for (const [square, kind] of Object.entries(event.shows)) known.set(square, kind)
    }
  }
  return known
}
