import type { Advice, BotTools, Rules } from '@mousekeep/bots'
import {
  BadInput,
  doerOf,
  legal,
  Seeded,
  type GameTypes,
  type MatchRecord,
  type Refusal,
  type Refused,
  type Seat,
  type Viewer,
} from '@mousekeep/engine'
import { branchOf } from './branch.ts'
import type { Holder, HolderChange } from './holder.ts'
import { Played } from './played.ts'
import { weighFrom, type Standpoint, type Weighing } from './standpoint.ts'
import type { TableRecord } from './table-record.ts'

/** Milliseconds since some moment. */
export type Clock = () => number

/** All that is needed to go on with a table. */
export interface OpenTable {
  readonly seats: readonly Holder[]
  readonly record: TableRecord
  /** Who took which seat over in the course of it; left out: nobody. */
  readonly changes?: readonly HolderChange[]
}

/** Where a table stands after something happened, as whoever is at the screen may know it. */
export interface TableNow<T extends GameTypes> {
  /** `seats`: nothing was played, but somebody else may now be the one to decide. */
  readonly cause: 'open' | 'play' | 'undo' | 'seats'
  /** What happened in this play; at opening and undo, nothing new. */
  readonly events: readonly T['event'][]
  readonly view: T['view']
  /** What the one who must decide may do; nothing while a bot decides. */
  readonly legal: readonly T['action'][]
  /** What would come of it; null while somebody else decides, and for a game that foresees nothing. */
  readonly foresight: NonNullable<T['foresight']> | null
  /** Null when the game is over. */
  readonly actor: Seat | null
  /** How many plays there were; the start is none. */
  readonly plays: number
  /** The plays that nobody takes back, because they revealed something. */
  readonly boundaries: readonly number[]
  /** Why the last play of a person may not be taken back; null if it may. */
  readonly undo: Refusal | null
}

/**
 * A table on this device: people at one screen and bots, who choose by what their seat sees. It decides nothing about
 * legality and keeps nothing beyond its own life: `record` is what is saved.
 */
export class LocalTable<T extends GameTypes> {
  private readonly rules: Rules<T>
  private readonly clock: Clock
  private readonly holders: Holder[]
  private readonly handed: HolderChange[]
  private played: Played<T>
  /** What the screen has seen of the start and of each play. */
  private shown: (readonly T['event'][])[] = []

  /** Throws `BadInput` if the record does not fit the rules or the seats. */
  constructor(rules: Rules<T>, { seats, changes = [], record }: OpenTable, clock: Clock) {
    this.rules = rules
    this.clock = clock
    this.holders = [...seats]
    this.handed = [...changes]
    this.played = this.replay(record)
    if (rules.game.seats(this.played.match.state) !== seats.length) {
      throw new BadInput('the table has other seats than its game')
    }
  }

  get seats(): readonly Holder[] {
    return this.holders
  }

  /** Who took which seat over, and when: kept beside the record, which does not ask who played. */
  get changes(): readonly HolderChange[] {
    return this.handed
  }

  get record(): MatchRecord<T['action']> {
    return this.played.match.record
  }

  /** The state as it is; never to be changed, and shown to nobody. */
  get state(): T['state'] {
    return this.played.match.state
  }

  get hash(): string {
    return this.played.match.hash
  }

  /** The events of the start and of each play, in order, as the screen has seen them. */
  get eventsByPlay(): readonly (readonly T['event'][])[] {
    return this.shown
  }

  now(cause: TableNow<T>['cause'] = 'open', events: readonly T['event'][] = []): TableNow<T> {
    const { rules, played, state } = this
    const actor = rules.game.actor(state)
    const isPersons = this.isPersons(state)
    const back = isPersons || actor === null ? this.takenBack() : 0
    return {
      cause,
      events,
      view: rules.game.view(state, this.viewer(state)),
      legal: isPersons ? legal(rules.game, state) : [],
      foresight: isPersons ? (rules.game.foresee?.(state) ?? null) : null,
      actor,
      plays: played.plays,
      boundaries: [...played.boundaries],
      undo: typeof back === 'number' ? null : back,
    }
  }

  /** Plays for the person who may. Throws `BadInput` on what is no action, and on what a bot must decide. */
  play(given: object): TableNow<T> | Refused {
    const { game } = this.rules
    const action = game.readAction(given)
    const doer = doerOf(game, this.state, action)
    if (doer !== null && this.holders[doer]?.who === 'bot') throw new BadInput('a bot must decide')
    return this.carryOut(action)
  }

