import type { MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { MysticsDesk } from '../choosing.ts'
import { capital } from '../words/capital.ts'
import { useChapterWords } from '../words/more.ts'
import { game, has, say } from '../words/words.ts'
import { isLed } from './led.ts'
import { answerText } from './question.tsx'

/** In the prologue: what is lit now, in words (M26.1: a lesson may cover several things to do), then what is left. */
export function LessonNow({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const isTold = useChapterWords('prologue')
  const legal = desk.legal.value
  const action = legal.at(0)
  // On a phone the lit button may be below the fold.
  useEffect(() => document.querySelector('.pointed')?.scrollIntoView({ block: 'nearest' }), [action?.do])
  // These words are loaded a moment after the table.
  if (action === undefined || !has('hint-lesson') || !isTold) return null
  if (!isLed(view, legal.length)) return <p class="lesson-now">{say('chapter-prologue.goal')}</p>
  const { question } = view
  // What opens a sheet is called as its button is, and so is exploring where there is one way only.
  const isButton = action.do === 'equip' || action.do === 'explore'
  const done = isButton ? say(`do-${action.do}`) : capital(game.tellAction(action))
  const what = question === null ? done : answerText(question, action)
  return <p class="lesson-now">{action.do === 'step' ? say('hint-lesson-step') : say('hint-lesson', { what })}</p>
}
