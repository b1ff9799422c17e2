import { legal, pick, type GameTypes, type Viewer } from '@mousekeep/engine'
import { checkHidden } from './checks/hidden.ts'
import { checkApplied, checkDecision, checkListed } from './checks/listed.ts'
import { checkNotApplied, checkRefused, drawUnlisted } from './checks/refused.ts'
import { checkPlain, checkReplay, checkSummary, Twin } from './checks/serialised.ts'
import type { GivenOptions } from './random-options.ts'
import type { Subject } from './subject.ts'
import { Trial } from './trial.ts'

/** How thoroughly a game is examined. */
export interface Pace {
  /** Heavy checks run at one of so many decisions, and always at the first. */
  readonly heavyEvery: number
  /** Actions not listed that are tried at each decision. */
  readonly mutants: number
  /** A game that is not over after so many actions never ends. */
  readonly mostActions: number
}

const MUTANTS_AT_HEAVY = 20

/**
 * Plays one random game, with options drawn at random where none are given, and examines it at every decision. Knows only the engine's
 * contract, so every game gets these checks for free. Returns the number of actions; throws `Violation`.
 */
export function selfPlay<T extends GameTypes>(
  subject: Subject<T>,
  seed: string,
  pace: Pace,
  given: GivenOptions = {},
): number {
  const trial = new Trial(subject, seed, given)
  trial.guard(() => {
    const twin = new Twin(trial)
    const phase = trial.draws.below(pace.heavyEvery)
    for (let step = 0; subject.game.actor(trial.state) !== null; step++) {
      if (step >= pace.mostActions) trial.fail(`the game does not end within ${pace.mostActions} actions`)
      const isHeavy = step === 0 || step % pace.heavyEvery === phase
      examine(trial, twin, isHeavy, pace)
    }
    examineEnd(trial, twin)
  })
  return trial.played.length
}

/** Examines one decision and plays on. */
function examine<T extends GameTypes>(trial: Trial<T>, twin: Twin<T>, isHeavy: boolean, pace: Pace): void {
  const { game } = trial.subject
  const actions = legal(game, trial.state)
  trial.subject.invariants(trial.state)
  checkDecision(trial, actions)
  const texts = checkListed(trial, actions)
  const unlisted: T['action'][] = []
  for (let i = 0; i < (isHeavy ? MUTANTS_AT_HEAVY : pace.mutants); i++) {
    const action = drawUnlisted(trial, texts)
    if (action === null) continue
    checkRefused(trial, action)
    unlisted.push(action)
  }
  if (isHeavy) {
    checkApplied(trial, actions)
    checkNotApplied(trial, unlisted, actions)
    checkPlain(trial, actions)
    checkSummary(trial)
    checkHidden(trial, someViewers(trial), unlisted)
    twin.checkHash()
  }
  trial.mustBeUntouched('looking at it')
  const actor = game.actor(trial.state) ?? 0
  const action = actions[trial.draws.below(actions.length)]
  trial.play(action)
  twin.follow(actor, action)
}

/** All at the first decision; then the actor and one other, which is another one each time. */
function someViewers<T extends GameTypes>(trial: Trial<T>): Viewer[] {
  const actor = trial.subject.game.actor(trial.state)
  if (actor === null || trial.played.length === 0) return trial.viewers
  const others = trial.viewers.filter((viewer) => viewer !== actor)
  return [actor, pick(others, trial.draws)]
}

/** Over: nothing is listed, everything is refused, and the record gives the same game again. */
function examineEnd<T extends GameTypes>(trial: Trial<T>, twin: Twin<T>): void {
  trial.subject.invariants(trial.state)
  checkDecision(trial, legal(trial.subject.game, trial.state))
  const unlisted: T['action'][] = []
  for (let i = 0; i < MUTANTS_AT_HEAVY; i++) {
    const action = drawUnlisted(trial, new Set())
    if (action === null) continue
    checkRefused(trial, action)
    unlisted.push(action)
  }
  checkNotApplied(trial, unlisted, [])
  checkSummary(trial)
  checkHidden(trial, trial.viewers, unlisted)
  twin.checkHash()
  checkReplay(trial)
}
