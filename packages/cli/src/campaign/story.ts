import { readdirSync, readFileSync } from 'node:fs'
import { isTold, passageKey, type Told } from '@mousekeep/mystics'
import { Catalogue, tellPassage } from '@mousekeep/text'
import { wrap } from '../play/wrap.ts'

const FOLDER = new URL('story/', import.meta.resolve('@mousekeep/mystics/text/en.ftl'))
const WIDTH = 100
let words: Catalogue | null = null

/** A passage in words, with the lines that this party and its flags bring (B9). */
export function tell({ passage, party, flags }: Told): string {
  words ??= new Catalogue(
    'en',
    readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8')),
  )
  const told = tellPassage(words, passageKey(passage), (line) => isTold(line, party, flags))
  return told.map((paragraph) => wrap(paragraph, WIDTH).join('\n')).join('\n\n')
}
