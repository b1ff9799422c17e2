import { FairMatch, type Chosen, type Game, type GameTypes, type MatchRecord, type Seat } from '@mousekeep/engine'
import type { Closed, Following, Status, TableClock, TableKind } from '@mousekeep/protocol'
import type { Body, CampaignStart, Carried } from '@mousekeep/tables'
import type { Facts, MemberRow, SeatRow } from '../store/contract.ts'
import { OPEN_TO_ALL, type Access } from './access.ts'
import { followingOf } from './campaign/following.ts'
import type { Sealed } from './seeds.ts'
import { NOBODY_YET, sinceAfter, type Since } from './since.ts'
import { membersTouchedBy, seatsTouchedBy } from './about-entry.ts'
import type { Vote } from './votes.ts'

export interface Chair {
  person: string | null
  bot: string | null
  seed: string
  /** Whose it is, if somebody else plays it for them. Absent in tables of before seats were lent. */
  owner?: string | null
  /** The hash of the seed that its player promised. */
  promise?: string | null
}

/** A table as its log makes it. Changed by its entries (`add-entry.ts`) and by nothing else. */
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
  /** Since when whoever must decide has had to; nor by this. */
  since: Since = NOBODY_YET
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

  /** An entry was written at this time; it is in this state already. */
  noted(at: number, kind: Body['kind']): void {
    this.lastAt = at
    this.since = sinceAfter(this, this.since, { at, kind })
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
  get startOptions(): GameTypes['options'] {
    const options = this.game.readOptions(this.options)
    return this.game.personal?.(options, this.begunWith) ?? options
  }

  seatsOf(person: string): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []))
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

  private seatsChangedBy(body: Body): SeatRow[] {
    const touched = seatsTouchedBy(body)
    const rows = this.chairs.map(({ person, bot }, seat) => ({ seat, person, bot }))
    return touched === 'all' ? rows : touched.map((seat) => rows[seat])
  }

  close(why: Closed['why']): void {
    this.isArchived = true
    this.closedBy = why
    this.vote = null
  }
}
