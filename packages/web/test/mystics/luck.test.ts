import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import type { MysticsEvent } from '@mousekeep/mystics'
import { Catalogue } from '@mousekeep/text'
import { luckOf } from '../../src/mystics/luck.ts'
import { words } from '../../src/mystics/words/words.ts'

const TEXTS = [
  '@mousekeep/mystics/text/names.en.ftl',
  '@mousekeep/mystics/text/cards.en.ftl',
  '@mousekeep/web/text/mystics-together.en.ftl',
]
words.catalogue.value = new Catalogue(
  'en',
  TEXTS.map((file) => readFileSync(new URL(import.meta.resolve(file)), 'utf8')),
)

type Faces = Extract<MysticsEvent, { readonly type: 'rolled' }>['faces']
const rolled = (by: string, reason: string, faces: Faces): MysticsEvent => ({
  type: 'rolled',
  rule: 'M10.4',
  by,
  for: reason,
  faces,
})
const attacked = (by: string, weapon: string): MysticsEvent => ({
  type: 'attacked',
  rule: 'M10.4',
  by,
  targets: ['x'],
  weapon,
})

void test('M2.2 luck is what the dice of each mouse gave, beside what as many give on average', () => {
  const { rows } = luckOf([
    [attacked('collin', 'collins-sword'), rolled('collin', 'attack', ['sword', 'bow', 'cheese'])],
    [attacked('lily', 'lilys-bow'), rolled('lily', 'attack', ['bow', 'sword', 'bow-star'])],
    [rolled('rat-warriors-1', 'attack', ['sword']), rolled('collin', 'defense', ['shield', 'bow', 'shield-star'])],
    [rolled('lily', 'search', ['sword']), rolled('collin', 'move', ['shield'])],
  ])
  const table = rows.map(
    ({ what, seats }) =>
      `${what}: ${seats.map(({ seat, had, expected }) => `${seat} ${had} of ${expected.toFixed(2)}`).join(', ')}`,
  )
  assert.deepEqual(table, [
    'Hits: Collin 1 of 1.50, Lily 2 of 1.00',
    'Blocks: Collin 2 of 1.00, Lily 0 of 0.00',
    'Stars in searching: Collin 0 of 0.00, Lily 1 of 0.50',
    'Movement: Collin 3 of 2.00, Lily 0 of 0.00',
    'Cheese: Collin 1 of 1.17, Lily 0 of 0.67',
  ])
})
