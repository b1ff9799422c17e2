import type { GameTypes, Seat } from '@mousekeep/engine'
import type { Words } from '../base/words/words.ts'

/** One moment of a lesson: something to read, to do, or to try although it is not allowed. */
export type Step<Action> = {
  /** Names its texts: `lesson-<id>-head`, `lesson-<id>`, and `lesson-<id>-do` where something is done. */
  readonly id: string
  /** The rule that is met here. */
  readonly rule: string
} & (
  | { readonly kind: 'read' }
  | { readonly kind: 'try' }
  | { readonly kind: 'do'; readonly action: Action; readonly replies?: readonly Action[] }
)

/** A position on the real engine, and what is done from there on. */
export interface Scene<Action> {
  readonly position: object
  readonly steps: readonly Step<Action>[]
}

/** A game learnt by playing it: one thing at a time. */
export interface LessonScript<T extends GameTypes> {
  readonly scenes: readonly Scene<T['action']>[]
  /** Its texts, and `lesson-mode`: what it is called. */
  readonly catalogue: Words
  /** The seat of whoever learns; the others move as it is written. */
  readonly learner: Seat
  readonly seats: number
}

/** All steps in a row; a lesson is at one of them. */
export function stepsOf<Action>(scenes: readonly Scene<Action>[]): readonly Step<Action>[] {
  return scenes.flatMap(({ steps }) => steps)
}

/** The scene of a step, and the actions that have been done in it before. */
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
