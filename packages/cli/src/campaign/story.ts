import { readdirSync, readFileSync } from 'node:fs'
import { isTold, passageKey, recall, type ChronicleEntry, type Told } from '@mousekeep/mystics'
import { Catalogue, tellPassage } from '@mousekeep/text'
import { wrap } from '../play/wrap.ts'

const WORDS = new URL('./', import.meta.resolve('@mousekeep/mystics/text/en.ftl'))
const WIDTH = 100
let kept: Catalogue | null = null

/** The passages of the story book, and the names of its chapters and flags. */
function words(): Catalogue {
  const passages = readdirSync(new URL('story/', WORDS)).map((file) => `story/${file}`)
  kept ??= new Catalogue(
    'en',
    [...passages, 'chapters.en.ftl', 'names.en.ftl'].map((file) => readFileSync(new URL(file, WORDS), 'utf8')),
  )
  return kept
}

/** A passage in words, with the lines that this party and its flags bring (B9). */
export function tell({ passage, party, flags }: Told): string {
  const told = tellPassage(words(), passageKey(passage), (line) => isTold(line, party, flags))
  return told.map((paragraph) => wrap(paragraph, WIDTH).join('\n')).join('\n\n')
}

/** The story so far in few words: each chapter that is behind with its title; empty before the first. */
export function storySoFar(chronicle: readonly ChronicleEntry[]): string {
  const chapters = recall(chronicle).map(({ title, sentences }) => {
    const text = sentences.map((key) => flat(words().say(key))).join(' ')
    return `${words().say(title)}\n${wrap(text, WIDTH).join('\n')}`
  })
  return chapters.join('\n\n')
}

/** Every try, line by line: how it ended, how long it took, and what was won. */
export function chronicleLines(chronicle: readonly ChronicleEntry[]): string[] {
  return chronicle.map(({ chapter, attempt, difficulty, result, leftBehind, page, rounds, captures, won }) => {
    const title = words().say(`chapter-${chapter}`)
    const end = result === 'won' ? 'won' : leftBehind ? 'lost and left behind' : 'lost'
    const flags = won.map((flag) => words().say(`flag-${flag}`)).join(', ')
    const line = `${title}, try ${attempt} (${difficulty}): ${end} on page ${page} after ${rounds} rounds, ${captures} captures`
    return flags === '' ? line : `${line}; won ${flags}`
  })
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
