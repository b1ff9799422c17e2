import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'

// One spelling of English, that of the UK, in whatever people read: texts, rules, documents.

const ROOT = new URL('../../../', import.meta.url)
const ENGLISH = [
  'packages/*/{text,shared}/**/en.ftl',
  'packages/*/text/**/*.en.ftl',
  'docs/**/*.md',
  '*.md',
  'bench/*.md',
]
const AMERICAN =
  /\b(?:(?:arm|behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum|val|vig)or(?:s|ed|ing|less|able|ful)?|defense|offense|gray|(?:cent|theat|somb|fib)er(?:ed|s)?|(?:travel|level|label|model|signal|cancel)(?:ed|ing|er)|jewelry|mold|mustache|skeptical|catalog|dialog|plow|fulfill|(?:organ|real|recogn|apolog|serial|normal|initial|memor|critic|summar)iz(?:e[sd]?|ing))\b/i

/** What is read: not the notes, keys and parameters of a text, nor code in a document. */
function readable(file: string): string {
  const source = readFileSync(new URL(file, ROOT), 'utf8')
  return file.endsWith('.ftl')
    ? source.replaceAll(/^#.*$|^[\w-]+ =|\$\w+|^ *\*?\[[\w-]+\]/gm, '')
    : source.replaceAll(/^ *```[^]*?^ *```$|`[^`\n]+`|\]\([^)]+\)|^ {4,}.*$/gm, '')
}

test('whatever is read in English is spelled as in the UK', () => {
  const files = globSync(ENGLISH, { cwd: ROOT }).filter((file) => !/\.(?:ru|fr|hu)\.md$/.test(file))
  assert.ok(files.length > 60, String(files.length))
  const found = files.flatMap((file) =>
    [...readable(file).matchAll(new RegExp(AMERICAN, 'gi'))].map(([word]) => `${file}: ${word}`),
  )
  assert.deepEqual(found, [])
})
