export { partNotes, type ToldRule } from './rule-notes.ts'

/** A numbered rule of a rulebook. Its text keeps the two stars around what is strong. */
export interface Rule {
  readonly number: string
  /** The heading of its section. */
  readonly chapter: string
  readonly text: string
  /** What stands between fences: a plan. */
  readonly block: string
  /** Its table, the heading first; empty if it has none. */
  readonly table: readonly (readonly string[])[]
}

/** What stands under one heading: words before its rules, the rules, words after them, and points without a number. */
export interface RuleSection {
  /** The same in every language: `M7`, `K`, and `words` and `index` for the two without a number. */
  readonly id: string
  readonly heading: string
  readonly intro: string
  readonly rules: readonly Rule[]
  readonly closing: string
  readonly points: readonly string[]
}

/** A file of `docs/rules`, whole. */
export interface RulebookText {
  readonly title: string
  readonly preamble: string
  readonly sections: readonly RuleSection[]
}

const POINT = /^- /m
const NUMBERED = /^(?:\*\*)?([A-Z]\d+(?:\.\d+)?) /

export function parseRulebook(source: string): RulebookText {
  const [head, ...parts] = source.split(/^## /m)
  const [title, ...preamble] = head.replace(/^# /, '').split('\n')
  return {
    title: title.trim(),
    preamble: plain(preamble.join('\n')),
    sections: parts.map((part, i) => sectionIn(part, i === 0 ? 'words' : 'index')),
  }
}

/** All rules of a rulebook, in its order. */
export function rulesOf({ sections }: Pick<RulebookText, 'sections'>): Rule[] {
  return sections.flatMap(({ rules }) => rules)
}

function sectionIn(part: string, otherwise: string): RuleSection {
  const [heading, ...rest] = part.split('\n')
  const [intro, ...items] = rest.join('\n').split(POINT)
  const numbered = items.filter((item) => NUMBERED.test(item))
  const points = items.filter((item) => !NUMBERED.test(item))
  // Where points without a number follow rules, a line before them says what they are.
  const [last = '', closing = ''] = points.length === 0 ? [] : (numbered.at(-1) ?? '').split(/\n\n(?! |```)/)
  const rules = closing.trim() === '' ? numbered : [...numbered.slice(0, -1), last]
  return {
    id: /^([A-Z]\d*) /.exec(heading)?.[1] ?? otherwise,
    heading: heading.trim(),
    intro: plain(intro),
    rules: rules.map((item) => ruleIn(item, heading.trim())),
    closing: plain(closing),
    points: points.map(plain),
  }
}

function ruleIn(item: string, chapter: string): Rule {
  const number = NUMBERED.exec(item)?.[1] ?? ''
  // A rule with a name has both in bold: the number goes, the name stays.
  const named = item.startsWith('**') ? '**' : ''
  const [told, block = ''] = (named + item.slice(named.length + number.length).trimStart()).split(/^```\n?/m)
  const lines = told.split('\n')
  const text = lines.filter((line) => !isOfTable(line)).join('\n')
  const table = lines.filter((line) => isOfTable(line) && !/^[\s|:-]+$/.test(line)).map(cellsOf)
  return { number, chapter, text: plain(text), block: block.trimEnd(), table }
}

/** Without the marks of Markdown that a page does not need: of a link only its words are left. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/[`_]/g, '')
    .trim()
}

function isOfTable(line: string): boolean {
  return line.trimStart().startsWith('|')
}

function cellsOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim())
  return cells.slice(1, -1)
}
