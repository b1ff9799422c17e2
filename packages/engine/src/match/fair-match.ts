import { apply, doerOf, done, judged, type Refused, type Step } from '../apply.ts'
import { BadInput } from '../input/bad-input.ts'
import { Fair } from '../chance/fair.ts'
import type { Deed, Game, GameTypes, Seat, Viewer } from '../game.ts'
import { Match, playsIn, upTo, type FairSeeds, type MatchRecord } from './match.ts'
import type { Refusal } from '../refusal.ts'
import { atOnce, type Steps } from '../steps.ts'
import { rulesOf } from './versions.ts'

/** A play, with the number of words that the dice had given before it. */
export interface FairPlay<Action> {
  readonly seat: Seat
  readonly action: Action
  readonly drawn: number
}

/** What a match needs to go on without its past: then it cannot go back, and knows nothing of the events before. */
export interface SavedMatch<T extends GameTypes> {
  readonly state: T['state']
  readonly drawn: number
  readonly count: number
  readonly boundary: number
  readonly earlier: number
}

/** All that a match with verifiable dice is made of, but for what is played. */
export interface FairStart<T extends GameTypes> {
  readonly options: T['options']
  readonly serverSeed: string
  readonly playerSeeds: readonly string[]
  /** What was played before these dice, elsewhere and with chance that nobody can verify. */
  readonly moved: MatchRecord<T['action']> | null
}

/** What an action would do to a state. */
interface Judged<T extends GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
  readonly action: T['action']
  readonly deed: Deed<T['state'], T['event']>
}

/** How a match stands when it begins, or goes on. */
interface Begun<T extends GameTypes> {
  readonly chance: Fair
  readonly state: T['state']
  readonly plays: FairPlay<T['action']>[]
  readonly eventsByPlay: readonly (readonly T['event'][])[]
}

/**
 * A match with verifiable dice that can go back. What was drawn is never drawn again: after going back the dice go on
 * from the furthest word, so nobody knows what is coming, and each play notes where its own draws began.
 */
export class FairMatch<T extends GameTypes> {
  readonly game: Game<T>
  private readonly from: FairStart<T>
  private now: T['state']
  private chance: Fair
  private readonly plays: FairPlay<T['action']>[]
  /** The events of the start and of each play, in order. */
  private readonly eventsByPlay: (readonly T['event'][])[] = []
  /** The last play, or the start, in which something was revealed; -1 if there is none. */
  private lastReveal = -1
  /** What was found out last about an action that may be taken now, for when it is. */
  private judged: Judged<T> | null = null
  /** What it went on from; null if it has been here from the start. */
  private readonly saved: SavedMatch<T> | null

  private constructor(game: Game<T>, seeds: FairStart<T>, saved: SavedMatch<T> | null, begun: Begun<T>) {
    this.game = game
    this.from = seeds
    this.saved = saved
    this.chance = begun.chance
    this.plays = begun.plays
    this.now = begun.state
    for (const events of begun.eventsByPlay) this.close(events)
  }

  /** A match from its start, or from where it was moved here. */
  static begin<T extends GameTypes>(
    game: Game<T>,
    options: T['options'],
    serverSeed: string,
    playerSeeds: readonly string[],
    moved: MatchRecord<T['action']> | null = null,
  ): FairMatch<T> {
    return atOnce(FairMatch.beginning(game, { options, serverSeed, playerSeeds, moved }))
  }

  /** The same in steps: what was played elsewhere may have been much. */
  static *beginning<T extends GameTypes>(game: Game<T>, seeds: FairStart<T>): Steps<FairMatch<T>> {
    const chance = chanceAt(seeds, 0)
    if (seeds.moved !== null) {
      return new FairMatch(game, seeds, null, { chance, ...(yield* movedHere(game, seeds.moved)) })
    }
    const events: T['event'][] = []
    const state = game.start(seeds.options, chance, (event) => events.push(event))
    return new FairMatch(game, seeds, null, { chance, state, plays: [], eventsByPlay: [events] })
  }

  /** What `save` gave goes on. */
  static restore<T extends GameTypes>(game: Game<T>, seeds: FairStart<T>, saved: SavedMatch<T>): FairMatch<T> {
    const chance = chanceAt(seeds, saved.drawn)
    return new FairMatch(game, seeds, saved, { chance, state: saved.state, plays: [], eventsByPlay: [[]] })
  }

  /** Whether everything since the start is known. */
  get isWhole(): boolean {
    return this.saved === null
  }

  save(): SavedMatch<T> {
    const { state, drawn, count, boundary, earlier } = this
    return { state, drawn, count, boundary, earlier }
  }

  /** The current state; never to be changed by the caller. */
  get state(): T['state'] {
    return this.now
  }

  get drawn(): number {
    return this.chance.wordsDrawn
  }

  get count(): number {
    return this.before + this.plays.length
  }

  /** How many of the plays were made elsewhere. */
  get earlier(): number {
    const { moved } = this.from
    return this.saved?.earlier ?? (moved === null ? 0 : playsIn(moved))
  }

  /** Whose the play of this number was, counted from 1. */
  seatOf(play: number): Seat | null {
    return this.plays[play - 1]?.seat ?? null
  }

