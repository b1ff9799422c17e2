import { apply, doerOf, type Refused, type Step } from '../apply.ts'
import { BadInput } from '../input/bad-input.ts'
import { hashOf } from '../canonical.ts'
import { Fair } from '../chance/fair.ts'
import type { Game, GameTypes, Seat, Viewer } from '../game.ts'
import { refusal, type Refusal } from '../refusal.ts'
import { Scripted } from '../chance/scripted.ts'
import { rulesOf } from './versions.ts'
import { Seeded } from '../chance/seeded.ts'
import { atOnce, type Steps } from '../steps.ts'

/** The seeds of verifiable dice, once they are public. */
export interface FairSeeds {
  readonly server: string
  readonly players: readonly string[]
}

/**
 * How a match began: by options from the set-up, or from a position. Both as they were given, in plain JSON. Chance
 * comes from the seed, or from verifiable dice if their seeds are given.
 */
export type Start = { readonly seed: string; readonly dice?: readonly string[]; readonly fair?: FairSeeds } & (
  | { readonly options: unknown }
  | { readonly position: unknown }
)

/**
 * A play, with the number of words drawn before it if it was played with verifiable dice; faces laid before the dice
 * to come; or other dice from here on, because the table was moved.
 */
export type Entry<Action> =
  | { readonly play: Action; readonly drawn?: number }
  | { readonly dice: readonly string[] }
  | { readonly fair: FairSeeds }

/** All that is needed to have the very same match again. */
export interface MatchRecord<Action> {
  readonly game: string
  readonly version: number
  readonly start: Start
  readonly entries: readonly Entry<Action>[]
}

/**
 * A game being played: its state, its chance and its record. The record is the truth; the state can always be had
 * again by replaying it.
 */
