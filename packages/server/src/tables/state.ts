import { FairMatch, type Game, type GameTypes, type MatchRecord, type Seat } from '@mousekeep/engine'
import type { Status } from '@mousekeep/protocol'
import { LogDamaged, type Facts, type MemberRow, type SeatRow } from '../store/contract.ts'
import { OPEN_TO_ALL, type Access } from './access.ts'
import type { Body } from './body.ts'

export interface Chair {
  person: string | null
  bot: string | null
  seed: string
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
  commitment = ''
  chairs: Chair[] = []
  /** What was played elsewhere before. */
  from: MatchRecord<GameTypes['action']> | null = null
  match: FairMatch<GameTypes> | null = null
  rollback: { readonly plays: number; readonly agreed: readonly Seat[] } | null = null
  rematch: string | null = null
  isArchived = false
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
    state.match = new FairMatch(game, game.readOptions(state.options), seed, seeds, state.match, state.from)
    return state
  }

  seatsOf(person: string): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []))
  }

  /** The next entry of the log. Throws if it cannot be: then the log or the rules are not what they were. */
  take(seq: number, body: Body): void {
    this.change(seq, body)
    if (body.kind !== 'played') this.changes++
    this.playsAfter[seq] = this.match?.count ?? 0
  }

  private change(seq: number, body: Body): void {
    switch (body.kind) {
      case 'opened':
        this.options = body.options
        this.host = body.host
        this.commitment = body.commitment
        this.from = body.from ?? null
        this.access = body.access ?? OPEN_TO_ALL
        this.invited = [...(body.invited ?? [])]
        this.chairs = Array.from({ length: body.seats }, () => ({ person: null, bot: null, seed: '' }))
        break
      case 'claimed':
        this.rollback = null
        if (this.host === '') this.host = body.person
        this.chairs[body.seat] = { person: body.person, bot: null, seed: body.seed }
        break
      case 'left':
        this.rollback = null
        this.chairs[body.seat] = { person: null, bot: null, seed: this.chairs[body.seat].seed }
        break
      case 'bot':
        this.chairs[body.seat].bot = body.level
        break
      case 'started': {
        const seeds = this.chairs.map((chair) => chair.seed)
        this.match = new FairMatch(this.game, this.game.readOptions(this.options), this.seed, seeds, null, this.from)
        this.playAt.set(seq, 0)
        break
      }
      case 'played':
        this.play(seq, body)
        break
      case 'undone':
        this.goBack(body.plays)
        break
      case 'rollback-asked':
        this.rollback = { plays: body.plays, agreed: [] }
        this.agree(body.seats)
        break
      case 'rollback-answered':
        if (body.agree) this.agree(body.seats)
        else this.rollback = null
        break
      case 'rematch':
        this.rematch = body.table
        break
      case 'archived':
        this.isArchived = true
        break
      case 'access':
        this.access = { join: body.join, watch: body.watch }
        break
      case 'invited':
      case 'uninvited':
        this.invited = this.invited.filter((person) => person !== body.person)
        this.sentAway = this.sentAway.filter((person) => person !== body.person)
        if (body.kind === 'invited') this.invited.push(body.person)
        else this.sentAway.push(body.person)
        break
      case 'moved':
        this.move(body.from, body.to)
        break
      case 'gone':
        this.letGo(body.person)
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

  private move(from: string, to: string): void {
    this.moves.push({ from, to })
    this.sentAway = this.sentAway.map((person) => (person === from ? to : person))
    for (const chair of this.chairs) if (chair.person === from) chair.person = to
    if (this.host === from) this.host = to
    if (this.invited.includes(from)) this.invited = [...this.invited.filter((each) => each !== from && each !== to), to]
  }

  /** At a table that is over the seats stay what they were: who sat there is part of the result. */
  private letGo(person: string): void {
    this.invited = this.invited.filter((each) => each !== person)
    if (this.status !== 'over') {
      this.rollback = null
      for (const chair of this.chairs) if (chair.person === person) chair.person = null
    }
    if (this.host !== person) return
    this.host = this.chairs.find((chair) => chair.person !== null && chair.person !== person)?.person ?? ''
  }

  private seatsChangedBy(body: Body): SeatRow[] {
    if (body.kind === 'moved' || body.kind === 'gone') {
      return body.seats.map((seat) => ({ seat, person: this.chairs[seat].person, bot: this.chairs[seat].bot }))
    }
    if (body.kind !== 'claimed' && body.kind !== 'left' && body.kind !== 'bot') return []
    const { person, bot } = this.chairs[body.seat]
    return [{ seat: body.seat, person, bot }]
  }

  private play(seq: number, { seat, action, drawn }: Body & { readonly kind: 'played' }): void {
    const { match } = this
    if (match === null || match.drawn !== drawn) throw new LogDamaged('the dice are not where the log says')
    const step = match.play(seat, match.game.readAction(action))
    if (!step.ok) throw new LogDamaged(`a play of the log is not allowed by these rules: ${step.refusal.code}`)
    this.rollback = null
    this.playAt.set(seq, match.count)
  }

  private agree(seats: readonly Seat[]): void {
    if (this.rollback === null) return
    const agreed = [...new Set([...this.rollback.agreed, ...seats])].toSorted((a, b) => a - b)
    this.rollback = { ...this.rollback, agreed }
    const isAgreed = this.chairs.every((chair, seat) => chair.person === null || agreed.includes(seat))
    if (isAgreed) this.goBack(this.rollback.plays)
  }

  private goBack(plays: number): void {
    this.match?.rewind(plays)
    this.rollback = null
    for (const [seq, play] of this.playAt) if (play > plays) this.playAt.delete(seq)
  }
}

/** Whose role in the table the entry may have changed. The host is among them where a new one may have been found. */
function membersTouchedBy(body: Body, host: string): readonly string[] {
  switch (body.kind) {
    case 'invited':
    case 'uninvited':
      return [body.person]
    case 'moved':
      return [body.from, body.to]
    case 'gone':
      return host === '' ? [body.person] : [body.person, host]
    case 'claimed':
      // Be it without a role: whoever ever sat here finds what they did.
      return [body.person]
    default:
      return []
  }
}
