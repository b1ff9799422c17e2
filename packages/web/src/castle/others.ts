import type { CastleEvent } from '@mousekeep/castle'

type Move = Extract<CastleEvent, { readonly type: 'placed' | 'entered' | 'uncovered' | 'stepped' | 'slid' | 'fell' }>

const MOVES: ReadonlySet<CastleEvent['type']> = new Set(['placed', 'entered', 'uncovered', 'stepped', 'slid', 'fell'])

function isMove(event: CastleEvent): event is Move {
  return MOVES.has(event.type)
}

/** What the others have done since this seat's last turn; empty once the seat has moved itself. */
export function othersMoves(events: readonly CastleEvent[], seat: number): Move[] {
  let moves: Move[] = []
  let turn: number | null = null
  for (const event of events) {
    if (event.type === 'turn-began') {
      if (turn === seat) moves = []
      turn = event.seat
    } else if (isMove(event)) {
      // A mouse of this seat may fall in another team's turn: that counts as the others' doing.
      if (event.seat === seat && event.type !== 'fell') moves = []
      else moves.push(event)
    }
  }
  return moves
}

/**
 * The first play of the others since somebody at this screen last played; null if there is none. A play belongs to the
 * seat whose turn it was before it.
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
