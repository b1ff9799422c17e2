import type { Mouse } from '../../state/state.ts'
import { rulesOn, type Scene } from './chapter-here.ts'
import { ruleHolds } from './chapter-rules.ts'

/** M11.2: whether the mouse has found something here and may not search this side again. */
export function hasFoundHere(scene: Scene, mouse: Mouse): boolean {
  const { state } = scene
  if (!mouse.searched.includes(state.here)) return false
  // A friend who was taken away is looked for all the same (Abduction).
  if (state.minions.length === 0 && state.mice.some((each) => each.away)) return false
  // So is what a chapter puts in place of the draw (M11.3).
  return !rulesOn(state, 'searchHit').some((rule) => ruleHolds(scene, rule, mouse.id, mouse.at, null))
}
