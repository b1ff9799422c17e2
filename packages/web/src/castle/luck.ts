import type { CastleEvent } from '@mousekeep/castle'
import type { Luck } from '../page/luck.ts'
import { say } from './words/words.ts'
import { lineFrom } from './plan.ts'
import { teamName } from './tell.ts'

type Kind = Extract<CastleEvent, { readonly type: 'started' }>['spare']
type Sort = 'cheese' | 'plain' | 'trap'

/** C1.3: the tiles in the box. */
const BOX: Readonly<Record<Sort, number>> = { cheese: 21, plain: 10, trap: 3 }
const SORTS = ['cheese', 'plain', 'trap'] as const
const sortOf = (kind: Kind): Sort => (kind === 'plain' || kind === 'trap' ? kind : 'cheese')

/**
 * In Castle, chance decides only who begins and where the tiles lie (C2.1). So luck is what a team found under the
 * roofs it lifted, compared with what it could expect from the tiles nobody had seen yet.
 */
export function luckOf(eventsByPlay: readonly (readonly CastleEvent[])[]): Luck {
  const unseen = { ...BOX }
  const known = new Set<string>()
  const seats = new Map<number, Record<Sort, { had: number; expected: number }>>()
  for (const event of eventsByPlay.flat()) {
    if (event.type === 'started') unseen[sortOf(event.spare)]--
    if (event.type === 'placed') seats.set(event.seat, seats.get(event.seat) ?? nothing())
    if (event.type === 'slid' && !slide(known, event.end)) unseen[sortOf(event.dropped)]--
    if (event.type !== 'uncovered' && event.type !== 'slid') continue
    for (const [square, kind] of Object.entries(event.shows)) {
      if (known.has(square)) continue
      known.add(square)
      if (event.type === 'uncovered') count(seats.get(event.seat) ?? nothing(), sortOf(kind), unseen)
      unseen[sortOf(kind)]--
    }
  }
  const rows = SORTS.map((sort) => ({
    what: say(`luck-${sort}`),
    seats: [...seats.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([seat, { [sort]: found }]) => ({ seat: teamName(seat), had: found.had, expected: found.expected })),
  }))
  return { how: say('luck-how'), what: say('luck-what'), rows }
}

function nothing(): Record<Sort, { had: number; expected: number }> {
  return { cheese: { had: 0, expected: 0 }, plain: { had: 0, expected: 0 }, trap: { had: 0, expected: 0 } }
}

function count(luck: ReturnType<typeof nothing>, found: Sort, unseen: Readonly<Record<Sort, number>>): void {
  const all = unseen.cheese + unseen.plain + unseen.trap
  luck[found].had++
  for (const sort of SORTS) luck[sort].expected += all === 0 ? 0 : unseen[sort] / all
}

/**
 * Moves the tiles that were seen along with their line. Says whether the one that is pushed out had been seen before.
 */
function slide(known: Set<string>, end: string): boolean {
  const line = lineFrom(end)
  const before = line.map((square) => known.has(square))
  line.forEach((square, i) => {
    if (i === 0 || before[i - 1]) known.add(square)
    else known.delete(square)
  })
  return before.at(-1) === true
}
