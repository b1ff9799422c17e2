import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, Seeded } from '@mousekeep/engine'
import { chapterSchema, readChapter } from '@mousekeep/mystics'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { CHAPTERS } from '../../src/story/shelf.ts'
import { FILES } from './hostile/files.ts'
import { RULES } from './hostile/loops.ts'
import { spoil } from './spoil.ts'

// The JSON Schema for authors, looked at with a validator that others use.

const schema = chapterSchema()
const isValid = new Ajv2020().compile(JSON.parse(JSON.stringify(schema)))
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

function isRead(json: unknown): boolean {
  try {
    readChapter(json)
    return true
  } catch {
    return false
  }
}

test('M26.1 every chapter of the book is one by the schema', () => {
  for (const chapter of CHAPTERS)
    assert.ok(isValid(plain(chapter)), `${chapter.id}: ${JSON.stringify(isValid.errors?.slice(0, 3))}`)
})

test('M26.1 what the reader takes the schema takes, and what the schema refuses the reader refuses', () => {
  const chance = new Seeded('spoilt for the schema')
  let refused = 0
  for (let i = 0; i < 600; i++) {
    const spoilt = spoil(pick(CHAPTERS, chance), chance)
    if (isValid(spoilt)) continue
    refused++
    assert.ok(!isRead(spoilt), JSON.stringify(isValid.errors))
  }
  assert.ok(refused > 300, `${refused} of 600`)
})

test('M26.1 of chapters made to hurt the schema refuses those of a wrong shape', () => {
  const verdicts = [...FILES, ...RULES].map(({ title, chapter, comes }) => ({
    title,
    comes,
    ok: isValid(plain(chapter)),
  }))
  for (const { title, comes, ok } of verdicts) if (comes === 'plays') assert.ok(ok, title)
  const through = verdicts.filter(({ comes, ok }) => ok && comes !== 'plays').map(({ title }) => title)
  assert.ok(through.length <= 15, through.join('; '))
})
