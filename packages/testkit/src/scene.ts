import assert from 'node:assert/strict'
import { canonical, legal, Match, refusalOf, type GameTypes, type Refusal, type Seat } from '@mousekeep/engine'
import { situation } from './situation.ts'
import type { Subject } from './subject.ts'

/**
 * A table in a scenario: set it, act, expect. What players do is written as text. Every failure prints the table, the
 * legal actions and the last ten events.
 */
export class Scene<T extends GameTypes> {
  private readonly subject: Subject<T>
  private match: Match<T>
  /** What the last `does` brought about, or all that led to this table. */
  private latest: readonly T['event'][]

  constructor(subject: Subject<T>, match: Match<T>) {
    this.subject = subject
    this.match = match
    this.latest = match.seen('watcher')
  }

  get state(): T['state'] {
    return this.match.state
  }

  get hash(): string {
    return this.match.hash
  }

  /** Plays the actions one after the other for the seat. */
  does(seat: Seat, ...texts: readonly string[]): void {
    const events: T['event'][] = []
    for (const text of texts) {
      const listed = this.listed()
      const action = this.subject.action(text)
      const step = this.match.play(action, seat)
      if (!step.ok) this.fail(`${this.named(seat, text)} was refused: ${told(step.refusal)}`)
      const isAnytime = (this.subject.game.anytime?.(action) ?? null) !== null
      if (!isAnytime && !listed.includes(text)) this.fail(`${text} was allowed, but had not been listed`)
      events.push(...step.events)
    }
    this.latest = events
  }

  /** Each of the actions is allowed, and none is taken. */
  can(seat: Seat, ...texts: readonly string[]): void {
    for (const text of texts) {
      const refused = refusalOf(this.subject.game, this.state, seat, this.subject.action(text))
      if (refused !== null) this.fail(`${this.named(seat, text)} should be allowed, but: ${told(refused)}`)
      if (!this.listed().includes(text)) this.fail(`${text} is allowed, but not listed`)
    }
  }

  /** The action is refused for this very reason, is not listed, and leaves everything as it was. */
  cannot(seat: Seat, text: string, code: string, rule: string): void {
    const before = canonical(this.state)
    const step = this.match.play(this.subject.action(text), seat)
    if (step.ok) this.fail(`${this.named(seat, text)} should be refused as ${code} (${rule}), but was allowed`)
    const { refusal } = step
    if (refusal.code !== code || refusal.rule !== rule) {
      this.fail(`${this.named(seat, text)} should be refused as ${code} (${rule}), but: ${told(refusal)}`)
    }
    if (canonical(this.state) !== before) this.fail(`the refused ${text} changed the state`)
    const isActor = this.subject.game.actor(this.state) === seat
    if (isActor && this.listed().includes(text)) this.fail(`${text} is refused, but listed`)
  }

  /** Takes the last action back. */
  undo(): void {
    const back = this.match.undo()
    if (!(back instanceof Match)) this.fail(`undo was refused: ${told(back)}`)
    this.match = back
    this.latest = []
  }

  cannotUndo(code: string, rule: string): void {
    const back = this.match.undo()
    if (back instanceof Match) this.fail(`undo should be refused as ${code} (${rule}), but was allowed`)
    if (back.code !== code || back.rule !== rule) {
      this.fail(`undo should be refused as ${code} (${rule}), but: ${told(back)}`)
    }
  }

  /**
   * What the last `does` brought about, all of it in order. Each text is the beginning of an event as it is told, up
   * to whole words: `slid red a2` is enough for `slid red a2 in trap out plain`.
   */
  expectEvents(...texts: readonly string[]): void {
    const lines = this.latest.map((event) => this.subject.tell(event))
    const fits = lines.length === texts.length && lines.every((line, i) => `${line} `.startsWith(`${texts[i]} `))
    if (!fits) this.fail(`expected the events\n  ${texts.join('\n  ')}\nbut there were\n  ${lines.join('\n  ')}`)
  }

  /** Compares a part of the table; `what` names it in the failure. */
  expectEqual(what: string, actual: unknown, expected: unknown): void {
    if (canonical(actual) !== canonical(expected)) {
      this.fail(`expected ${what} to be\n${shown(expected)}\nbut it is\n${shown(actual)}`)
    }
  }

  listed(): string[] {
    const { game } = this.subject
    return legal(game, this.state).map((action) => game.text(action))
  }

  fail(message: string): never {
    assert.fail(`${message}\n\n${situation(this.subject, this.state, this.match.seen('watcher'))}`)
  }

  private named(seat: Seat, text: string): string {
    return `${this.subject.seatName(seat)}: ${text}`
  }
}

function told({ code, rule, params }: Refusal): string {
  const details = Object.entries(params).map(([name, value]) => ` ${name}=${value}`)
  return `${code} (${rule})${details.join('')}`
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : canonical(value)
}
