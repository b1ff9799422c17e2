import type { Seat } from '@mousekeep/engine'
import type { Look, Story } from '@mousekeep/protocol'
import type { LogReader } from './log-reader.ts'
import { stepOf, viewersOf } from './show.ts'

/** Everything that happened at the table so far, as somebody with these seats may know it. */
export function storyOf({ head, hash, bodies, state }: LogReader, mine: readonly Seat[]): Story {
  return {
    seq: head,
    hash,
    steps: bodies.map((body, seq) => stepOf(state, seq, body, mine)),
    boundaries: state.match?.boundaries ?? [],
  }
}

/** How the game looked after so many plays, to somebody with these seats; null if it never had so many. */
export function looksAt({ state }: LogReader, mine: readonly Seat[], plays: number): Look[] | null {
  const { match, game } = state
  if (match === null || plays > match.count) return null
  const then = match.stateAfter(plays)
  return viewersOf(mine).map((viewer) => ({ viewer, view: game.view(then, viewer), legal: [] }))
}
