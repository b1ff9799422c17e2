import type { Chance, Emit } from '@mousekeep/engine'
import { LESSONS, OPENING, TAUGHT_IN } from '../../../data/lessons.ts'
import type { Face } from '../../cards/words.ts'
import type { MysticsEvent } from '../../state/events.ts'
import type { MysticsState } from '../../state/state.ts'
import type { LessonStep } from './lesson-step.ts'

/** Whether the chapter leads by the hand. */
export function isTaught(chapter: string | null): boolean {
  return chapter === TAUGHT_IN
}

/** The lesson the prologue is at; null in every other chapter, and when the last one is done. */
export function lessonOf(state: MysticsState): LessonStep | null {
  return isTaught(state.setup.chapter) ? (LESSONS[state.lesson] ?? null) : null
}

/** The chance of the prologue's set-up, up to its first decision. */
export function openingChance(chapter: string, chance: Chance): Chance {
  return isTaught(chapter) ? scripted(OPENING, chance) : chance
}

/** The dice of the lesson first, then the table's. */
export function scripted(dice: readonly Face[], chance: Chance): Chance {
  const left: string[] = [...dice]
  return {
    below: (n) => chance.below(n),
    face(die) {
      const next = left.shift()
      return die.find((face) => face === next) ?? chance.face(die)
    },
  }
}

/** Says which lesson begins, if one does with this step. */
export function tellLesson(state: MysticsState, emit: Emit<MysticsEvent>): void {
  const step = lessonOf(state)
  if (step !== null && LESSONS[state.lesson - 1]?.lesson !== step.lesson)
    emit?.({ type: 'lesson', rule: 'M26.1', lesson: step.lesson })
}
