import { apply, legal, type GameTypes, type Viewer } from '@mousekeep/engine'
import { onDemand } from '../on-demand.ts'
import type { Trial } from '../trial.ts'

/**
 * Heavy: a viewer cannot tell the true state from one that was made from its view. Both have the same view; to the
 * actor they offer the same actions and the same refusals; and what reveals nothing happens in both alike.
 */
export function checkHidden<T extends GameTypes>(
  trial: Trial<T>,
  viewers: readonly Viewer[],
  unlisted: readonly T['action'][],
): void {
  const { game } = trial.subject
  for (const viewer of viewers) {
    const view = game.view(trial.state, viewer)
    const seen = trial.events.map((event) => game.eventFor(event, viewer)).filter((event) => event !== null)
    if (game.isAlikeForAll === true) {
      trial.mustEqual(view, game.view(trial.state, 'watcher'), `the view of ${viewer}, which is said to be everybody's`)
      const all = trial.events.map((event) => game.eventFor(event, 'watcher')).filter((event) => event !== null)
      trial.mustEqual(seen, all, `the events that ${viewer} saw, which are said to be everybody's`)
    }
    for (const memory of [[], seen]) {
      const world = game.imagine(view, memory)(trial.draws)
      trial.mustEqual(game.view(world, viewer), view, `the view of ${viewer} in a world imagined from it`)
      if (viewer === game.actor(trial.state)) checkSame(trial, world, viewer, unlisted)
    }
  }
}

function checkSame<T extends GameTypes>(
  trial: Trial<T>,
  world: T['state'],
  viewer: Viewer,
  unlisted: readonly T['action'][],
): void {
  const { game } = trial.subject
  trial.must(game.actor(world) === viewer, 'in an imagined world somebody else must decide')
  const actions = legal(game, trial.state)
  trial.mustEqual(legal(game, world), actions, 'the actions listed in an imagined world')
  for (const action of unlisted) {
    const here = game.check(trial.state, action)
    trial.mustEqual(game.check(world, action), here, `the refusal of ${game.text(action)} in an imagined world`)
  }
  for (const action of actions) {
    const here = eventsOf(trial, trial.state, action, viewer)
    const there = eventsOf(trial, world, action, viewer)
    if (here === null || there === null) continue
    trial.mustEqual(there, here, `the events of ${game.text(action)}, which reveals nothing, in an imagined world`)
  }
}

/** What the viewer sees of the action; null if it reveals something. */
function eventsOf<T extends GameTypes>(
  { subject: { game } }: Trial<T>,
  state: T['state'],
  action: T['action'],
  viewer: Viewer,
): T['event'][] | null {
  const actor = game.actor(state)
  const step = apply(game, state, actor ?? 0, action, onDemand('same'))
  if (!step.ok || step.events.some((event) => game.reveals(event))) return null
  return step.events.map((event) => game.eventFor(event, viewer)).filter((event) => event !== null)
}
