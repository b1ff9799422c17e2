import type { Seat } from '@mousekeep/engine'
import type { Body } from '@mousekeep/tables'
import { play } from './decide.ts'
import type { LogReader } from './log/log-reader.ts'
import type { Answer } from './log/log-writer.ts'
import type { TableState } from './state.ts'

/** What it needs of its table. */
export interface Attuned {
  readonly reader: () => LogReader
  /** How somebody wants to be treated by games wherever they play; null: as anybody. */
  readonly wishesOf: (person: string) => Promise<object | null>
  readonly record: (id: string, decision: (state: TableState) => Body | null) => Promise<Answer>
  readonly onBug: (error: unknown) => void
}

/**
 * Keeps a running game to how those at its seats want to be treated: when it begins or is opened again or goes back, when
 * a seat comes to somebody else, and when they choose otherwise. It is a play like any other, so that the log has it all.
 */
export class Attuning {
  private readonly table: Attuned
  /** By seat, whom it was last seen with; null before the game and when it has just been opened. */
  private known: readonly (string | null)[] | null = null
  private plays = 0

  constructor(table: Attuned) {
    this.table = table
  }

  /** Something was written, or the table was opened. */
  look(): void {
    const { state } = this.table.reader()
    if (state.match === null || state.status !== 'playing' || state.game.attune === undefined) return
    const { known, plays } = this
    this.known = state.chairs.map(({ person }) => person)
    this.plays = state.match.count
    // Going back takes back what was wished since: it is said again.
    const isAnew = known === null || this.plays < plays
    for (const [seat, { person }] of state.chairs.entries()) {
      const isSame = known === null || known[seat] === person
      if (person === null || (isSame && !isAnew)) continue
      // Whoever has chosen nothing keeps what was said at the table, unless it was somebody else who said it.
      this.attune(seat, person, isSame ? null : {})
    }
  }

  /** Somebody has chosen otherwise, it may be. */
  again(person: string): void {
    const { state } = this.table.reader()
    if (state.status !== 'playing' || state.game.attune === undefined) return
    for (const seat of state.seatsOf(person)) this.attune(seat, person, null)
  }

  private attune(seat: Seat, person: string, otherwise: object | null): void {
    this.write(seat, person, otherwise).catch((error: unknown) => this.table.onBug(error))
  }

  private async write(seat: Seat, person: string, otherwise: object | null): Promise<void> {
    const own = (await this.table.wishesOf(person)) ?? otherwise
    const { state, head } = this.table.reader()
    // A table that nobody need write to is not taken over from whichever process has it.
    if (own === null || wishOf(state, seat, person, own) === null) return
    // No client can make such an id; of two processes that come upon the same one of them wins.
    await this.table.record(`wishes:${seat}:${head + 1}`, (now) => wishOf(now, seat, person, own))
  }
}

/** What is to be written so that the game treats the seat like that; null if it does, or if somebody else has it. */
function wishOf(state: TableState, seat: Seat, person: string, own: object): Body | null {
  const { match, game, chairs, isArchived } = state
  if (match === null || isArchived || chairs[seat].person !== person) return null
  const action = game.attune?.(match.state, seat, own) ?? null
  const decision = action === null ? null : play(state, seat, action)
  return decision !== null && 'body' in decision ? decision.body : null
}
