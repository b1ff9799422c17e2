import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ABILITIES, HEROES, INNATE, MINION_CARDS, MINION_TYPES, SEARCH_CARDS } from '../../src/cards/box.ts'

const ROOT = new URL('../../', import.meta.url)

/** What else is called so: tasks and steps of a stored state, a field of it, a verb, kinds of figures. */
const OTHER_THINGS: ReadonlySet<string> = new Set([
  'brodie',
  'grape',
  'disguises',
  'roaches',
  'cure',
  'spider',
  'centipede',
])
/** The light sheet lists the mice, so that a form needs no box. */
const SHEET = 'src/sheet.ts'

void test('no card, minion or mouse is known to the code by its name: what is special about it is data', () => {
  const ids = [...SEARCH_CARDS, ...ABILITIES, ...INNATE, ...MINION_CARDS, ...MINION_TYPES, ...HEROES].map(
    ({ id }) => id,
  )
  const named = new Set(ids.filter((id) => !OTHER_THINGS.has(id)))
  const found = globSync('src/**/*.ts', { cwd: ROOT })
    .filter((file) => file !== SHEET)
    .flatMap((file) => {
      const source = readFileSync(new URL(file, ROOT), 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, '')
      return [...source.matchAll(/'([a-z][a-z-]*)'/g)]
        .filter(([, id]) => named.has(id))
        .map(([, id]) => `${file}: ${id}`)
    })
  assert.ok(named.size > 100)
  assert.deepEqual(found, [])
})
