import { legal, type GameTypes } from '@mousekeep/engine'
import type { Subject } from './subject.ts'

const EVENTS_SHOWN = 10

/** What a reader of a failure needs to see: the table, the open decision and how it came to this. */
export function situation<T extends GameTypes>(
  subject: Subject<T>,
  state: T['state'],
  events: readonly T['event'][],
): string {
  const { game } = subject
  const actor = game.actor(state)
  const actions = legal(game, state).map((action) => game.text(action))
  const decision =
    actor === null ? 'The game is over.' : `${subject.seatName(actor)} may (${actions.length}): ${actions.join(', ')}`
  const last = events.slice(-EVENTS_SHOWN).map((event) => `  ${subject.tell(event)}`)
  return [
    drawing(subject, state),
    decision,
    last.length === 0 ? 'Nothing has happened yet.' : 'The last events:',
    ...last,
  ].join('\n')
}

/** A broken state may be beyond drawing: then its data must do. */
function drawing<T extends GameTypes>(subject: Subject<T>, state: T['state']): string {
  try {
    return subject.draw(state)
  } catch (error) {
    return `It cannot be drawn (${String(error)}): ${JSON.stringify(state)}`
  }
}
