import { waitingIn } from '@mousekeep/games/waiting'
import type { Status } from '@mousekeep/protocol'
import type { Occasion } from '../notices/notifier.ts'
import type { TableState } from './state.ts'

/** Where a table stood before an entry, as far as people wait for it. */
export interface Waited {
  readonly status: Status
  /** The person who must decide; null if it is a bot, a free seat or nobody. */
  readonly person: string | null
}

export function waitedAt({ status, turn, chairs, isArchived }: TableState): Waited {
  const chair = turn === null || isArchived ? null : chairs[turn]
  return { status, person: chair === null || chair.bot !== null ? null : chair.person }
}

/** What an entry has made that people would want to be told of; null if nothing. */
export function occasionOf(table: string, seq: number, before: Waited, state: TableState): Occasion | null {
  const { status, person } = waitedAt(state)
  const game = state.game.id
  if (status === 'over' && before.status === 'playing') {
    const people = new Set(state.chairs.flatMap((chair) => chair.person ?? []))
    return { notice: { type: 'over', table, game, seq, seat: null }, people: [...people] }
  }
  if (person === null || person === before.person) return null
  const { match, turn } = state
  const waiting = (): object | null =>
    match === null || turn === null ? null : waitingIn(game, state.game.view(match.state, turn))
  return { notice: { type: 'turn', table, game, seq, seat: turn }, people: [person], waiting }
}
