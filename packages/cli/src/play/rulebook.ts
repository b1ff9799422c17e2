import { existsSync, readFileSync } from 'node:fs'
import { partList } from '@mousekeep/text'
import { languageOf } from '../words.ts'
import { wrap } from './wrap.ts'

const FOLDER = new URL('../../../../docs/rules/', import.meta.url)
const LETTERS = { castle: 'C', mystics: 'M' } as const
const FENCE = /^```\n?/m

/** The games with a rulebook of numbered rules. */
export type Rulebook = keyof typeof LETTERS

/** The numbered rule in the rulebook's words, or a whole chapter; null if there is none of that number. */
export function ruleLines(book: Rulebook, number: string, width: number): string[] | null {
  const asked = /^([A-Z]?)(\d+(?:\.\d+)?)\.?$/i.exec(number)
  if (asked === null) return null
  const letter = asked[1].toUpperCase() || LETTERS[book]
  const sections = readSections(book).filter((section) => isIn(section, letter + asked[2]))
  return sections.length === 0 ? null : sections.flatMap((section) => plain(section, width))
}

/** The headings of the chapters: `C3 A turn`; not those of the words and of the index, which have no number. */
export function chapters(book: Rulebook): string[] {
  return readSections(book)
    .filter((section) => /^## [A-Z]\d* /.test(section))
    .map((section) => section.split('\n')[0].slice('## '.length).trim())
}

/** Headings and rules of the rulebook in the language of the terminal, in its order. */
function readSections(book: Rulebook): string[] {
  const translated = new URL(`${book}.${languageOf(book)}.md`, FOLDER)
  return readFileSync(existsSync(translated) ? translated : new URL(`${book}.md`, FOLDER), 'utf8')
    .split(/^(?=## |- (?:\*\*)?[A-Z]\d)/m)
    .slice(1)
}

/** A chapter's number takes in its heading and all its rules. */
function isIn(section: string, number: string): boolean {
  const own = /^(?:- |## )(?:\*\*)?([A-Z]\d+(?:\.\d+)?)/.exec(section)?.[1]
  return own === number || own?.startsWith(`${number}.`) === true
}

/** Without the marks of Markdown; what is between fences keeps its lines. */
function plain(section: string, width: number): string[] {
  return section.split(FENCE).flatMap((part, i) => {
    if (i % 2 === 1)
      return part
        .trimEnd()
        .split('\n')
        .map((line) => `    ${line}`)
    const lines = part.replace(/^(?:- |## )/, '').split('\n')
    const text = lines.filter((line) => !isOfTable(line)).join('\n')
    const table = lines.filter((line) => isOfTable(line) && !/^[\s|:-]+$/.test(line))
    const [told, ...items] = partList(text.replaceAll(/\*\*|[`_]/g, ''))
    const rest = items.flatMap((item) => wrap(`· ${item}`, width - 2, '  ').map((line) => `  ${line}`))
    return (told === '' ? [] : wrap(told, width, '  ')).concat(rest, table)
  })
}

/** A table keeps its lines, however wide; the rule under its heading says nothing. */
function isOfTable(line: string): boolean {
  return line.trimStart().startsWith('|')
}
