import { Catalogue } from '@mousekeep/text'
import { signal } from '@preact/signals'
import { isTold, passageKey } from '@mousekeep/mystics/box'
import { language } from '../../base/settings.ts'

/** The passages of each chapter in each language, each with its own script. */
const FILES = import.meta.glob<string>('../../../../mystics/text/story/*.ftl', { query: '?raw', import: 'default' })

const book = signal<Catalogue | null>(null)
let wanted = ''

/** The chapter of a passage: `2 kitchen` is in the second. */
export function chapterIn(passage: string): string {
  return passage.split(' ')[0]
}

/** Loads the passages of a chapter in the language of the app. */
export async function openBook(chapter: string): Promise<void> {
  const key = `${chapter} ${language.value}`
  if (wanted === key) return
  wanted = key
  const story = await storyOf(chapter, language.value)
  if (wanted === key && story !== null) book.value = story
}

/** All passages of a chapter; null if the book has no such chapter. */
export async function storyOf(chapter: string, wished: string): Promise<Catalogue | null> {
  const number = chapter === 'prologue' ? '00' : chapter.padStart(2, '0')
  const path = Object.keys(FILES).find((each) => each.includes(`/story/${number}-`) && each.endsWith(`.${wished}.ftl`))
  return path === undefined ? null : new Catalogue(wished, [await FILES[path]()])
}

/** A paragraph of a passage; one that a mouse speaks has its seal. */
export interface Paragraph {
  readonly text: string
  readonly by: string | null
}

/** The passage as it is read to this party (B9): its text, and the lines of those who are there. */
export function paragraphsOf(passage: string, party: readonly string[], flags: readonly string[]): Paragraph[] {
  const catalogue = book.value
  if (catalogue === null) return []
  const key = passageKey(passage)
  if (!catalogue.has(key)) return []
  const lines = catalogue
    .attributes(key)
    .filter((part) => isTold(part, party, flags))
    .map((part): Paragraph => ({ text: catalogue.say(`${key}.${part}`), by: speaker(part) }))
  const told = catalogue
    .say(key)
    .split(/\n\s*\n/)
    .map((text): Paragraph => ({ text, by: null }))
  return [...told, ...lines].filter(({ text }) => text.trim() !== '')
}

/** `hero-nez` is a line for Nez. */
function speaker(part: string): string | null {
  return part.startsWith('hero-') ? part.slice('hero-'.length) : null
}
