import {
  atOnce,
  FairMatch,
  type Chosen,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Seat,
  type Steps,
} from '@mousekeep/engine'
import type { Closed, Following, Status, TableClock, TableKind } from '@mousekeep/protocol'
import type { Body, CampaignStart, Carried } from '@mousekeep/tables'
import { LogDamaged, type Facts, type MemberRow, type SeatRow } from '../store/contract.ts'
import { OPEN_TO_ALL, type Access } from './access.ts'
import { followingOf } from './campaign/following.ts'
import { calledOff, shown, type Sealed } from './seeds.ts'
import { membersTouchedBy, SEATING } from './touched.ts'
import { withSeats, type Vote } from './votes.ts'

export interface Chair {
  person: string | null
  bot: string | null
  seed: string
  /** Whose it is, if somebody else plays it for them. Absent in tables of before seats were lent. */
  owner?: string | null
  /** The hash of the seed that its player promised. */
  promise?: string | null
}

/** A table as its log makes it. Changed by `take` and by nothing else. */
export class TableState {
  readonly game: Game<GameTypes>
  readonly seed: string
  options: unknown = null
  host = ''
  access: Access = OPEN_TO_ALL
  invited: string[] = []
  /** Who was invited and is no longer: the code does not bring them back. */
  sentAway: string[] = []
  /** Whom the host has sent away from a seat: they take none until they are invited. */
  removed: string[] = []
  commitment = ''
  chairs: Chair[] = []
  /** By seat: how whoever sat down there wants to be treated; and how it was when the game began. */
  wishes: (object | null)[] = []
  begunWith: readonly (object | null)[] = []
  /** Between the host's start and the game: who is to show a promised seed, and who has. */
  sealed: Sealed | null = null
  /** The seats that did not show what they had promised. */
  keptBack: Seat[] = []
  /** What was played elsewhere before. */
  from: MatchRecord<GameTypes['action']> | null = null
  match: FairMatch<GameTypes> | null = null
  rollback: { readonly plays: number; readonly agreed: readonly Seat[] } | null = null
  vote: Vote | null = null
  clock: TableClock | null = null
  /** When the last entry was written; 0 if that is not known. Nothing in here is decided by it. */
  lastAt = 0
  rematch: string | null = null
  kind: TableKind = 'single'
  campaign: CampaignStart | null = null
  carried: Carried | null = null
  /** What was decided after the end, before the next chapter. */
  chosen: Chosen[] = []
  followed: { readonly table: string | null; readonly told: object } | null = null
  /** How often the next chapter was opened. */
  follows = 0
  isArchived = false
  closedBy: Closed['why'] = 'host'
  /** Guests that have become somebody else. */
  moves: { readonly from: string; readonly to: string }[] = []
  /** How many entries were anything but a play. */
  changes = 0
  /** By seq: which play the entry was, for the events of a catch-up; plays that were taken back have none. */
  readonly playAt = new Map<number, number>()
  /** By seq: how many plays there were after the entry. */
  readonly playsAfter: number[] = []

  constructor(game: Game<GameTypes>, seed: string) {
    this.game = game
    this.seed = seed
  }

  get status(): Status {
    if (this.match === null) return 'open'
    return this.turn === null ? 'over' : 'playing'
  }

  get turn(): Seat | null {
    return this.match === null ? null : this.game.actor(this.match.state)
  }

  /** What follows this chapter; null unless it is one and over. */
  get following(): Following | null {
    return followingOf(this)
  }

  /** False if it was made from a snapshot: then it cannot go back, and knows the events since only. */
  get isWhole(): boolean {
    return this.match?.isWhole !== false
  }

  /** Everything but the past, as plain data. */
  save(): object {
    const { game: _game, seed: _seed, playAt: _playAt, match, ...rest } = this
    return { ...rest, match: match?.save() ?? null }
  }

  /** A state that `save` gave, in the rules of the same version. */
  static restore(game: Game<GameTypes>, seed: string, saved: object): TableState {
    const state = new TableState(game, seed)
    Object.assign(state, saved)
    if (state.match === null) return state
    const seeds = state.chairs.map((chair) => chair.seed)
    const start = { options: state.startOptions, serverSeed: seed, playerSeeds: seeds, moved: state.from }
    state.match = FairMatch.restore(game, start, state.match)
    return state
  }

  /** The options that the game began with: those of the table, and how each at it wants to be treated. */
  private get startOptions(): GameTypes['options'] {
    const options = this.game.readOptions(this.options)
    return this.game.personal?.(options, this.begunWith) ?? options
  }

