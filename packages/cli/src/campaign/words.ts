import { mystics, type ChronicleEntry, type Told } from '@mousekeep/mystics'
import { mysticsWords } from '@mousekeep/mystics/words'
import { readOut, wordsBeside } from '@mousekeep/mystics/words-beside'
import { Catalogue } from '@mousekeep/text'
import { textsIn } from '@mousekeep/text/files'
import { wrap } from '../play/wrap.ts'
import { wordsOf } from '../words.ts'

const FOLDER = new URL('story/', import.meta.resolve('@mousekeep/mystics/text/en.ftl'))
const WIDTH = 100

/** What the terminal says around a chapter. */
export const words = wordsOf(mystics.id)
/** What Mystics says itself, there as in the browser. */
export const game = { ...mysticsWords(words), ...wordsBeside(words) }
let book: Catalogue | null = null

/** A passage in words, with the lines that this party and its flags bring (B9). */
export function passageText(told: Told): string {
  book ??= new Catalogue(words.language, textsIn(FOLDER, words.language))
  return readOut(book, told)
    .map((paragraph) => wrap(paragraph, WIDTH).join('\n'))
    .join('\n\n')
}

/** The story so far in few words: each chapter that is behind with its title. */
export function storyLines(chronicle: readonly ChronicleEntry[]): string[] {
  return game
    .storySoFar(chronicle)
    .flatMap(({ title, text }) => ['', title].concat(wrap(text, WIDTH)))
    .slice(1)
}
