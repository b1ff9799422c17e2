import type { QuestionView } from '@mousekeep/mystics/box'
import { game } from '../words/words.ts'

/** The question in a sentence. */
export function askText({ what }: QuestionView): string {
  return game.question(what)
}
