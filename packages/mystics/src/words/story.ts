import { tellPassage, type Speech } from '@mousekeep/text'
import { recall, type ChronicleEntry, type Told } from '../campaign/chronicle.ts'
import { isTold, passageKey } from '../story/told.ts'

/** A passage of the story book, paragraph by paragraph, with the lines that this party and its flags bring (B9). */
export function readOut(book: Speech, { passage, party, flags }: Told): string[] {
  return tellPassage(book, passageKey(passage), (line) => isTold(line, party, flags))
}

/** The story so far in few words: each chapter that is behind with its title. */
export function storySoFar(
  speech: Speech,
  chronicle: readonly ChronicleEntry[],
): { readonly title: string; readonly text: string }[] {
  return recall(chronicle).map(({ title, sentences }) => ({
    title: speech.say(title),
    text: sentences.map((key) => flat(speech.say(key))).join(' '),
  }))
}

/** One try at a chapter: how it ended, how long it took, and what was won. */
export function tellTry(speech: Speech, entry: ChronicleEntry): string {
  const { chapter, attempt, difficulty, result, leftBehind, page, rounds, captures, won } = entry
  const title = speech.say(`chapter-${chapter}`)
  const end = result === 'lost' && leftBehind ? 'left' : result
  const flags = won.map((flag) => speech.say(`flag-${flag}`)).join(', ')
  const line = speech.say('try', { title, attempt, difficulty, end, page, rounds, captures })
  return flags === '' ? line : speech.say('try-won', { line, flags })
}

/** What wins and loses a chapter, and its own rules by name. */
export function chapterGoals(speech: Speech, chapter: string): { goal: string; lost: string; rules: ChapterRule[] } {
  const rules: ChapterRule[] = []
  for (let n = 1; speech.has(`rule-R${chapter}-${n}`); n++) {
    const key = `rule-R${chapter}-${n}`
    rules.push({ name: speech.say(key), text: speech.say(`${key}.text`) })
  }
  return { goal: speech.say(`chapter-${chapter}.goal`), lost: speech.say(`chapter-${chapter}.lost`), rules }
}

/** A rule of a chapter's own, as the book calls it. */
export interface ChapterRule {
  readonly name: string
  readonly text: string
}

/** In one line; spaces that do not break stay. */
const flat = (text: string): string => text.replaceAll(/[ \n]+/g, ' ').trim()