  /** One decision of a bot, so that a screen can pause. Null: a person must decide, or the game is over. */
  stepBot(): TableNow<T> | null {
    const { botToMove: bot } = this
    if (bot === null) return null
    const { seat, level } = bot
    const { match } = this.played
    const action = this.rules.bot(level, this.tools()).choose(this.rules.game.view(match.state, seat), match.seen(seat))
    const turned = this.carryOut(action)
    if ('refusal' in turned) throw new Error(`Bug: a bot was refused: ${turned.refusal.code}`)
    return turned
  }

  /** Takes back the last play of a person, and what bots did since. */
  undo(): TableNow<T> | Refused {
    const back = this.takenBack()
    if (typeof back !== 'number') return { ok: false, refusal: back }
    this.played = this.replay(this.played.upTo(back))
    return this.now('undo')
  }

  /** From now on somebody else decides for the seat. */
  setHolder(seat: Seat, holder: Holder): TableNow<T> {
    if (this.holders[seat] === undefined) throw new BadInput(`there is no seat ${seat}`)
    this.holders[seat] = holder
    this.handed.push({ play: this.played.plays, seat, holder })
    return this.now('seats')
  }

  /** What a bot would do in the place of whoever must decide, and why; null when the game is over. */
  hint(): Advice<T['action']> | null {
    const from = this.standpoint()
    return from === null ? null : this.rules.advise(from.view, from.seen, this.tools())
  }

  /** What would come of an action, without doing it; null when the game is over. */
  weigh(action: object): Weighing | null {
    const from = this.standpoint()
    return from === null ? null : weighFrom(this.rules.game, from, action)
  }

  /** The table as it was after that many plays. */
  look(play: number): T['view'] {
    const then = this.played.stateAfter(play)
    return this.rules.game.view(then, this.viewer(then))
  }

  /** A table of its own that goes on from there. */
  branch(play: number, seed: string): TableRecord {
    const isOver = this.rules.game.actor(this.state) === null
    const view = this.look(play)
    const seen = this.shown.slice(0, play + 1).flat()
    return branchOf({ game: this.rules.game.id, finished: isOver ? this.record : null, play, view, seen, seed })
  }

  private carryOut(action: T['action']): TableNow<T> | Refused {
    const step = this.played.play(action)
    if (!step.ok) return step
    const seen = this.visible(step.events, step.state)
    this.shown.push(seen)
    return this.now('play', seen)
  }

  private replay(record: TableRecord): Played<T> {
    const played = Played.from(this.rules.game, record)
    this.shown = played.match.story.map((events, play) => this.visible(events, played.stateAfter(play)))
    return played
  }

  private takenBack(): number | Refusal {
    return this.played.takenBack((state) => this.isPersons(state))
  }

  private get botToMove(): { readonly seat: Seat; readonly level: string } | null {
    const seat = this.rules.game.actor(this.state)
    const holder = seat === null ? undefined : this.holders[seat]
    return seat === null || holder?.who !== 'bot' ? null : { seat, level: holder.level }
  }

  private isPersons(state: T['state']): boolean {
    const actor = this.rules.game.actor(state)
    return actor !== null && this.holders[actor]?.who === 'person'
  }

  /** What the one who must decide knows; null when the game is over. Advice comes from this, never from the state. */
  private standpoint(): Standpoint<T> | null {
    const { match } = this.played
    const seat = match.game.actor(match.state)
    return seat === null ? null : { seat, view: match.game.view(match.state, seat), seen: match.seen(seat) }
  }

  /** Chance of its own for whoever thinks: the table's is not touched. */
  private tools(): BotTools {
    const { match } = this.played
    return { chance: new Seeded(`${match.start.seed}/bot/${match.record.entries.length}`), clock: this.clock }
  }

  private visible(events: readonly T['event'][], state: T['state']): T['event'][] {
    const viewer = this.viewer(state)
    return events.map((event) => this.rules.game.eventFor(event, viewer)).filter((event) => event !== null)
  }

  /** Through whose eyes the screen looks: the only person's, else those of the person who must decide. */
  private viewer(state: T['state']): Viewer {
    const people = this.holders.flatMap((holder, seat) => (holder.who === 'person' ? [seat] : []))
    const actor = this.rules.game.actor(state)
    if (people.length === 1) return people[0]
    return actor !== null && people.includes(actor) ? actor : 'watcher'
  }
}
