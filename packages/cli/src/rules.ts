import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord } from '@mousekeep/engine'
import { command } from '@mousekeep/command'

const HELP = `Lists the rules of docs/rules/*.md that no test cites, and the tests that cite no such rule.

  npm run -s rules

Only games that have a package count. A test cites a rule by its title, test('C3.2 …') or scenario('C3.2 …'), a rule
case by its "rule". The last line is JSON: {"rules":N,"untested":["C3.2",…]}. The exit code is 1 if there is a stranger.`

const RULE_LINE = /^- ([A-Z]\d+\.\d+) /gm
// In a template literal the number must come first too, so that it can be found without running the tests.
const TITLE = /\b(?:test|scenario)\(\s*(['"`])([A-Z]\d+\.\d+) ((?:(?!\1)[^\\\n]|\\.)*)\1/g

interface Citation {
  readonly rule: string
  readonly where: string
}

export interface Coverage {
  readonly rules: readonly string[]
  readonly untested: readonly string[]
  readonly strangers: readonly Citation[]
}

/** What is tested in a tree, as far as titles say it. */
export function coverage(root: string): Coverage {
  const games = globSync('docs/rules/*.md', { cwd: root })
    .toSorted()
    .map((file) => ({ file, folder: `packages/${file.slice('docs/rules/'.length, -'.md'.length)}` }))
    .filter(({ folder }) => existsSync(join(root, folder)))
  const rules = games.flatMap(({ file }) => rulesIn(read(root, file)))
  const cited = [...citationsInTests(root), ...citationsInCases(root)]
  const known = new Set(rules)
  const tested = new Set(cited.map(({ rule }) => rule))
  const letters = new Set(rules.map((rule) => rule.charAt(0)))
  return {
    rules,
    untested: rules.filter((rule) => !tested.has(rule)),
    strangers: cited.filter(({ rule }) => letters.has(rule.charAt(0)) && !known.has(rule)),
  }
}

function rulesIn(text: string): string[] {
  return [...text.matchAll(RULE_LINE)].map(([, rule]) => rule)
}

function citationsInTests(root: string): Citation[] {
  const files = globSync('packages/*/{src,test}/**/*.test.ts', { cwd: root }).toSorted()
  return files.flatMap((file) =>
    [...read(root, file).matchAll(TITLE)].map(([, , rule, title]) => ({ rule, where: `${file}: ${rule} ${title}` })),
  )
}

function citationsInCases(root: string): Citation[] {
  const files = globSync('packages/*/test/cases/**/*.json', { cwd: root }).toSorted()
  return files.flatMap((file) => {
    const json: unknown = JSON.parse(read(root, file))
    const cases: unknown[] = Array.isArray(json) ? json : [json]
    return cases
      .filter(isRecord)
      .map(({ rule, title }) => ({ rule: String(rule), where: `${file}: ${String(rule)} ${String(title)}` }))
  })
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

if (import.meta.filename === process.argv[1]) {
  await command(HELP, () => {
    const { rules, untested, strangers } = coverage(fileURLToPath(new URL('../../..', import.meta.url)))
    for (const rule of untested) console.log(`no test: ${rule}`)
    for (const { where } of strangers) console.log(`no such rule: ${where}`)
    console.log(JSON.stringify({ rules: rules.length, untested }))
    if (strangers.length > 0) process.exitCode = 1
  })
}
