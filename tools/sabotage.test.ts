import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { SABOTAGES } from './sabotages/index.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
const PROMISES = [...read('docs/promises.md').matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number))

test('every promise has a sabotage', () => {
  assert.ok(PROMISES.length >= 25)
  assert.deepEqual(
    [...new Set(SABOTAGES.map(({ promise }) => promise))].toSorted((a, b) => a - b),
    PROMISES,
  )
})

for (const { promise, what, patches, test: file, pattern } of SABOTAGES) {
  test(`${promise}: the code that "${what}" changes is there, and so is its test`, () => {
    for (const { file: changed, from, to } of patches) {
      assert.ok(read(changed).includes(from), `${changed} no longer has: ${from}`)
      assert.notEqual(from, to)
    }
    const titles = [...read(file).matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map(([, , title]) => title)
    // Titles of tests that are made in a loop have numbers in them.
    assert.ok(
      titles.some((title) => new RegExp(pattern).test(title.replaceAll(/\$\{[^}]*\}/g, '1'))) || isContract(file),
    )
  })
}

/** The contract of the stores has its tests in a file of its own. */
function isContract(file: string): boolean {
  return /store-(?:sqlite|postgres)\.test\.ts$/.test(file)
}