export class Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly start: Start
  private now: T['state']
  private chance: Scripted
  private fair: FairSeeds | null
  private readonly entries: Entry<T['action']>[] = []
  /** The events of the start and of each play, in order. */
  private readonly eventsByPlay: (readonly T['event'][])[] = []

  constructor(game: Game<T>, start: Start) {
    this.game = game
    this.start = start
    this.fair = start.fair ?? null
    this.chance = new Scripted(this.fair === null ? new Seeded(start.seed) : fairOf(this.fair, 0))
    this.chance.script(start.dice ?? [])
    const events: T['event'][] = []
    const emit = (event: T['event']): void => void events.push(event)
    this.now =
      'options' in start
        ? game.start(game.readOptions(start.options), this.chance, emit)
        : game.readPosition(start.position, this.chance, emit)
    this.eventsByPlay.push(events)
  }

  /** Plays a record again, by the rules of its time. Throws `BadInput` if it does not fit this game or its rules. */
  static replay<T extends GameTypes>(game: Game<T>, record: MatchRecord<T['action']>): Match<T> {
    return atOnce(Match.replaying(game, record))
  }

  /** The same, one entry at a time. */
  static *replaying<T extends GameTypes>(game: Game<T>, record: MatchRecord<T['action']>): Steps<Match<T>> {
    if (record.game !== game.id) throw new BadInput(`this is a record of "${record.game}", not of "${game.id}"`)
    const rules = rulesOf(game, record.version)
    if (rules === null) {
      throw new BadInput(`the record is of rules version ${record.version}; these are version ${game.version}`)
    }
    const match = new Match(rules, record.start)
    for (const [index, entry] of record.entries.entries()) {
      yield
      const step = match.add(entry)
      if (step.ok) continue
      const { rule, code } = step.refusal
      throw new BadInput(`entry ${index + 1} of the record, ${textOf(game, entry)}, is not allowed: ${code} (${rule})`)
    }
    return match
  }

  /** The next entry of a record. Throws `BadInput` if it cannot be. */
  add(entry: Entry<T['action']>): Step<T> | Refused | { readonly ok: true } {
    if ('dice' in entry) this.script(entry.dice)
    else if ('fair' in entry) this.useFair(entry.fair)
    else {
      if (entry.drawn !== undefined) this.drawFrom(entry.drawn)
      const step = this.play(entry.play)
      if (step.ok && entry.drawn !== undefined) this.entries.splice(-1, 1, entry)
      return step
    }
    return { ok: true }
  }

  /** The current state; never to be changed by the caller. */
  get state(): T['state'] {
    return this.now
  }

  get record(): MatchRecord<T['action']> {
    return { game: this.game.id, version: this.game.version, start: this.start, entries: [...this.entries] }
  }

  get hash(): string {
    return hashOf(this.now)
  }

  /** Plays an action for a seat, or for whoever may take it. */
  play(action: T['action'], seat: Seat | null = doerOf(this.game, this.now, action)): Step<T> | Refused {
    const step = this.attempt(action, seat ?? 0)
    if (!step.ok) return step
    this.now = step.state
    this.entries.push({ play: action })
    this.eventsByPlay.push(step.events)
    return step
  }

  /** Applies the action; if that fails midway on a laid face, the draws it made are taken back before it throws on. */
  private attempt(action: T['action'], seat: Seat): Step<T> | Refused {
    try {
      return apply(this.game, this.now, seat, action, this.chance)
    } catch (error) {
      this.chance = Match.replay(this.game, this.record).chance
      throw error
    }
  }

  /** Lays faces before the dice to come; an empty list takes away those that are laid. */
  script(faces: readonly string[]): void {
    this.chance.script(faces)
    this.entries.push({ dice: faces })
  }

  /** Draws from verifiable dice from here on: nobody lays faces before those. */
  private useFair(seeds: FairSeeds): void {
    this.fair = seeds
    this.chance.script([])
    this.chance.goOnWith(fairOf(seeds, 0))
    this.entries.push({ fair: seeds })
  }

  private drawFrom(drawn: number): void {
    if (this.fair === null) throw new BadInput('the record counts words of dice that it does not have')
    this.chance.goOnWith(fairOf(this.fair, drawn))
  }

  /** The events of the start and of each play, in order, as nobody at the table may see them all. */
  get story(): readonly (readonly T['event'][])[] {
    return this.eventsByPlay
  }

  /** What the viewer has seen happen so far. */
  seen(viewer: Viewer): T['event'][] {
    return this.eventsByPlay
      .flat()
      .map((event) => this.game.eventFor(event, viewer))
      .filter((event) => event !== null)
  }

  /** The match without its last play, or why that may not be taken back: it revealed something. */
  undo(): Match<T> | Refusal {
    const last = this.entries.findLastIndex((entry) => 'play' in entry)
    if (last < 0) return refusal(this.game.rules.undo, 'nothing-to-undo')
    if (this.isBoundary(this.eventsByPlay.length - 1)) return refusal(this.game.rules.undo, 'revealed')
    return Match.replay(this.game, { ...this.record, entries: this.entries.toSpliced(last, 1) })
  }

  /** Whether undo stops after the play of this number, counted from 1; 0 is the start. */
  isBoundary(play: number): boolean {
    return (this.eventsByPlay[play] ?? []).some((event) => this.game.reveals(event))
  }
}

/** The record as it was after so many plays. */
export function upTo<Action>(record: MatchRecord<Action>, count: number): MatchRecord<Action> {
  let plays = 0
  const end = record.entries.findIndex((entry) => 'play' in entry && ++plays > count)
  return end < 0 ? record : { ...record, entries: record.entries.slice(0, end) }
}

/** How many plays a record has. */
export function playsIn(record: MatchRecord<unknown>): number {
  return record.entries.filter((entry) => 'play' in entry).length
}

function fairOf({ server, players }: FairSeeds, drawn: number): Fair {
  return new Fair(server, players, drawn)
}

function textOf<T extends GameTypes>(game: Game<T>, entry: Entry<T['action']>): string {
  return 'play' in entry ? game.text(entry.play) : 'not a play'
}
