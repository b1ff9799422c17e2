import type { Face } from '../../cards/words.ts'
import type { MysticsAction } from '../../state/action.ts'

/** One step of a lesson: what it asks for, and the dice that fall up to the next decision. */
export interface LessonStep {
  readonly lesson: number
  readonly action: MysticsAction
  readonly dice: readonly Face[]
}
