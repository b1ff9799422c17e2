import { apply, canonical, type GameTypes } from '@mousekeep/engine'
import { onDemand } from '../on-demand.ts'
import type { Trial } from '../trial.ts'

/** Exactly one seat must decide unless the game is over, and it has at least one action: no dead end. */
export function checkDecision<T extends GameTypes>(trial: Trial<T>, actions: readonly T['action'][]): void {
  const { game } = trial.subject
  const actor = game.actor(trial.state)
  trial.must((actor === null) === (game.outcome(trial.state) !== null), 'an outcome, and yet somebody must decide')
  trial.must(actor === null || trial.seats.includes(actor), `the actor ${actor} has no seat`)
  trial.must((actions.length === 0) === (actor === null), `${actions.length} actions for the actor ${actor}`)
}

/** Every listed action is allowed, and is listed once. Returns their texts. */
export function checkListed<T extends GameTypes>(trial: Trial<T>, actions: readonly T['action'][]): Set<string> {
  const { game } = trial.subject
  const texts = new Set<string>()
  for (const action of actions) {
    const text = game.text(action)
    if (texts.has(text)) trial.fail(`${text} is listed twice`)
    texts.add(text)
    const refused = game.check(trial.state, action)
    if (refused !== null) trial.fail(`${text} is listed, but refused: ${canonical(refused)}`)
    trial.mutants.learn(text, action)
  }
  return texts
}

/** Heavy: every listed action survives the door and can be applied, and the state it is applied to stays as it was. */
export function checkApplied<T extends GameTypes>(trial: Trial<T>, actions: readonly T['action'][]): void {
  const { game } = trial.subject
  const actor = game.actor(trial.state)
  if (actor === null) return
  for (const action of actions) {
    const text = game.text(action)
    const sent: unknown = JSON.parse(JSON.stringify(action))
    const read = game.readAction(sent)
    trial.must(game.text(read) === text, `${text} is read as ${game.text(read)}`)
    const step = apply(game, trial.state, actor, read, onDemand(text))
    if (!step.ok) trial.fail(`${text} is listed, but not applied: ${canonical(step.refusal)}`)
    trial.mustBeUntouched(`applying ${text}`)
    trial.mustEqual(
      JSON.parse(JSON.stringify(step.events)),
      step.events,
      `the events of ${text} after a JSON round trip`,
    )
  }
}
