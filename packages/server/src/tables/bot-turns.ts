import type { GameTypes, Seat } from '@mousekeep/engine'
import type { Question } from '../bots/thinker.ts'
import type { Thinkers, Thought } from '../bots/thinkers.ts'
import { legalFor } from './decide.ts'
import type { TableState } from './state.ts'

/** A bot's turn is shown for a moment before it moves. */
const PAUSE_MS = 30

/** Whose turn a bot has, and where in the log. */
interface Turn {
  readonly seat: Seat
  readonly level: string
  readonly head: number
}

/** What the turns of bots need of their table. */
export interface BotTable {
  readonly now: () => { readonly state: TableState; readonly head: number }
  /** Looks at the table with all that was ever seen at it, when nothing is under way. */
  readonly whole: <T>(look: (now: { readonly state: TableState; readonly head: number }) => T) => Promise<T>
  /** The bot's action, if the log still ends where it was asked. */
  readonly move: (turn: Turn, action: GameTypes['action']) => Promise<void>
  /** Whether anybody looks at the table, through whatever process. */
  readonly isWatched: () => boolean
  /** From where somebody was last seen. */
  readonly addressOf: (person: string) => string | undefined
  readonly onBug: (error: unknown) => void
}

/**
 * Lets bots take their turns at one table. They think elsewhere; if anything happens at the table meanwhile (somebody
 * takes the seat back, goes back, another process moves), the thought is dropped and, if need be, begun anew.
 */
export class BotTurns {
  private readonly table: BotTable
  private readonly thinkers: Thinkers
  private turn: Turn | null = null
  private timer: NodeJS.Timeout | null = null
  private thought: Thought | null = null

  constructor(table: BotTable, thinkers: Thinkers) {
    this.table = table
    this.thinkers = thinkers
  }

  get isIdle(): boolean {
    return this.turn === null
  }

  /** Something may have changed: goes on with the turn that is under way, or drops it and begins the one there is. */
  look(): void {
    const now = this.botToMove
    if (now !== null && this.turn !== null && isSame(now, this.turn)) return
    this.stop()
    if (now === null) return
    this.turn = now
    this.timer = setTimeout(() => {
      this.timer = null
      this.play(now).catch(this.table.onBug)
    }, PAUSE_MS)
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.thought?.cancel()
    this.timer = null
    this.thought = null
    this.turn = null
  }

  private get botToMove(): Turn | null {
    const { state, head } = this.table.now()
    const { turn, chairs, isArchived } = state
    const level = turn === null ? null : chairs[turn].bot
    // Bots alone play for whoever looks on: else they would play for nobody (promise 40).
    if (chairs.every(({ bot }) => bot !== null) && !this.table.isWatched()) return null
    return turn === null || level === null || isArchived ? null : { seat: turn, level, head }
  }

  private async play(turn: Turn): Promise<void> {
    const question = await this.table.whole((now) => (now.head === turn.head ? questionOf(now.state, turn) : null))
    if (question === null || this.turn !== turn) return
    const action = await this.choose(question)
    if (action === null || this.turn !== turn) return
    this.thought = null
    this.turn = null
    await this.table.move(turn, action)
    this.look()
  }

  private async choose(question: Question): Promise<GameTypes['action'] | null> {
    const { host } = this.table.now().state
    this.thought = this.thinkers.think(question, host, this.table.addressOf(host))
    try {
      return await this.thought.action
    } catch (error) {
      // A bot that cannot think must not hold up the table: any legal action will do.
      this.table.onBug(error)
      return this.table.whole(({ state }) => firstOf(legalFor(state)))
    }
  }
}

function questionOf({ match, game }: TableState, { seat, level }: Turn): Question {
  if (match === null) throw new Error('Bug: a bot moves before the start')
  return { game: game.id, level, view: game.view(match.state, seat), seen: match.seen(seat) }
}

function firstOf(actions: readonly object[]): GameTypes['action'] | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action of the game's own list
  return (actions[0] as GameTypes['action'] | undefined) ?? null
}

function isSame(one: Turn, other: Turn): boolean {
  return one.seat === other.seat && one.level === other.level && one.head === other.head
}
