import type { Need } from '@mousekeep/engine'
import { choicesIn, waitingIn } from '@mousekeep/games/waiting'
import type { Status } from '@mousekeep/protocol'
import type { Occasion } from '../notices/notifier.ts'
import { onwardFrom } from './campaign/following.ts'
import type { TableState } from './state.ts'

/** Where a table stood before an entry, as far as people wait for it. */
export interface Waited {
  readonly status: Status
  /** The person who must decide; null if it is a bot, a free seat or nobody. */
  readonly person: string | null
  /** Who must decide something before the next chapter. */
  readonly choosers: readonly string[]
}

export function waitedAt(state: TableState): Waited {
  const { status, turn, chairs, isArchived } = state
  const chair = turn === null || isArchived ? null : chairs[turn]
  const person = chair === null || chair.bot !== null ? null : chair.person
  return { status, person, choosers: [...choosersAt(state).keys()] }
}

/** Who must decide what between two chapters; the host for seats that nobody plays. */
export function choosersAt(state: TableState): Map<string, Need[]> {
  const choosers = new Map<string, Need[]>()
  if (state.isArchived) return choosers
  for (const need of onwardFrom(state)?.needs ?? []) {
    const { person, bot } = state.chairs[need.seat]
    const asked = person ?? state.host
    if (bot === null) choosers.set(asked, [...(choosers.get(asked) ?? []), need])
  }
  return choosers
}

/** What an entry has made that people would want to be told of. */
export function occasionsOf(table: string, seq: number, before: Waited, state: TableState): Occasion[] {
  const { status, person } = waitedAt(state)
  const game = state.game.id
  if (status === 'over') {
    const choosers = choosersAt(state)
    const chosen = choicesAt(table, seq, before, choosers, game)
    if (before.status !== 'playing') return chosen
    const people = new Set(state.chairs.flatMap((chair) => chair.person ?? []))
    for (const chooser of choosers.keys()) people.delete(chooser)
    return [{ notice: { type: 'over', table, game, seq, seat: null }, people: [...people] }, ...chosen]
  }
  if (person === null || person === before.person) return []
  const { match, turn } = state
  const waiting = (): object | null =>
    match === null || turn === null ? null : waitingIn(game, state.game.view(match.state, turn))
  return [{ notice: { type: 'turn', table, game, seq, seat: turn }, people: [person], waiting }]
}

/** Whoever has something to decide now and had nothing before. */
function choicesAt(
  table: string,
  seq: number,
  { choosers: before }: Waited,
  choosers: ReadonlyMap<string, readonly Need[]>,
  game: string,
): Occasion[] {
  return [...choosers]
    .filter(([person]) => !before.includes(person))
    .map(([person, needs]) => ({
      notice: { type: 'choice', table, game, seq, seat: needs[0].seat },
      people: [person],
      waiting: () => choicesIn(needs),
    }))
}
