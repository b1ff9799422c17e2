import { castleWords } from '@mousekeep/castle/words'
import { say } from './words/words.ts'

/** The sentences of Castle, in the language of the app. */
export const { teamName, kindName, tell, tellAction, whyNot, tellHint, foretellSlide, caption } = castleWords(say)
