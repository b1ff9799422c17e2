import { lookFor } from '@mousekeep/mystics/look'
import { partList } from '@mousekeep/text'
import { chapters, ruleLines } from '../play/rulebook.ts'
import { wrap } from '../play/wrap.ts'
import { game, words } from './words.ts'

export const WIDTH = 100

/** What may be said at the table beside an answer, and what comes back. */
export type Aside = (about: string) => readonly string[]

/** What may be asked at any question of a campaign, before a chapter, in it and after it. */
export const ASIDES: Readonly<Record<string, Aside>> = {
  help: () => words.say('table-help').split('\n'),
  look: (called) => {
    const seen = lookFor(words, called)
    return seen.length > 0 ? seen : [words.say('table-no-such-thing', { name: called })]
  },
  rules: (number) =>
    ownRules(number) ?? ruleLines('mystics', number, WIDTH) ?? [words.say('table-which-rule'), ...chapters('mystics')],
}

/** The answer to a line that is an aside, as wide as the terminal; null: it is none. */
export function aside(line: string, known = ASIDES): string[] | null {
  const [word, ...rest] = line.split(/\s+/)
  return Object.hasOwn(known, word) ? fitted(known[word](rest.join(' '))) : null
}

/** Lines broken where they are too long, each under its own beginning. */
export function fitted(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const indent = ' '.repeat(line.length - line.trimStart().length)
    return line.length <= WIDTH ? [line] : [indent + wrap(line, WIDTH - indent.length, `${indent}  `).join('\n')]
  })
}

/** A rule of a chapter's own, or all of that chapter's: `R8.3`, `R8`. Null: there is none of that number. */
function ownRules(number: string): string[] | null {
  const [, chapter, n] = /^R(\d+)(?:\.(\d+))?$/i.exec(number) ?? []
  if (chapter === undefined || !words.has(`chapter-${chapter}`)) return null
  const rules = chapterRules(chapter)
  const asked = n === undefined ? rules : rules.slice(Number(n) - 1, Number(n))
  return asked.length === 0 ? null : asked.flat()
}

/** The rules of a chapter's own, each with its number; what a rule lists stands below it. */
export function chapterRules(chapter: string): string[][] {
  return game.goals(chapter).rules.map(({ name, text }, i) => {
    const [told, ...items] = partList(text)
    const rule = words.say('table-rule', { name: `R${chapter}.${i + 1} ${name}`, text: told })
    return [rule].concat(items.map((item) => `  · ${item}`))
  })
}
