import { readdirSync, readFileSync } from 'node:fs'
import { isTold, mystics, passageKey, recall, type ChronicleEntry, type Told } from '@mousekeep/mystics'
import { Catalogue, tellPassage } from '@mousekeep/text'
import { wrap } from '../play/wrap.ts'
import { wordsOf } from '../words.ts'

const FOLDER = new URL('story/', import.meta.resolve('@mousekeep/mystics/text/en.ftl'))
const WIDTH = 100
const words = wordsOf(mystics.id)
let book: Catalogue | null = null

/** A passage in words, with the lines that this party and its flags bring (B9). */
export function tell({ passage, party, flags }: Told): string {
  book ??= new Catalogue(words.language, bookIn(words.language))
  const told = tellPassage(book, passageKey(passage), (line) => isTold(line, party, flags))
  return told.map((paragraph) => wrap(paragraph, WIDTH).join('\n')).join('\n\n')
}

/** The story so far in few words: each chapter that is behind with its title. */
export function storySoFar(chronicle: readonly ChronicleEntry[]): string[] {
  const lines: string[] = []
  for (const { title, sentences } of recall(chronicle)) {
    const text = sentences.map((key) => flat(words.say(key))).join(' ')
    lines.push('', words.say(title), ...wrap(text, WIDTH))
  }
  return lines.slice(1)
}

/** Every try, line by line: how it ended, how long it took, and what was won. */
export function chronicleLines(chronicle: readonly ChronicleEntry[]): string[] {
  return chronicle.map(({ chapter, attempt, difficulty, result, leftBehind, page, rounds, captures, won }) => {
    const title = words.say(`chapter-${chapter}`)
    const end = result === 'lost' && leftBehind ? 'left' : result
    const flags = won.map((flag) => words.say(`flag-${flag}`)).join(', ')
    const line = words.say('table-try', { title, attempt, difficulty, end, page, rounds, captures })
    return flags === '' ? line : words.say('table-try-won', { line, flags })
  })
}

function bookIn(language: string): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(`.${language}.ftl`))
  return files.map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
