import type { GameTypes, Seat } from '@mousekeep/engine'
import type { Words } from '../base/words/words.ts'

/** One step of a lesson: something to read, to do, or to try although it is not allowed. */
export type Step<Action> = {
  /** Names its texts: `lesson-<id>-head`, `lesson-<id>`, and `lesson-<id>-do` where something is done. */
  readonly id: string
  /** The rule that this step shows. */
  readonly rule: string
} & (
  | { readonly kind: 'read' }
  | { readonly kind: 'try' }
  | { readonly kind: 'do'; readonly action: Action; readonly replies?: readonly Action[] }
)

/** A position on the real engine, and the steps from there on. */
export interface Scene<Action> {
  readonly position: object
  readonly steps: readonly Step<Action>[]
}

/** The script of a lesson. */
export interface LessonScript<T extends GameTypes> {
  readonly scenes: readonly Scene<T['action']>[]
  /** Its texts; `lesson-mode` is what the lesson is called. */
  readonly catalogue: Words
  /** The learner's seat. The others move as the script says. */
  readonly learner: Seat
  readonly seats: number
}

/** All steps in a row. */
export function stepsOf<Action>(scenes: readonly Scene<Action>[]): readonly Step<Action>[] {
  return scenes.flatMap(({ steps }) => steps)
}

/** The scene of a step, and the actions done in it before. */
export function positionAt<Action>(
  scenes: readonly Scene<Action>[],
  index: number,
): { readonly scene: Scene<Action>; readonly done: readonly Action[] } {
  let first = 0
  const scene =
    scenes.find(({ steps }) => {
      if (index < first + steps.length) return true
      first += steps.length
      return false
    }) ?? scenes[0]
  const done = scene.steps
    .slice(0, index - first)
    .flatMap((each) => (each.kind === 'do' ? [each.action].concat(each.replies ?? []) : []))
  return { scene, done }
}
