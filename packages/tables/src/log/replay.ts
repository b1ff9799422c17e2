import {
  BadInput,
  canonical,
  commitment,
  FairMatch,
  readFlag,
  readList,
  readMatchRecord,
  readNumber,
  readRecord,
  readString,
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
  private vote: { readonly about: Readonly<Record<string, unknown>>; readonly agreed: Set<Seat> } | null = null
  private takenBack = 0
  /** By seat: how whoever sat down there wants to be treated. */
  private readonly wishes: unknown[] = []
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

  take(body: Readonly<Record<string, unknown>>): void {
    switch (body['kind']) {
      case 'opened':
        return this.open(body)
      case 'claimed': {
        this.chairAt(body).person = readString(body['person'], 'person')
        this.asked = null
        this.wishes[this.seatIn(body)] = body['personal'] ?? null
        return this.seeds.claim(this.seatIn(body), readString(body['seed'], 'seed'), this.match !== null)
      }
      case 'promised':
      case 'sealed':
      case 'shown':
      case 'called-off':
        if (this.match !== null) throw new BadInput('the seed of a seat changed during the game')
        return this.takeSeed(body)
      case 'left':
      case 'removed':
        this.asked = null
        this.vote = null
        this.chairAt(body).person = null
        return this.seeds.free(this.seatIn(body), this.match !== null)
      case 'moved':
        for (const seat of this.seatsIn(body)) this.chairs[seat].person = readString(body['to'], 'to')
        return
      case 'gone':
        this.asked = null
        if (this.match === null || this.game.actor(this.match.state) !== null) {
          for (const seat of this.seatsIn(body)) {
            this.chairs[seat].person = null
            this.seeds.goneFrom(this.match !== null)
          }
        }
        return
      case 'started':
        return this.start(body['shown'])
      case 'played':
        return this.play(body)
      case 'undone':
        return this.undo(body)
      case 'rollback-asked':
        this.asked = { plays: readNumber(body['plays'], 0, this.begun.count, 'plays'), agreed: new Set() }
        return this.agree(body)
      case 'rollback-answered':
        if (readFlag(body['agree'], 'agree')) return this.agree(body)
        this.asked = null
        return
      case 'vote-asked':
        this.vote = { about: readRecord(body['about'], 'about'), agreed: new Set() }
        return this.poll(body)
      case 'vote-answered':
        if (readFlag(body['agree'], 'agree')) return this.poll(body)
        this.vote = null
        return
      case 'chosen':
        return this.choose(body)
      case 'followed':
        return this.follow(body)
      case 'lent':
        this.asked = null
        this.vote = null
        this.chairAt(body).person = readString(body['person'], 'person')
        return this.seeds.free(this.seatIn(body), this.match !== null)
      case 'overdue':
      case 'hosted':
      case 'bot':
      case 'rematch':
      case 'archived':
      case 'access':
      case 'invited':
      case 'uninvited':
        return
      default:
        throw new BadInput('an entry of an unknown kind')
    }
  }

  private get begun(): FairMatch<T> {
    if (this.match === null) throw new BadInput('the game has not begun')
    return this.match
  }

  private open(body: Readonly<Record<string, unknown>>): void {
    if (this.options !== null) throw new BadInput('a table is opened once')
    this.options = this.game.readOptions(body['options'])
    this.promised = readString(body['commitment'], 'commitment')
    if (body['from'] !== undefined) this.from = readMatchRecord(this.game, body['from'])
    if (commitment(this.seed) !== this.promised) throw new BadInput('the seed is not the one that was promised')
    this.readCampaign(body)
    const seats = readNumber(body['seats'], 1, 100, 'seats')
    this.chairs = Array.from({ length: seats }, () => ({ person: null }))
    this.seeds = new Seeds(seats)
  }

  /** Options that only an earlier chapter can give are those of a campaign, or openly of none. */
  private readCampaign({ counts, campaign }: Readonly<Record<string, unknown>>): void {
    if (counts === 'campaign') this.baggage = readRecord(readRecord(campaign, 'campaign')['baggage'], 'baggage')
    const carried = this.options === null ? [] : (this.game.sequel?.carried(this.options) ?? [])
    if (counts === undefined && carried.length > 0) throw new BadInput(`${carried.join(', ')} come from nowhere`)
  }

  /** What follows, by what was decided so far; null unless it is a chapter that is over. */
  get onward(): Onward | null {
    const { game, match, baggage } = this
    if (game.sequel === undefined || match === null || baggage === null || game.actor(match.state) !== null) return null
    return game.sequel.after(baggage, match.state, this.chosen)
  }

  private choose(body: Readonly<Record<string, unknown>>): void {
    const seat = readNumber(body['seat'], 0, this.chairs.length - 1, 'seat')
    const choice = this.game.sequel?.readChoice(body['choice'])
    const needs = this.onward?.needs.filter((need) => need.seat === seat) ?? []
    const isAsked = needs.some(({ choices }) => choices.some((each) => canonical(each) === canonical(choice ?? null)))
    if (choice === undefined || !isAsked) throw new BadInput('nobody was asked to choose that')
    this.chosen.push({ seat, choice })
  }

  private follow(body: Readonly<Record<string, unknown>>): void {
    const { onward, match, baggage } = this
    if (onward === null || match === null || baggage === null || onward.needs.length > 0)
      throw new BadInput('nothing follows yet')
    if ((body['table'] === null) !== (onward.baggage === null))
      throw new BadInput('the campaign does not go on as it must')
    const told = this.game.sequel?.tell(baggage, match.state, match.seen('watcher'), this.chosen)
    if (canonical(told ?? null) !== canonical(body['told']))
      throw new BadInput('what is told of it is not what happened')
  }

  private start(last: unknown): void {
    if (this.options === null || this.match !== null) throw new BadInput('a game begins once')
    if (last !== undefined) this.showSeed(readRecord(last, 'shown'))
    this.seeds.begin()
    // How people want to be treated is theirs to say; a game lets nothing else come of it.
    const wishes = this.chairs.map(({ person }, seat) => (person === null ? null : (this.wishes[seat] ?? null)))
    const options = this.game.personal?.(this.options, wishes) ?? this.options
    this.match = FairMatch.begin(this.game, options, this.seed, this.seeds.all, this.from)
  }

  private takeSeed(body: Readonly<Record<string, unknown>>): void {
    switch (body['kind']) {
      case 'promised':
        return this.seeds.promise(this.seatIn(body), readString(body['hash'], 'hash'))
      case 'sealed':
        return this.seeds.seal(this.seatsIn(body))
      case 'shown':
        return this.showSeed(body)
      default:
        return this.seeds.callOff(this.seatsIn(body))
    }
  }

  private showSeed(body: Readonly<Record<string, unknown>>): void {
    this.seeds.show(this.seatIn(body), readString(body['seed'], 'seed'))
  }

  private play(body: Readonly<Record<string, unknown>>): void {
    const match = this.begun
    if (body['drawn'] !== match.drawn) throw new BadInput('the dice were not where they had to be')
    const seat = readNumber(body['seat'], 0, this.chairs.length - 1, 'seat')
    const step = match.play(seat, this.game.readAction(body['action']))
    if (!step.ok) throw new BadInput(`the rules do not allow it: ${step.refusal.rule}`)
    this.asked = null
    this.vote = null
  }

  /** One's own last play, and nothing that lies before something was revealed: else dice could be tried out. */
  private undo(body: Readonly<Record<string, unknown>>): void {
    const { count, boundary, lastPlay } = this.begun
    if (count <= boundary || lastPlay?.seat !== body['seat'] || body['plays'] !== count - 1) {
      throw new BadInput('what was taken back could not be')
    }
    this.goBack(count - 1)
  }

  /** Everybody who holds a seat has to agree. */
  private agree(body: Readonly<Record<string, unknown>>): void {
    const { asked } = this
    if (asked === null) return
    for (const seat of this.seatsIn(body)) asked.agreed.add(seat)
    if (this.chairs.every(({ person }, seat) => person === null || asked.agreed.has(seat))) this.goBack(asked.plays)
  }

  private poll(body: Readonly<Record<string, unknown>>): void {
    const { vote } = this
    if (vote === null) return
    for (const seat of this.seatsIn(body)) vote.agreed.add(seat)
    const target = vote.about['what'] === 'replace' ? this.chairAt(vote.about) : null
    const isAsked = (chair: Chair): boolean => chair.person !== null && chair.person !== target?.person
    if (!this.chairs.every((chair, seat) => !isAsked(chair) || vote.agreed.has(seat))) return
    this.vote = null
    if (target === null || vote.about['level'] !== null) return
    this.asked = null
    target.person = null
  }

  private goBack(plays: number): void {
    this.takenBack += this.begun.count - plays
    this.match = this.begun.rewound(plays)
    this.asked = null
  }

  private chairAt(body: Readonly<Record<string, unknown>>): Chair {
    return this.chairs[this.seatIn(body)]
  }

  private seatIn(body: Readonly<Record<string, unknown>>): Seat {
    return readNumber(body['seat'], 0, this.chairs.length - 1, 'seat')
  }

  private seatsIn(body: Readonly<Record<string, unknown>>): Seat[] {
    return readList(body['seats'], 'seats').map((seat) => readNumber(seat, 0, this.chairs.length - 1, 'seat'))
  }
}
