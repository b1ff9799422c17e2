import {
  canonical,
  Seeded,
  type Chance,
  type Emit,
  type GameTypes,
  type MatchRecord,
  type Seat,
  type Start,
  type Viewer,
} from '@mousekeep/engine'
import { Fixed } from './fixed.ts'
import { Mutants } from './mutants.ts'
import { randomOptions, type GivenOptions } from './random-options.ts'
import { situation } from './situation.ts'
import type { Subject } from './subject.ts'
import { Violation } from './violation.ts'

/** One game of self-play under examination: its state, its record, and how to complain. */
export class Trial<T extends GameTypes> {
  readonly subject: Subject<T>
  readonly start: Start & { readonly options: unknown }
  /** The control game: changed in place, never serialised. */
  readonly state: T['state']
  readonly played: T['action'][] = []
  readonly events: T['event'][] = []
  readonly mutants = new Mutants()
  /** Draws of the examiner. The game has its own chance, so that its record replays. */
  readonly draws: Chance
  private readonly chance: Chance
  private readonly fixed: Fixed
  /** What may change of the state, as JSON, at the last decision. */
  private written: string

  constructor(subject: Subject<T>, seed: string, given: GivenOptions = {}) {
    this.subject = subject
    this.draws = new Seeded(`${seed}, examiner`)
    this.start = { seed, options: { ...randomOptions(subject.game.options, this.draws), ...given } }
    this.chance = new Seeded(seed)
    this.state = subject.game.start(subject.game.readOptions(this.start.options), this.chance, this.hear)
    this.fixed = new Fixed(this.state, subject.fixed ?? [])
    this.written = this.fixed.textOf(this.state)
  }

  /** What may change of the state, as JSON, as it was when the last action had been played. */
  get text(): string {
    return this.written
  }

  get record(): MatchRecord<T['action']> {
    const { id, version } = this.subject.game
    return { game: id, version, start: this.start, entries: this.played.map((action) => ({ play: action })) }
  }

  get seats(): Seat[] {
    return Array.from({ length: this.subject.game.seats(this.state) }, (_, seat) => seat)
  }

  /** Everybody who can look at the game. */
  get viewers(): Viewer[] {
    return [...this.seats, 'watcher']
  }

  /** Plays on with a legal action. */
  play(action: T['action']): void {
    this.played.push(action)
    this.subject.game.perform(this.state, action, this.chance, this.hear)
    this.written = this.fixed.textOf(this.state)
  }

  /** Nothing but `play` changes the state. */
  mustBeUntouched(by: string): void {
    if (this.fixed.textOf(this.state) !== this.written) this.fail(`${by} changed the state`)
  }

  must(holds: boolean, what: string): void {
    if (!holds) this.fail(what)
  }

  /** Equal as plain data; the quick comparison of texts first. */
  mustEqual(actual: unknown, expected: unknown, what: string): void {
    if (JSON.stringify(actual) === JSON.stringify(expected)) return
    const [is, should] = [canonical(actual), canonical(expected)]
    if (is !== should) this.fail(`${what}:\n  ${is}\nshould be\n  ${should}`)
  }

  fail(what: string): never {
    throw new Violation(what, situation(this.subject, this.state, this.events), this.record)
  }

  /** Whatever is thrown by the game is a violation too. */
  guard(check: () => void): void {
    try {
      check()
    } catch (error) {
      if (error instanceof Violation) throw error
      this.fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  }

  private readonly hear: Emit<T['event']> = (event) => void this.events.push(event)
}
