import type { CastleEvent } from '@mousekeep/castle'
import { lineFrom } from './plan.ts'

type Kind = Extract<CastleEvent, { readonly type: 'started' }>['spare']

/** A tile that was seen, and the round in which it was. */
interface Seen {
  readonly kind: Kind
  readonly round: number
}

/** C7.3: the number of rounds for which a fading mark stays. */
const ROUNDS = 2

/** C7.1, C7.3: what everybody saw of the tiles: all of it, or only in the last rounds. */
export function remember(events: readonly CastleEvent[], memory: 'fading' | 'all'): ReadonlyMap<string, Kind> {
  const known = new Map<string, Seen>()
  let round = 1
  for (const event of events) {
    if (event.type === 'turn-began') round = event.round
    if (event.type === 'slid') {
      const line = lineFrom(event.end)
      const before = line.map((square) => known.get(square))
      line.forEach((square, i) => {
        const seen = i === 0 ? { kind: event.pushed, round } : before[i - 1]
        if (seen === undefined) known.delete(square)
        else known.set(square, seen)
      })
    }
    if (event.type === 'slid' || event.type === 'uncovered') {
      for (const [square, kind] of Object.entries(event.shows)) known.set(square, { kind, round })
    }
  }
  const kept = [...known].filter(([, seen]) => memory === 'all' || round - seen.round < ROUNDS)
  return new Map(kept.map(([square, { kind }]) => [square, kind]))
}