  seatsOf(person: string): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []))
  }

  /** The next entry of the log. Throws if it cannot be: then the log or the rules are not what they were. */
  take(seq: number, body: Body): void {
    atOnce(this.taking(seq, body))
  }

  /** The same in steps: going back, and going on with what was played elsewhere, may be much to play again. */
  *taking(seq: number, body: Body): Steps<void> {
    yield* this.changing(seq, body)
    if (body.kind !== 'played') this.changes++
    this.playsAfter[seq] = this.match?.count ?? 0
  }

  private *changing(seq: number, body: Body): Steps<void> {
    switch (body.kind) {
      case 'opened':
        this.options = body.options
        this.host = body.host
        this.commitment = body.commitment
        this.from = body.from ?? null
        this.access = body.access ?? OPEN_TO_ALL
        this.invited = [...(body.invited ?? [])]
        this.clock = body.clock ?? null
        this.kind = body.counts ?? 'single'
        this.campaign = body.campaign ?? null
        this.carried = body.carried ?? null
        this.chairs = Array.from({ length: body.seats }, () => ({ person: null, bot: null, seed: '' }))
        break
      case 'claimed':
        this.rollback = null
        this.vote = null
        if (this.host === '') this.host = body.person
        this.chairs[body.seat] = { ...this.seedOf(body.seat), person: body.person, bot: null, seed: body.seed }
        this.wishes[body.seat] = body.personal ?? null
        break
      case 'promised':
        Object.assign(this.chairs[body.seat], { promise: body.hash, seed: '' })
        break
      case 'sealed':
        this.sealed = { seats: body.seats, shown: [] }
        break
      case 'shown':
        this.sealed = shown(this, body)
        break
      case 'called-off':
        calledOff(this, body.seats)
        break
      case 'left':
        this.free(body.seat)
        break
      case 'bot':
        this.chairs[body.seat].bot = body.level
        break
      case 'started': {
        if (body.shown !== undefined) shown(this, body.shown)
        this.sealed = null
        const playerSeeds = this.chairs.map((chair) => chair.seed)
        this.begunWith = this.chairs.map((chair, seat) => (chair.person === null ? null : (this.wishes[seat] ?? null)))
        const start = { options: this.startOptions, serverSeed: this.seed, playerSeeds, moved: this.from }
        this.match = yield* FairMatch.beginning(this.game, start)
        this.playAt.set(seq, 0)
        break
      }
      case 'played':
        this.play(seq, body)
        break
      case 'undone':
        yield* this.goBack(body.plays)
        break
      case 'rollback-asked':
        this.rollback = { plays: body.plays, agreed: [] }
        yield* this.agree(body.seats)
        break
      case 'rollback-answered':
        if (body.agree) yield* this.agree(body.seats)
        else this.rollback = null
        break
      case 'rematch':
        this.rematch = body.table
        break
      case 'archived':
        this.close(body.agreed === true ? 'agreed' : 'host')
        break
      case 'removed':
        this.free(body.seat)
        this.invited = this.invited.filter((person) => person !== body.person)
        this.removed.push(body.person)
        break
      case 'vote-asked':
        this.poll({ about: body.about, agreed: [] }, body.seats)
        break
      case 'vote-answered':
        if (!body.agree) this.vote = null
        else if (this.vote !== null) this.poll(this.vote, body.seats)
        break
      case 'overdue':
        this.chairs[body.seat].bot = body.level
        break
      case 'access':
        this.access = { join: body.join, watch: body.watch }
        break
      case 'invited':
      case 'uninvited':
        this.invited = this.invited.filter((person) => person !== body.person)
        this.sentAway = this.sentAway.filter((person) => person !== body.person)
        this.removed = this.removed.filter((person) => person !== body.person)
        if (body.kind === 'invited') this.invited.push(body.person)
        else this.sentAway.push(body.person)
        break
      case 'moved':
        this.move(body.from, body.to)
        break
      case 'gone':
        this.letGo(body.person)
        break
      case 'chosen':
        this.chosen.push({ seat: body.seat, choice: body.choice })
        break
      case 'followed':
        this.followed = { table: body.table, told: body.told }
        this.follows++
        break
      case 'lent':
        this.lend(body)
        break
      case 'hosted':
        this.host = body.person
        if (!this.invited.includes(body.before) && body.before !== '') this.invited.push(body.before)
        break
    }
  }

  /** What lists show after this entry. */
  factsAfter(body: Body): Facts {
    return {
      status: this.isArchived ? 'archived' : this.status,
      turn: this.turn,
      seats: this.seatsChangedBy(body),
      members: membersTouchedBy(body, this.host).map((person) => ({ person, role: this.roleOf(person) })),
    }
  }

  /** Whether there is anything of this person at the table, beside who sat where in a game that is over. */
  has(person: string): boolean {
    const isSeated = this.status !== 'over' && this.seatsOf(person).length > 0
    return isSeated || this.host === person || this.invited.includes(person)
  }

  /** Who somebody is now: a guest may have signed in since. */
  nowOf(person: string): string {
    return this.moves.reduce((now, { from, to }) => (now === from ? to : now), person)
  }

  private roleOf(person: string): MemberRow['role'] {
    if (person === this.host) return 'host'
    return this.invited.includes(person) ? 'invited' : ''
  }

  /** Whose seat it is stays with the table, so that they find it again. */
  private lend({ seat, person, owner }: Body<'lent'>): void {
    this.rollback = null
    this.vote = null
    this.chairs[seat] = { ...this.seedOf(seat), person, bot: null, owner }
    if (owner !== null && owner !== this.host && !this.invited.includes(owner)) this.invited.push(owner)
  }

  private move(from: string, to: string): void {
    this.moves.push({ from, to })
    this.sentAway = this.sentAway.map((person) => (person === from ? to : person))
    for (const chair of this.chairs) {
      if (chair.person === from) chair.person = to
      if (chair.owner === from) chair.owner = to
    }
    if (this.host === from) this.host = to
    if (this.invited.includes(from)) this.invited = [...this.invited.filter((each) => each !== from && each !== to), to]
  }

  /** At a table that is over the seats stay what they were: who sat there is part of the result. */
  private letGo(person: string): void {
    this.invited = this.invited.filter((each) => each !== person)
    if (this.status !== 'over') {
      if (this.seatsOf(person).length > 0) calledOff(this, [])
      this.rollback = null
      this.vote = null
      for (const chair of this.chairs) {
        if (chair.person === person) chair.person = null
        if (chair.owner === person) chair.owner = null
      }
    }
    if (this.host !== person) return
    this.host = this.chairs.find((chair) => chair.person !== null && chair.person !== person)?.person ?? ''
  }

  private seatsChangedBy(body: Body): SeatRow[] {
    if (body.kind === 'moved' || body.kind === 'gone') {
      return body.seats.map((seat) => ({ seat, person: this.chairs[seat].person, bot: this.chairs[seat].bot }))
    }
    // A vote may have changed any of them.
    if (body.kind === 'vote-answered' || body.kind === 'vote-asked') {
      return this.chairs.map(({ person, bot }, seat) => ({ seat, person, bot }))
    }
    if (!SEATING.has(body.kind) || !('seat' in body)) return []
    const { person, bot } = this.chairs[body.seat]
    return [{ seat: body.seat, person, bot }]
  }

  private play(seq: number, { seat, action, drawn }: Body<'played'>): void {
    const { match } = this
    if (match === null || match.drawn !== drawn) throw new LogDamaged('the dice are not where the log says')
    const step = match.play(seat, action)
    if (!step.ok) throw new LogDamaged(`a play of the log is not allowed by these rules: ${step.refusal.code}`)
    this.rollback = null
    this.vote = null
    this.playAt.set(seq, match.count)
  }

  private free(seat: Seat): void {
    this.rollback = null
    this.vote = null
    calledOff(this, [])
    this.chairs[seat] = { ...this.seedOf(seat), person: null, bot: null }
  }

  /** What a seat has given to the dice stays with it; a promise only once the game has begun. */
  private seedOf(seat: Seat): Pick<Chair, 'seed' | 'promise'> {
    const { seed, promise = null } = this.chairs[seat]
    return this.match === null || promise === null ? { seed } : { seed, promise }
  }

  close(why: Closed['why']): void {
    this.isArchived = true
    this.closedBy = why
    this.vote = null
  }

  /** What everybody asked has agreed to happens with the last of them. */
  private poll(vote: Vote, seats: readonly Seat[]): void {
    const { isPassed, ...counted } = withSeats(vote, seats, this.chairs)
    this.vote = isPassed ? null : counted
    if (!isPassed) return
    const { about } = vote
    if (about.what === 'archive') this.close('agreed')
    else if (about.level === null) this.free(about.seat)
    else this.chairs[about.seat].bot = about.level
  }

  private *agree(seats: readonly Seat[]): Steps<void> {
    if (this.rollback === null) return
    const agreed = [...new Set([...this.rollback.agreed, ...seats])].toSorted((a, b) => a - b)
    this.rollback = { ...this.rollback, agreed }
    const isAgreed = this.chairs.every((chair, seat) => chair.person === null || agreed.includes(seat))
    if (isAgreed) yield* this.goBack(this.rollback.plays)
  }

  private *goBack(plays: number): Steps<void> {
    // Whoever looks meanwhile sees the match as it was.
    if (this.match !== null) this.match = yield* this.match.rewinding(plays)
    this.rollback = null
    for (const [seq, play] of this.playAt) if (play > plays) this.playAt.delete(seq)
  }
}
