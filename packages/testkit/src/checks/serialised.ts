import { apply, canonical, hashOf, Match, noChance, Seeded, type Chance, type GameTypes } from '@mousekeep/engine'
import { Fixed } from '../fixed.ts'
import { onDemand } from '../on-demand.ts'
import type { Trial } from '../trial.ts'

/** Plays the same game beside the control, but through `apply` and with the state sent through JSON at every step. */
export class Twin<T extends GameTypes> {
  private readonly trial: Trial<T>
  private readonly chance: Chance
  private readonly fixed: Fixed
  /** Only JSON is kept from step to step, and what is fixed. */
  private text: string

  constructor(trial: Trial<T>) {
    const { game } = trial.subject
    this.trial = trial
    this.chance = new Seeded(trial.start.seed)
    const sent = JSON.stringify(game.start(game.readOptions(trial.start.options), this.chance, null))
    const state: T['state'] = JSON.parse(sent)
    this.fixed = new Fixed(state, trial.subject.fixed ?? [])
    this.text = this.fixed.textOf(state)
  }

  /** Follows the control, which has just played the action. */
  follow(seat: number, action: T['action']): void {
    const { game } = this.trial.subject
    const read: T['state'] = this.fixed.read(this.text)
    const step = apply(game, read, seat, action, this.chance)
    if (!step.ok) this.trial.fail(`refused after a JSON round trip: ${canonical(step.refusal)}`)
    this.trial.must(this.fixed.textOf(read) === this.text, 'apply changed the state it was given')
    this.text = this.fixed.textOf(step.state)
    if (this.text !== this.trial.text) {
      this.trial.mustEqual(step.state, this.trial.state, 'the game that goes through JSON')
    }
  }

  checkHash(): void {
    const same = hashOf(this.fixed.read(this.text)) === hashOf(this.trial.state)
    this.trial.must(same, 'the hashes of equal games differ')
  }
}

/** The state is plain data: what comes back from JSON is the same, and a copy is equal but shares nothing that changes. */
export function checkPlain<T extends GameTypes>(trial: Trial<T>, actions: readonly T['action'][]): void {
  const { game } = trial.subject
  const sent: unknown = JSON.parse(JSON.stringify(trial.state))
  trial.must(canonical(sent) === canonical(trial.state), 'the state is not the same after JSON')
  const copied = game.copy(trial.state)
  trial.mustEqual(copied, trial.state, 'the copy')
  const action = actions[trial.draws.below(actions.length)]
  game.perform(copied, action, onDemand('copy'), null)
  trial.mustBeUntouched(`performing ${game.text(action)} on a copy`)
}

/** A summary reads back as the very same state. */
export function checkSummary<T extends GameTypes>(trial: Trial<T>): void {
  const { game } = trial.subject
  const sent: unknown = JSON.parse(JSON.stringify(game.summary(trial.state)))
  trial.mustEqual(game.readPosition(sent, noChance, null), trial.state, 'the state read from its summary')
}

/** The record, sent through JSON, gives the same match again. */
export function checkReplay<T extends GameTypes>(trial: Trial<T>): void {
  const { game } = trial.subject
  const record: typeof trial.record = JSON.parse(JSON.stringify(trial.record))
  const match = Match.replay(game, record)
  trial.must(match.hash === hashOf(trial.state), 'the replayed record has another hash')
  trial.mustEqual(match.seen('watcher'), heard(trial), 'the events of the replayed record')
}

function heard<T extends GameTypes>({ subject: { game }, events }: Trial<T>): T['event'][] {
  return events.map((event) => game.eventFor(event, 'watcher')).filter((event) => event !== null)
}
