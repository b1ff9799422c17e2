import { botOf, type BotTools } from '@mousekeep/bots'
import {
  BadInput,
  legal,
  Match,
  Seeded,
  upTo,
  type Game,
  type GameTypes,
  type Refusal,
  type Seat,
  type Viewer,
} from '@mousekeep/engine'
import type { Ask, Standpoint, Tell, Turned } from './messages.ts'
import type { Guess, Holder, Opening, TableRecord } from './seating.ts'
import { hintFrom, weighFrom } from './standpoint.ts'

type Asked<Kind extends Ask['ask']> = Extract<Ask, { readonly ask: Kind }>

/** A table on this device: people at one screen and bots, who choose by what their seat sees. */
export class LocalTable<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly tell: (message: Tell<T>) => void
  private seats: readonly Holder[] = []
  private match: Match<T>
  private chapters: (readonly T['event'][])[] = []

  constructor(game: Game<T>, open: Asked<'open'>, tell: (message: Tell<T>) => void) {
    this.game = game
    this.tell = tell
    this.seats = open.seats
    this.match = this.replay(open.record)
    if (game.seats(this.match.state) !== open.seats.length)
      throw new BadInput('the table has other seats than its game')
    this.begin('open')
  }

  answer(asked: Ask): void {
    switch (asked.ask) {
      case 'open':
      case 'verify':
      case 'advise':
        throw new BadInput('this table is open')
      case 'play':
        return this.play(asked.action)
      case 'undo':
        return this.undo()
      case 'hint':
        return this.hint()
      case 'look':
        return this.look(asked.play)
      case 'weigh':
        return this.weigh(asked.action)
    }
  }

  private play(given: object): void {
    const action = this.game.readAction(given)
    const actor = this.game.actor(this.match.state)
    if (actor !== null && this.seats[actor].who === 'bot') throw new BadInput('a bot must decide')
    const step = this.match.play(action)
    if (!step.ok) return this.tell({ tell: 'refused', refusal: step.refusal, action: given })
    this.turned(step.events)
    this.playBots()
  }

  /** Takes back the last play of a person, and what bots did since. */
  private undo(): void {
    const earlier = this.takenBack()
    if (!(earlier instanceof Match)) return this.tell({ tell: 'refused', refusal: earlier, action: {} })
    this.match = this.replay(earlier.record)
    this.begin('undo')
  }

  private takenBack(): Match<T> | Refusal {
    let earlier = this.match
    for (;;) {
      const taken = earlier.undo()
      if (!(taken instanceof Match)) return taken
      earlier = taken
      const actor = this.game.actor(earlier.state)
      if (actor !== null && this.seats[actor].who === 'person') return earlier
    }
  }

  private hint(): void {
    const from = this.standpoint()
    if (from !== null) this.tell(hintFrom(this.game, from, this.tools()))
  }

  private weigh(action: object): void {
    const from = this.standpoint()
    if (from !== null) this.tell(weighFrom(this.game, from, action))
  }

  /** What the one who must decide knows; null when the game is over. Advice comes from this, never from the state. */
  private standpoint(): Standpoint<T> | null {
    const { game, match } = this
    const seat = game.actor(match.state)
    return seat === null ? null : { seat, view: game.view(match.state, seat), seen: match.seen(seat) }
  }

  /** The table as it was after that many plays. */
  private look(play: number): void {
    const then = Match.replay(this.game, upTo(this.match.record, play))
    this.tell({ tell: 'looked', play, view: this.game.view(then.state, this.viewer(then)) })
  }

  /** Plays a record again, keeping what each play brought. Throws `BadInput` if it does not fit the rules. */
  private replay(given: TableRecord): Match<T> {
    const { game } = this
    const record = 'guess' in given ? this.imagine(given) : given
    const version = 'version' in record && typeof record.version === 'number' ? record.version : game.version
    const entries = record.entries ?? []
    if (record.game !== game.id || version !== game.version) {
      throw new BadInput(`a save of ${record.game} ${version}; these are the rules of ${game.id} ${game.version}`)
    }
    const match = new Match(game, record.start)
    this.chapters = [match.seen(this.viewer(match))]
    for (const entry of entries) {
      const step = match.take('play' in entry ? { ...entry, play: game.readAction(entry.play) } : entry)
      if (!step.ok) throw new BadInput(`the save has a play that is not allowed: ${step.refusal.code}`)
      if ('events' in step) this.chapters.push(this.visible(step.events, match))
    }
    return match
  }

  /** A table that may be the one that was seen (for all that anybody there could know). */
  private imagine({ game: id, guess: { view, seen, seed } }: Guess): Opening {
    const { game } = this
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what another table of this game has told
    const world = game.imagine(view, seen as readonly T['event'][])(new Seeded(seed))
    return { game: id, start: { seed, position: game.summary(world) } }
  }

  private begin(cause: 'open' | 'undo'): void {
    this.tell({ tell: 'story', chapters: this.chapters })
    this.tell(this.standing(cause, []))
    this.playBots()
  }

  private playBots(): void {
    for (;;) {
      const actor = this.game.actor(this.match.state)
      if (actor === null) return
      const holder = this.seats[actor]
      if (holder.who !== 'bot') return
      const step = this.match.play(this.choose(actor, holder.level), actor)
      if (!step.ok) throw new Error(`Bug: a bot was refused: ${step.refusal.code}`)
      this.turned(step.events)
    }
  }

  private choose(seat: Seat, level: Parameters<typeof botOf>[1]): T['action'] {
    const bot = botOf(this.game, level, this.tools())
    return bot.choose(this.game.view(this.match.state, seat), this.match.seen(seat))
  }

  /** Chance of its own for whoever thinks: the table's is not touched. */
  private tools(): BotTools {
    const chance = new Seeded(`${this.match.start.seed}/bot/${this.match.record.entries.length}`)
    return { chance, clock: () => performance.now() }
  }

  private turned(events: readonly T['event'][]): void {
    const seen = this.visible(events, this.match)
    this.chapters.push(seen)
    this.tell(this.standing('play', seen))
  }

  private standing(cause: Turned<T>['cause'], events: readonly T['event'][]): Turned<T> {
    const { game, match } = this
    const actor = game.actor(match.state)
    const isPersons = actor !== null && this.seats[actor].who === 'person'
    const undone = isPersons || actor === null ? this.takenBack() : null
    return {
      tell: 'turned',
      cause,
      events,
      view: game.view(match.state, this.viewer(match)),
      legal: isPersons ? legal(game, match.state) : [],
      actor,
      plays: this.chapters.length - 1,
      boundaries: this.chapters.flatMap((_, play) => (match.isBoundary(play) ? [play] : [])),
      undo: undone === null || undone instanceof Match ? null : undone,
      record: match.record,
    }
  }

  private visible(events: readonly T['event'][], match: Match<T>): T['event'][] {
    const viewer = this.viewer(match)
    return events.map((event) => this.game.eventFor(event, viewer)).filter((event) => event !== null)
  }

  /** Through whose eyes the screen looks: the only person's, else those of the person who must decide. */
  private viewer(match: Match<T>): Viewer {
    const people = this.seats.flatMap((holder, seat) => (holder.who === 'person' ? [seat] : []))
    const actor = this.game.actor(match.state)
    if (people.length === 1) return people[0]
    return actor !== null && people.includes(actor) ? actor : 'watcher'
  }
}
