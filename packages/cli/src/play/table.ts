import { advise, botOf, type Advice, type BotTools, type Level } from '@mousekeep/bots'
import { castle, type Castle, type CastleAction, type CastleEvent, type CastleView } from '@mousekeep/castle'
import { BadInput, legal, Match, Seeded, type Refusal, type Seat } from '@mousekeep/engine'
import { readSave, writeSave } from '../protocol/save.ts'

/** Nobody waits longer than this for a hint. */
const HINT = { ms: 100, iterations: Number.POSITIVE_INFINITY }

export interface Seating {
  readonly seed: string
  readonly options: unknown
  readonly level: Level
  /** Where the person sits; bots have the other seats. */
  readonly person: Seat
}

/** A person and bots at one castle. Bots choose by what their seat sees and has seen, as the person does. */
export class Table {
  readonly seating: Seating
  private match: Match<Castle>

  constructor(seating: Seating) {
    this.seating = seating
    this.match = new Match(castle, { seed: seating.seed, options: seating.options })
  }

  get view(): CastleView {
    return castle.view(this.match.state, this.seating.person)
  }

  get isOver(): boolean {
    return castle.actor(this.match.state) === null
  }

  get seed(): string {
    return this.match.start.seed
  }

  /** All that the person has seen so far. */
  get seen(): CastleEvent[] {
    return this.match.seen(this.seating.person)
  }

  get legal(): CastleAction[] {
    return legal(castle, this.match.state)
  }

  /** The person's action; why it is refused, or null. The bots then play until it is the person's turn again. */
  play(action: CastleAction): Refusal | null {
    const step = this.match.play(action, this.seating.person)
    if (!step.ok) return step.refusal
    this.playBots()
    return null
  }

  playBots(): void {
    for (;;) {
      const seat = castle.actor(this.match.state)
      if (seat === null || seat === this.seating.person) return
      const action = this.choose(seat)
      const step = this.match.play(action, seat)
      if (!step.ok) throw new Error(`Bug: a bot played ${castle.text(action)}: ${step.refusal.code}`)
    }
  }

  /** What a bot would do in the person's place, and why. */
  hint(): Advice<CastleAction> {
    return advise(castle, this.view, this.match.seen(this.seating.person), this.tools(), HINT)
  }

  /** Takes back the person's last action, and what bots did since; why not, or null. */
  undo(): Refusal | null {
    let earlier = this.match
    do {
      const taken = earlier.undo()
      if (!(taken instanceof Match)) return taken
      earlier = taken
    } while (castle.actor(earlier.state) !== this.seating.person)
    this.match = earlier
    return null
  }

  save(): string {
    return writeSave(this.match)
  }

  /** Goes on with a saved game; throws `BadInput` if it is none that can be played here. */
  load(text: string): void {
    const { record, hash } = readSave(text)
    const entries = record.entries.map((entry) => ('play' in entry ? { play: castle.readAction(entry.play) } : entry))
    const loaded = Match.replay(castle, { ...record, entries })
    if (loaded.hash !== hash) throw new BadInput('the save does not lead to the state it was made of')
    if (this.seating.person >= castle.seats(loaded.state)) throw new BadInput('the save has no such seat as yours')
    this.match = loaded
  }

  private choose(seat: Seat): CastleAction {
    const bot = botOf(castle, this.seating.level, this.tools())
    return bot.choose(castle.view(this.match.state, seat), this.match.seen(seat))
  }
  /** Chance of its own for whoever thinks: the table's is not touched. */
  private tools(): BotTools {
    const chance = new Seeded(`${this.seed}/bot/${this.match.record.entries.length}`)
    return { chance, clock: () => performance.now() }
  }
}
