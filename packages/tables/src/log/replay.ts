import {
  BadInput,
  canonical,
  commitment,
  FairMatch,
  readMatchRecord,
  readRecord,
  type Choice,
  type Chosen,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Onward,
  type Outcome,
  type Seat,
} from '@mousekeep/engine'
import { Seeds, type HowGiven } from './seeds.ts'

interface Chair {
  person: string | null
}

/** What people vote on, as far as it matters here. */
type Matter =
  | { readonly what: 'replace'; readonly seat: Seat; readonly level: string | null }
  | { readonly what: 'archive' }

/** What the first entry of a log says, as far as it matters here. */
interface Opened {
  readonly options: unknown
  readonly seats: number
  readonly commitment: string
  readonly from?: MatchRecord<GameTypes['action']>
  readonly counts?: 'campaign' | 'custom'
  readonly campaign?: { readonly baggage: object }
}

/** What a log comes to when it is played again. */
export interface Replayed {
  /** What was promised before anybody gave a seed; the seed of the log is the one that was meant. */
  readonly commitment: string
  readonly playerSeeds: readonly string[]
  /** By seat: how its seed came into the dice, or why it did not. */
  readonly seeds: readonly HowGiven[]
  /** How often a start was called off because somebody did not show a promised seed. */
  readonly calledOff: number
  readonly plays: number
  /** Plays that were made elsewhere before the table was moved here: their chance cannot be verified. */
  readonly earlier: number
  readonly takenBack: number
  /** How many words the dice gave, those of plays that were taken back included. */
  readonly drawn: number
  readonly outcome: Outcome | null
}

