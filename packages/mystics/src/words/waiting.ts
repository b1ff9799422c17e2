import type { Speech } from '@mousekeep/text'
import type { MysticsView } from '../view.ts'
import { namesOf } from './names.ts'
import { tellPrompt } from './questions.ts'

/** What somebody must decide: enough of a view to call them later, in whatever language they read. */
export interface Waiting extends Pick<MysticsView, 'question' | 'turn'> {
  /** Of the attack that is defended now. */
  readonly hits: number
}

export function waitingIn({ question, turn, waiting }: MysticsView): Waiting {
  const struck = waiting.findLast((task) => typeof task['hits'] === 'number')
  return { question, turn, hits: Number(struck?.['hits'] ?? 0) }
}

export function tellWaiting(speech: Speech, waiting: Waiting): string {
  const what = tellPrompt(speech, waiting)
  return waiting.hits > 0 ? speech.say('waiting-hits', { what, hits: waiting.hits }) : what
}

/** What is decided between two chapters: M23.3 is asked first and alone, then each mouse's card (M24.2). */
export function tellChoices(speech: Speech, abouts: readonly string[]): string {
  return abouts.includes('way')
    ? speech.say('waiting-way')
    : speech.say('waiting-keep', { mice: namesOf(speech, abouts) })
}
