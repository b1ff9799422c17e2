import type { Speech } from './catalogue.ts'

/** A passage to read aloud, paragraph by paragraph: its text, then the line under each condition that holds. */
export function tellPassage(words: Speech, key: string, holds: (condition: string) => boolean): string[] {
  const lines = words.attributes(key).filter(holds)
  const told = [key, ...lines.map((condition) => `${key}.${condition}`)].map((each) => words.say(each))
  return told.flatMap((text) => text.split(/\n\s*\n/)).map((paragraph) => paragraph.replaceAll(/[ \n]+/g, ' ').trim())
}