/** Plays a log again, written apart from the server that wrote it. */
export class Replay<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly seed: string
  private options: T['options'] | null = null
  private from: MatchRecord<T['action']> | null = null
  private promised = ''
  private chairs: Chair[] = []
  private seeds = new Seeds(0)
  private match: FairMatch<T> | null = null
  private asked: { readonly plays: number; readonly agreed: Set<Seat> } | null = null
  /** Only whether somebody's seat is given away matters here: who holds none is not asked to go back. */
  private vote: { readonly about: Matter; readonly agreed: Set<Seat> } | null = null
  private takenBack = 0
  /** By seat: how whoever sat down there wants to be treated. */
  private readonly wishes: (object | null)[] = []
  /** Of a chapter of a campaign: with what it began. */
  private baggage: object | null = null
  private readonly chosen: Chosen[] = []

  constructor(game: Game<T>, seed: string) {
    this.game = game
    this.seed = seed
  }

  get result(): Replayed {
    const { match } = this
    return {
      commitment: this.promised,
      playerSeeds: match === null ? [] : this.seeds.all,
      seeds: match === null ? [] : this.seeds.howGiven,
      calledOff: this.seeds.timesCalledOff,
      plays: match?.count ?? 0,
      earlier: match?.earlier ?? 0,
      takenBack: this.takenBack,
      drawn: match?.drawn ?? 0,
      outcome: match === null ? null : this.game.outcome(match.state),
    }
  }

  open({ options, seats, commitment: promised, from, counts, campaign }: Opened): void {
    if (this.options !== null) throw new BadInput('a table is opened once')
    this.options = this.game.readOptions(options)
    this.promised = promised
    if (from !== undefined) this.from = readMatchRecord(this.game, from)
    if (commitment(this.seed) !== this.promised) throw new BadInput('the seed is not the one that was promised')
    if (counts === 'campaign') this.baggage = readRecord(campaign?.baggage, 'baggage')
    // Options that only an earlier chapter can give are those of a campaign, or openly of none.
    const carried = this.game.sequel?.carried(this.options) ?? []
    if (counts === undefined && carried.length > 0) throw new BadInput(`${carried.join(', ')} come from nowhere`)
    this.chairs = Array.from({ length: seats }, () => ({ person: null }))
    this.seeds = new Seeds(seats)
  }

  claim(seat: Seat, person: string, seed: string, wishes: object | null): void {
    this.chairAt(seat).person = person
    this.asked = null
    this.wishes[seat] = wishes
    this.seeds.claim(seat, seed, this.match !== null)
  }

  promise(seat: Seat, hash: string): void {
    this.chairAt(seat)
    this.openSeeds.promise(seat, hash)
  }

  seal(seats: readonly Seat[]): void {
    this.openSeeds.seal(this.known(seats))
  }

  show(seat: Seat, seed: string): void {
    this.openSeeds.show(seat, seed)
  }

  callOff(seats: readonly Seat[]): void {
    this.openSeeds.callOff(this.known(seats))
  }

  leave(seat: Seat): void {
    this.pass(seat, null)
  }

  lend(seat: Seat, person: string): void {
    this.pass(seat, person)
  }

  /** A guest signed in. */
  move(seats: readonly Seat[], to: string): void {
    for (const seat of seats) this.chairAt(seat).person = to
  }

  /** Somebody deleted their account. Who sat where in a game that is over stays. */
  letGo(seats: readonly Seat[]): void {
    this.asked = null
    if (this.match !== null && this.game.actor(this.match.state) === null) return
    for (const seat of seats) {
      this.chairAt(seat).person = null
      this.seeds.goneFrom(this.match !== null)
    }
  }

  start(last: { readonly seat: Seat; readonly seed: string } | null): void {
    if (this.options === null || this.match !== null) throw new BadInput('a game begins once')
    if (last !== null) this.seeds.show(last.seat, last.seed)
    this.seeds.begin()
    // How people want to be treated is theirs to say; a game lets nothing else come of it.
    const wishes = this.chairs.map(({ person }, seat) => (person === null ? null : (this.wishes[seat] ?? null)))
    const options = this.game.personal?.(this.options, wishes) ?? this.options
    this.match = FairMatch.begin(this.game, options, this.seed, this.seeds.all, this.from)
  }

  play(seat: Seat, action: object, drawn: number): void {
    const match = this.begun
    if (drawn !== match.drawn) throw new BadInput('the dice were not where they had to be')
    this.chairAt(seat)
    const read = this.game.readAction(action)
    const step = match.play(seat, read)
    if (!step.ok) throw new BadInput(`the rules do not allow it: ${step.refusal.rule}`)
    if (this.game.isWish?.(read) === true) return
    this.asked = null
    this.vote = null
  }

  /** One's own last move, and nothing that lies before something was revealed: else dice could be tried out. */
  undo(seat: Seat, plays: number): void {
    const match = this.begun
    // In older logs a wish was taken back like a move.
    const isLast = plays === match.lastMove - 1 || plays === match.count - 1
    if (!isLast || plays < match.boundary || match.seatOf(plays + 1) !== seat) {
      throw new BadInput('what was taken back could not be')
    }
    this.goBack(plays)
  }

  askBack(plays: number, seats: readonly Seat[]): void {
    if (plays > this.begun.count) throw new BadInput('there never were so many plays')
    this.asked = { plays, agreed: new Set() }
    this.answerBack(true, seats)
  }

  /** Everybody who holds a seat has to agree. */
  answerBack(isAgreed: boolean, seats: readonly Seat[]): void {
    const { asked } = this
    if (!isAgreed) this.asked = null
    if (asked === null || !isAgreed) return
    for (const seat of this.known(seats)) asked.agreed.add(seat)
    if (this.chairs.every(({ person }, seat) => person === null || asked.agreed.has(seat))) this.goBack(asked.plays)
  }

  askVote(about: Matter, seats: readonly Seat[]): void {
    this.vote = { about, agreed: new Set() }
    this.answerVote(true, seats)
  }

  answerVote(isAgreed: boolean, seats: readonly Seat[]): void {
    const { vote } = this
    if (!isAgreed) this.vote = null
    if (vote === null || !isAgreed) return
    for (const seat of this.known(seats)) vote.agreed.add(seat)
    const { about } = vote
    const target = about.what === 'replace' ? this.chairAt(about.seat) : null
    const isAsked = (chair: Chair): boolean => chair.person !== null && chair.person !== target?.person
    if (!this.chairs.every((chair, seat) => !isAsked(chair) || vote.agreed.has(seat))) return
    this.vote = null
    if (target === null || about.what !== 'replace' || about.level !== null) return
    this.asked = null
    target.person = null
  }

  /** What follows, by what was decided so far; null unless it is a chapter that is over. */
  get onward(): Onward | null {
    const { game, match, baggage } = this
    if (game.sequel === undefined || match === null || baggage === null || game.actor(match.state) !== null) return null
    return game.sequel.after(baggage, match.state, this.chosen)
  }

  choose(seat: Seat, made: Choice): void {
    const choice = this.game.sequel?.readChoice(made)
    const needs = this.onward?.needs.filter((need) => need.seat === seat) ?? []
    const isAsked = needs.some(({ choices }) => choices.some((each) => canonical(each) === canonical(choice ?? null)))
    if (choice === undefined || !isAsked) throw new BadInput('nobody was asked to choose that')
    this.chosen.push({ seat, choice })
  }

  follow(table: string | null, told: object): void {
    const { onward, match, baggage } = this
    if (onward === null || match === null || baggage === null || onward.needs.length > 0)
      throw new BadInput('nothing follows yet')
    if ((table === null) !== (onward.baggage === null)) throw new BadInput('the campaign does not go on as it must')
    const right = this.game.sequel?.tell(baggage, match.state, match.seen('watcher'), this.chosen)
    if (canonical(right ?? null) !== canonical(told)) throw new BadInput('what is told of it is not what happened')
  }

  private get begun(): FairMatch<T> {
    if (this.match === null) throw new BadInput('the game has not begun')
    return this.match
  }

  private get openSeeds(): Seeds {
    if (this.match !== null) throw new BadInput('the seed of a seat changed during the game')
    return this.seeds
  }

  /** Somebody else has the seat, or nobody. */
  private pass(seat: Seat, person: string | null): void {
    this.asked = null
    this.vote = null
    this.chairAt(seat).person = person
    this.seeds.free(seat, this.match !== null)
  }

  private goBack(plays: number): void {
    this.takenBack += this.begun.count - plays
    this.match = this.begun.rewound(plays)
    this.asked = null
  }

  private known(seats: readonly Seat[]): readonly Seat[] {
    for (const seat of seats) this.chairAt(seat)
    return seats
  }

  private chairAt(seat: Seat): Chair {
    if (seat >= this.chairs.length) throw new BadInput(`there is no seat ${seat}`)
    return this.chairs[seat]
  }
}
