import { apply, type Refused, type Step } from './apply.ts'
import { BadInput } from './bad-input.ts'
import { Fair } from './fair.ts'
import type { Game, GameTypes, Seat, Viewer } from './game.ts'
import { Match, playsIn, upTo, type FairSeeds, type MatchRecord } from './match.ts'

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
  readonly lastPlay: FairPlay<T['action']> | null
  readonly earlier: number
}

/**
 * A match with verifiable dice that can go back. What was drawn is never drawn again: after going back the dice go on
 * from the furthest word, so nobody knows what is coming, and each play notes where its own draws began.
 */
export class FairMatch<T extends GameTypes> {
  readonly game: Game<T>
  private readonly options: T['options']
  private readonly serverSeed: string
  private readonly playerSeeds: readonly string[]
  private now: T['state']
  private chance: Fair
  private plays: FairPlay<T['action']>[] = []
  /** The events of the start and of each play, in order. */
  private chapters: (readonly T['event'][])[] = []
  /** The last of the chapters in which something was revealed; -1 if there is none. */
  private lastReveal = -1
  /** What it went on from; null if it has been here from the start. */
  private readonly saved: SavedMatch<T> | null
  /** What was played before these dice, elsewhere and with chance that nobody can verify. */
  private moved: MatchRecord<T['action']> | null

  constructor(
    game: Game<T>,
    options: T['options'],
    serverSeed: string,
    playerSeeds: readonly string[],
    saved: SavedMatch<T> | null = null,
    moved: MatchRecord<T['action']> | null = null,
  ) {
    this.game = game
    this.options = options
    this.serverSeed = serverSeed
    this.playerSeeds = playerSeeds
    this.saved = saved
    this.moved = moved
    this.chance = this.chanceAt(saved?.drawn ?? 0)
    if (saved !== null) this.close([])
    this.now = saved === null ? this.begin() : saved.state
  }

  /** Whether everything since the start is known. */
  get isWhole(): boolean {
    return this.saved === null
  }

  save(): SavedMatch<T> {
    const { state, drawn, count, boundary, lastPlay, earlier } = this
    return { state, drawn, count, boundary, lastPlay, earlier }
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
    return this.saved?.earlier ?? (this.moved === null ? 0 : playsIn(this.moved))
  }

  /** Whose the play of this number was, counted from 1. */
  seatOf(play: number): Seat | null {
    return this.plays.at(play - 1)?.seat ?? null
  }

  /** All that is needed to have the same match again, the seeds of the dice included. */
  get record(): MatchRecord<T['action']> {
    const { game, moved, options } = this
    const fair: FairSeeds = { server: this.serverSeed, players: this.playerSeeds }
    const plays = this.plays.slice(this.earlier).map(({ action, drawn }) => ({ play: action, drawn }))
    if (moved !== null) return { ...moved, entries: [...moved.entries, { fair }, ...plays] }
    return { game: game.id, version: game.version, start: { seed: '', options, fair }, entries: plays }
  }

  get lastPlay(): FairPlay<T['action']> | null {
    return this.plays.at(-1) ?? this.saved?.lastPlay ?? null
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
    return this.chapters.flatMap((events, play) => (play > 0 && this.isRevealing(events) ? [play] : []))
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

  /** Goes back to just after so many plays. */
  rewind(count: number): void {
    if (!this.isWhole) throw new Error('Bug: a match without its past cannot go back')
    const { drawn } = this
    const kept = this.plays.slice(this.earlier, count)
    if (this.moved !== null) this.moved = upTo(this.moved, count)
    this.plays = []
    this.chapters = []
    this.lastReveal = -1
    this.chance = this.chanceAt(0)
    this.now = this.begin()
    this.replay(kept)
    this.chance = this.chanceAt(drawn)
  }

  /** The state as it was just after so many plays. */
  stateAfter(count: number): T['state'] {
    const moved = this.moved === null ? null : upTo(this.moved, count)
    const then = new FairMatch(this.game, this.options, this.serverSeed, this.playerSeeds, null, moved)
    then.replay(this.plays.slice(this.earlier, count))
    return then.state
  }

  /** What the viewer may know of the events of a play, counted from 1; 0 is the start. */
  eventsOf(play: number, viewer: Viewer): T['event'][] {
    return (this.chapters[play - this.before] ?? [])
      .map((event) => this.game.eventFor(event, viewer))
      .filter((event) => event !== null)
  }

  /** What the viewer has seen happen so far. */
  seen(viewer: Viewer): T['event'][] {
    return this.chapters.flatMap((_, index) => this.eventsOf(this.before + index, viewer))
  }

  private replay(plays: readonly FairPlay<T['action']>[]): void {
    for (const { seat, action, drawn } of plays) {
      this.chance = this.chanceAt(drawn)
      if (!this.play(seat, action).ok) throw new Error('Bug: a play that was legal is not')
    }
  }

  private begin(): T['state'] {
    if (this.moved !== null) return this.goOnFrom(this.moved)
    const events: T['event'][] = []
    const state = this.game.start(this.options, this.chance, (event) => events.push(event))
    this.close(events)
    return state
  }

  private close(events: readonly T['event'][]): void {
    this.chapters.push(events)
    if (this.isRevealing(events)) this.lastReveal = this.chapters.length - 1
  }

  private isRevealing(events: readonly T['event'][]): boolean {
    return events.some((event) => this.game.reveals(event))
  }

  private goOnFrom({ start, entries }: MatchRecord<T['action']>): T['state'] {
    const match = new Match(this.game, start)
    for (const entry of entries) {
      const seat = this.game.actor(match.state) ?? 0
      const step = match.take(entry)
      if (!step.ok) throw new BadInput(`what was played before is not allowed: ${step.refusal.code}`)
      if ('play' in entry) this.plays.push({ seat, action: entry.play, drawn: 0 })
    }
    for (const events of match.story) this.close(events)
    return match.state
  }

  /** Applies the action; if that fails midway, the draws it made are taken back before it throws on. */
  private attempt(seat: Seat, action: T['action']): Step<T> | Refused {
    const { drawn } = this
    try {
      return apply(this.game, this.now, seat, action, this.chance)
    } catch (error) {
      this.chance = this.chanceAt(drawn)
      throw error
    }
  }

  private chanceAt(drawn: number): Fair {
    return new Fair(this.serverSeed, this.playerSeeds, drawn)
  }
}
