import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mysticsCensus } from '@mousekeep/mystics'

void test('M1 the census counts what the box holds', () => {
  const census = mysticsCensus()
  assert.deepEqual(
    [census['heroes'], census['abilities'], census['searchCards'], census['initiativeCards']],
    [6, 28, 71, 19],
  )
  assert.deepEqual([census['encountersStandard'], census['encountersDifficult']], [9, 9])
  assert.deepEqual([census['tiles'], census['sides'], census['achievements']], [8, 16, 5])
  assert.deepEqual([census['chapters'], census['prologue']], [11, 1])
})
