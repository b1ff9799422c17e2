import type { CastleEvent } from '@mousekeep/castle'

type Acted = Extract<CastleEvent, { readonly type: 'placed' | 'entered' | 'uncovered' | 'stepped' | 'slid' | 'fell' }>

const ACTS: ReadonlySet<CastleEvent['type']> = new Set(['placed', 'entered', 'uncovered', 'stepped', 'slid', 'fell'])

function isAct(event: CastleEvent): event is Acted {
  return ACTS.has(event.type)
}

/** What the others have done since this seat's own last turn; nothing any more once it has acted itself. */
export function othersActs(events: readonly CastleEvent[], seat: number): Acted[] {
  let acts: Acted[] = []
  let turn: number | null = null
  for (const event of events) {
    if (event.type === 'turn-began') {
      if (turn === seat) acts = []
      turn = event.seat
    } else if (isAct(event)) {
      // A mouse of this seat may fall in another's turn: that is the others' doing.
      if (event.seat === seat && event.type !== 'fell') acts = []
      else acts.push(event)
    }
  }
  return acts
}

/**
 * With which play those began to act who are not at this screen, since somebody here last did; null: they have not. A
 * play belongs to the seat whose turn it was before it.
 */
export function theirLastTurns(
  eventsByPlay: readonly (readonly CastleEvent[])[],
  seats: readonly { readonly who: string }[],
): number | null {
  let first: number | null = null
  let turn = -1
  eventsByPlay.forEach((events, play) => {
    const placed = events.find((event) => event.type === 'placed')
    const seat = placed?.seat ?? turn
    if (play > 0 && seats[seat] !== undefined) {
      if (seats[seat].who !== 'person') first ??= play
      else first = null
    }
    for (const event of events) if (event.type === 'turn-began') turn = event.seat
  })
  return first
}
