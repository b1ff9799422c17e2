import type { QuestionView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { MysticsDesk } from '../choosing.ts'
import { capital } from '../words/capital.ts'
import { game, has, say } from '../words/words.ts'
import { answerText } from './question.tsx'

/** What is lit now, in words: one lesson of the prologue may cover several things to do (M26.1). */
export function LessonNow({
  desk,
  question,
}: {
  desk: MysticsDesk
  question: QuestionView | null
}): JSX.Element | null {
  const action = desk.legal.value.at(0)
  // On a phone the lit button may be below the fold.
  useEffect(() => document.querySelector('.pointed')?.scrollIntoView({ block: 'nearest' }), [action?.do])
  // These words are loaded a moment after the table.
  if (action === undefined || !has('hint-lesson')) return null
  // What opens a sheet is called as its button is.
  const done = action.do === 'equip' ? say('do-equip') : capital(game.tellAction(action))
  const what = question === null ? done : answerText(question, action)
  return <p class="lesson-now">{action.do === 'step' ? say('hint-lesson-step') : say('hint-lesson', { what })}</p>
}
