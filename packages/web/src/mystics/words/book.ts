import type { ComponentType } from 'preact'
import { later } from '../../base/later.tsx'
import { Words } from '../../base/words/words.ts'

/** The words beside the table: in the book, at the end of a chapter, in the chronicle. They come with those parts. */
const bookWords = new Words({
  en: () => import('./book-en.ts'),
  ru: () => import('./book-ru.ts'),
  fr: () => import('./book-fr.ts'),
  hu: () => import('./book-hu.ts'),
})

/** A message from these. */
export const bookSay = bookWords.say

/** A part that is loaded with its script and these words when it is first shown. */
export function laterWithWords<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return later(async () => {
    const [part] = await Promise.all([load(), bookWords.load()])
    return part
  })
}

/** The same for a page of its own. */
export async function withWords<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, bookWords.load()])
  return part
}