  /** All that is needed to have the same match again, the seeds of the dice included. */
  get record(): MatchRecord<T['action']> {
    const { game } = this
    const { moved, options, serverSeed, playerSeeds } = this.from
    const fair: FairSeeds = { server: serverSeed, players: playerSeeds }
    const plays = this.plays.slice(this.earlier).map(({ action, drawn }) => ({ play: action, drawn }))
    if (moved !== null) return { ...moved, entries: [...moved.entries, { fair }, ...plays] }
    return { game: game.id, version: game.version, start: { seed: '', options, fair }, entries: plays }
  }

  /** The last play that was more than a wish, counted from 1; 0 if there is none. */
  get lastMove(): number {
    return this.before + 1 + this.plays.findLastIndex(({ action }) => this.game.isWish?.(action) !== true)
  }

  /** How many plays there were when something was last revealed: nobody takes back what lies before it. */
  get boundary(): number {
    if (this.lastReveal <= 0 && this.saved !== null) return this.saved.boundary
    return this.before + Math.max(this.lastReveal, 0)
  }

  /** How many plays lie before those that are known. */
  private get before(): number {
    return this.saved?.count ?? 0
  }

  /** The plays that revealed something, counted from 1. */
  get boundaries(): number[] {
    return this.eventsByPlay.flatMap((events, play) => (play > 0 && this.isRevealing(events) ? [play] : []))
  }

  /** Why the seat may not take the action now; null if it may, and then playing it does not ask again. */
  refusalOf(seat: Seat, action: T['action']): Refusal | null {
    const found = judged(this.game, this.now, seat, action)
    const mayBe = 'perform' in found
    this.judged = mayBe ? { state: this.now, seat, action, deed: found } : null
    return mayBe ? null : found
  }

  play(seat: Seat, action: T['action']): Step<T> | Refused {
    const { drawn } = this
    const step = this.attempt(seat, action)
    if (!step.ok) return step
    this.now = step.state
    this.plays.push({ seat, action, drawn })
    this.close(step.events)
    return step
  }

  /** The match as it is after going back to just after so many plays: the dice go on from where they are. */
  rewound(count: number): FairMatch<T> {
    return atOnce(this.rewinding(count))
  }

  *rewinding(count: number): Steps<FairMatch<T>> {
    const then = yield* this.asAfter(count)
    then.chance = chanceAt(this.from, this.drawn)
    return then
  }

  /** The match as it was just after so many plays. */
  *asAfter(count: number): Steps<FairMatch<T>> {
    if (!this.isWhole) throw new Error('Bug: a match without its past cannot go back')
    const { moved } = this.from
    const seeds = { ...this.from, moved: moved === null ? null : upTo(moved, count) }
    const then = yield* FairMatch.beginning(this.game, seeds)
    for (const { seat, action, drawn } of this.plays.slice(this.earlier, count)) {
      yield
      then.chance = chanceAt(seeds, drawn)
      if (!then.play(seat, action).ok) throw new Error('Bug: a play that was legal is not')
    }
    return then
  }

  /** What the viewer may know of the events of a play, counted from 1; 0 is the start. */
  eventsOf(play: number, viewer: Viewer): T['event'][] {
    return (this.eventsByPlay[play - this.before] ?? [])
      .map((event) => this.game.eventFor(event, viewer))
      .filter((event) => event !== null)
  }

  /** What the viewer has seen happen so far. */
  seen(viewer: Viewer): T['event'][] {
    return this.eventsByPlay.flatMap((_, index) => this.eventsOf(this.before + index, viewer))
  }

  private close(events: readonly T['event'][]): void {
    this.eventsByPlay.push(events)
    if (this.isRevealing(events)) this.lastReveal = this.eventsByPlay.length - 1
  }

  private isRevealing(events: readonly T['event'][]): boolean {
    return events.some((event) => this.game.reveals(event))
  }

  /** Applies the action; if that fails midway, the draws it made are taken back before it throws on. */
  private attempt(seat: Seat, action: T['action']): Step<T> | Refused {
    const { drawn, game, now, judged: known } = this
    this.judged = null
    try {
      if (known?.state === now && known.seat === seat && known.action === action)
        return done(game, now, known.deed, this.chance)
      return apply(game, now, seat, action, this.chance)
    } catch (error) {
      this.chance = chanceAt(this.from, drawn)
      throw error
    }
  }
}

function* movedHere<T extends GameTypes>(
  game: Game<T>,
  { version, start, entries }: MatchRecord<T['action']>,
): Steps<Omit<Begun<T>, 'chance'>> {
  const match = new Match(rulesOf(game, version) ?? game, start)
  const plays: FairPlay<T['action']>[] = []
  for (const entry of entries) {
    yield
    const seat = ('play' in entry ? doerOf(game, match.state, entry.play) : null) ?? 0
    const step = match.add(entry)
    if (!step.ok) throw new BadInput(`what was played before is not allowed: ${step.refusal.code}`)
    if ('play' in entry) plays.push({ seat, action: entry.play, drawn: 0 })
  }
  return { state: match.state, plays, eventsByPlay: match.story }
}

function chanceAt({ serverSeed, playerSeeds }: FairStart<GameTypes>, drawn: number): Fair {
  return new Fair(serverSeed, playerSeeds, drawn)
}
