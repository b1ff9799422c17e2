import { readFileSync } from 'node:fs'
import { wrap } from './wrap.ts'

const FILE = new URL('../../../../docs/rules/castle.md', import.meta.url)
const FENCE = /^```\n?/m

/** The numbered rule in the rulebook's words, or a whole chapter; null if there is none of that number. */
export function ruleLines(number: string, width: number): string[] | null {
  const asked = /^C?(\d+(?:\.\d+)?)\.?$/i.exec(number)
  if (asked === null) return null
  const sections = readSections().filter((section) => isIn(section, asked[1]))
  return sections.length === 0 ? null : sections.flatMap((section) => plain(section, width))
}

/** The headings of the chapters: `C3 A turn`. */
export function chapters(): string[] {
  return readSections()
    .filter((section) => section.startsWith('## '))
    .map((section) => section.slice('## '.length).trim())
}

/** Headings and rules of the rulebook, in its order. */
function readSections(): string[] {
  return readFileSync(FILE, 'utf8')
    .split(/^(?=## |- C\d)/m)
    .slice(1)
}

/** A chapter's number takes in its heading and all its rules. */
function isIn(section: string, number: string): boolean {
  const own = /C(\d+(?:\.\d+)?)/.exec(section)?.[1]
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
    const text = part.replace(/^(?:- |## )/, '').replaceAll(/\*\*|[`_]/g, '')
    return text.trim() === '' ? [] : wrap(text, width, '  ')
  })
}
