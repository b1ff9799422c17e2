import type { Need, Rules } from '@mousekeep/bots'
import { BadInput, type GameTypes, type Refused } from '@mousekeep/engine'
import { LocalTable, type TableNow, type TableRecord } from '@mousekeep/tables'
import { advice } from './advice.ts'
import type { Ask, Tell } from './messages.ts'

/** What a host needs of the thread it runs in. */
export interface HostTools {
  readonly loadRules: (game: string) => Promise<Rules<GameTypes>>
  readonly tell: (message: Tell<GameTypes>) => void
  /** Runs it after the messages that arrive in the meantime have been heard. */
  readonly later: (job: () => void) => void
  readonly onBug: (error: unknown) => void
}

/** Answers the page's questions: for a table on this device, and for advice at one elsewhere. */
export class LocalHost {
  private readonly tools: HostTools
  private table: LocalTable<GameTypes> | null = null
  /** Loads what bots and advice at this table need. */
  private think: () => Promise<void> = async () => {}
  private isStepped = false
  private isStepping = false
  private last: Promise<void> = Promise.resolve()

  constructor(tools: HostTools) {
    this.tools = tools
  }

  /** Answers in the order of the questions, because the rules may still be loading. */
  hear(asked: Ask): Promise<void> {
    return this.inTurn(() => this.answer(asked))
  }

  private inTurn(job: () => Promise<void> | void): Promise<void> {
    this.last = this.last.then(job).catch((error: unknown) => {
      if (error instanceof BadInput) this.tools.tell({ tell: 'broken', why: error.message })
      else this.tools.onBug(error)
    })
    return this.last
  }

  private async answer(asked: Ask): Promise<void> {
    switch (asked.ask) {
      case 'open': {
        const needed = neededFor(asked.record)
        const rules = await this.rules(asked.record.game, needed)
        this.think = async () => rules.prepare?.({ ...needed, isThinking: true })
        this.table = new LocalTable(rules, asked, () => performance.now())
        this.isStepped = asked.isStepped === true
        return this.turn(this.table.now(), true)
      }
      case 'verify': {
        const [rules, { verified }] = await Promise.all([
          this.rules(asked.record.game, EVERYTHING),
          import('./verified.ts'),
        ])
        return this.tools.tell(verified(rules, asked))
      }
      case 'review': {
        const [rules, { reviewed }] = await Promise.all([
          this.rules(asked.record.game, EVERYTHING),
          import('./reviewed.ts'),
        ])
        return this.tools.tell(reviewed(rules, asked))
      }
      case 'advise': {
        const told = advice(await this.rules(asked.game, EVERYTHING), asked)
        if (told !== null) this.tools.tell(told)
        return
      }
      default:
        if (this.table !== null) await this.answerAt(this.table, asked)
    }
  }

  private async rules(game: string, needed: Need): Promise<Rules<GameTypes>> {
    const rules = await this.tools.loadRules(game)
    await rules.prepare?.(needed)
    return rules
  }

  private async answerAt(
    table: LocalTable<GameTypes>,
    asked: Exclude<Ask, { ask: 'open' | 'verify' | 'review' | 'advise' }>,
  ): Promise<void> {
    const { tell } = this.tools
    switch (asked.ask) {
      case 'play':
        return this.turnOrTell(table.play(asked.action), asked.action)
      case 'step':
        return this.step()
      case 'undo':
        return this.turnOrTell(table.undo(), {})
      case 'hold': {
        const now = table.setHolder(asked.seat, asked.holder)
        tell({ tell: 'seated', seats: table.seats, changes: table.changes })
        return this.turn(now)
      }
      case 'look':
        return tell({ tell: 'looked', play: asked.play, view: table.look(asked.play) })
      case 'hint': {
        await this.think()
        const advised = table.hint()
        if (advised !== null) tell({ tell: 'hint', ...advised })
        return
      }
      case 'weigh': {
        await this.think()
        const prospect = table.weigh(asked.action)
        if (prospect !== null) tell({ tell: 'weighed', action: asked.action, ...prospect })
      }
    }
  }

  private turnOrTell(now: TableNow<GameTypes> | Refused, action: object): void {
    if ('refusal' in now) this.tools.tell({ tell: 'refused', refusal: now.refusal, action })
    else this.turn(now, now.cause === 'undo')
  }

  /** Tells the state of the table, if need be after its whole story, and lets the bots go on. */
  private turn(now: TableNow<GameTypes>, isWhole = false): void {
    const { table } = this
    if (table === null) return
    if (isWhole) this.tools.tell({ tell: 'story', chapters: table.eventsByPlay })
    this.tools.tell({ tell: 'turned', ...now, record: table.record })
    if (this.isStepped || this.isStepping || now.actor === null || now.legal.length > 0) return
    this.isStepping = true
    this.tools.later(() => {
      this.isStepping = false
      void this.inTurn(() => this.step())
    })
  }

  /** Lets a bot make one decision, if it is a bot's turn. */
  private async step(): Promise<void> {
    await this.think()
    const now = this.table?.stepBot() ?? null
    if (now !== null) this.turn(now)
  }
}

const EVERYTHING: Need = { options: null, isThinking: true }

/** A match from the start needs only what its options use; one from a position may need anything. */
function neededFor(record: TableRecord): Need {
  return 'start' in record && 'options' in record.start
    ? { options: record.start.options, isThinking: false }
    : EVERYTHING
}
