import { has, say } from '../words/words.ts'
import { chapterIn } from './passages.ts'

/** The title of a passage in a list: its side, its place in the chapter, or its first words. */
export function titleOf(passage: string, firstWords = ''): string {
  const chapter = chapterIn(passage)
  const name = passage.slice(chapter.length + 1)
  if (has(`side-${name}`)) return say(`side-${name}`)
  if (has(`passage-${name}`)) return say(`passage-${name}`)
  return firstWords === '' ? say(`chapter-${chapter}`) : `${opening(firstWords)}…`
}

const WORDS = 5

function opening(text: string): string {
  return text
    .split(/\s+/)
    .slice(0, WORDS)
    .join(' ')
    .replace(/[\p{P}\s]+$/u, '')
}
