import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'

// What is put into a sentence comes as it is: nobody knows how it begins, and no language may bend it.

const ROOT = new URL('../../../', import.meta.url)
const NAMES = 'who|by|with|card|cards|item|token|side|what|ability|seat|team|winner|first|name|targets|track'

/** What must not stand right before or after a parameter, with an example of what would come of it. */
const NEVER: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<!\p{L})an? \{ \$/iu, 'a emmental, an gouda'],
    [
      /^(?! *\*?\[).*\{ \$(?:count|n|rounds|captures|size|least|steps|wounds|pages|seats) \} [a-z-]+s(?!\p{L})/u,
      '1 players',
    ],
  ],
  fr: [
    [new RegExp(String.raw`(?<!\p{L})(?:de|le|la|du|que|ne|me|te|se|ce|je) \{ \$(?:${NAMES}) `, 'iu'), 'de Anna'],
    [/(?:l|d|qu|n|s)’\{ \$/iu, 'd’Collin'],
  ],
  hu: [
    [/(?<!\p{L})az? \{ \$/iu, 'a 5. oldal, az 4. oldal'],
    [/\}-?(?!féle)\p{L}/iu, '5-val, Nez-hoz'],
  ],
  ru: [
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:у|к|от|для|из|без|о|об|за|под|над|при|про|между|с|со|на|в) \{ \$(?:${NAMES}) `,
        'iu',
      ),
      'у Коллин',
    ],
    [/\}\p{L}/iu, 'Коллинa'],
  ],
}

function catalogues(language: string): string[] {
  return globSync(`packages/*/{text,shared}/**/*${language}.ftl`, { cwd: ROOT }).toSorted()
}

/** Messages and forms, line by line, without notes. */
function linesOf(file: string): string[] {
  const source = readFileSync(new URL(file, ROOT), 'utf8')
  return source.split('\n').filter((line) => line.includes('{ $') && !line.startsWith('#'))
}

for (const [language, patterns] of Object.entries(NEVER)) {
  test(`${language}: nothing leans on what is put into a sentence`, () => {
    const files = catalogues(language)
    assert.ok(files.length > 5)
    for (const file of files) {
      for (const line of linesOf(file)) {
        for (const [pattern, would] of patterns) assert.doesNotMatch(line, pattern, `${file}: ${would}`)
      }
    }
  })
}

test('in every language a choice by number has each form that the language has', () => {
  for (const language of Object.keys(NEVER)) {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const file of catalogues(language)) {
      const source = readFileSync(new URL(file, ROOT), 'utf8')
      for (const [choice, forms] of source.matchAll(/\{ \$\w+ ->\n((?: *\*?\[\w+\].*\n)+)/g)) {
        const given = new Set([...forms.matchAll(/^ *\*?\[(\w+)\]/gm)].map(([, form]) => form))
        if (!given.has('one')) continue
        for (const form of wanted) assert.ok(given.has(form), `${file}: [${form}] in ${choice}`)
      }
    }
  }
})
