import type { MysticsAction } from './actions/action.ts'
import type { Face } from './dice.ts'

/** One step of a lesson: what it asks for, and the dice that fall up to the next decision. */
export interface LessonStep {
  readonly lesson: number
  readonly action: MysticsAction
  readonly dice: readonly Face[]
}
