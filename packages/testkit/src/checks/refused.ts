import { apply, BadInput, canonical, type GameTypes, type Refusal } from '@mousekeep/engine'
import { onDemand } from '../on-demand.ts'
import type { Trial } from '../trial.ts'

const RULE = /^[A-Z]\d+\.\d+$/

/** Draws an action that is well formed but not listed; null if the draw was something else. */
export function drawUnlisted<T extends GameTypes>(
  { subject: { game }, state, mutants, draws }: Trial<T>,
  listed: ReadonlySet<string>,
): T['action'] | null {
  try {
    const action = game.readAction(mutants.draw(draws))
    if (listed.has(game.text(action)) || (game.anytime?.(action) ?? null) !== null) return null
    return game.whole !== undefined && listed.has(game.text(game.whole(state, action))) ? null : action
  } catch (error) {
    // The door answers what is no action at all; anything but its own error is a bug.
    if (error instanceof BadInput) return null
    throw error
  }
}

/** An action that is not listed is refused, by a rule. */
export function checkRefused<T extends GameTypes>(trial: Trial<T>, action: T['action']): Refusal {
  const { game } = trial.subject
  const refused = game.check(trial.state, action)
  if (refused === null) trial.fail(`${game.text(action)} is not listed, but allowed`)
  if (!RULE.test(refused.rule)) trial.fail(`${game.text(action)} is refused by no rule: ${canonical(refused)}`)
  return refused
}

/** Heavy: refused for everybody, by the pure step, with the state as it was; listed ones out of turn likewise. */
export function checkNotApplied<T extends GameTypes>(
  trial: Trial<T>,
  unlisted: readonly T['action'][],
  listed: readonly T['action'][],
): void {
  const { game } = trial.subject
  for (const seat of trial.seats) {
    const illegal = seat === game.actor(trial.state) ? unlisted : [...unlisted, ...listed]
    for (const action of illegal) {
      const step = apply(game, trial.state, seat, action, onDemand('unused'))
      if (step.ok) trial.fail(`${game.text(action)} by seat ${seat} should be refused`)
      if (!RULE.test(step.refusal.rule)) trial.fail(`refused by no rule: ${canonical(step.refusal)}`)
    }
  }
  trial.mustBeUntouched('a refused action')
}
