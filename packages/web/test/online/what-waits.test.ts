import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whatWaits } from '../../src/online/company/what-waits.ts'

const chapter = (table: string, status: string): { table: string; status: string; told: null } => ({
  table,
  status,
  told: null,
})

void test('a company whose table was put away reads how its story goes on (promise 43)', () => {
  const first = { table: 'a', chapters: [chapter('a', 'archived')] }
  assert.equal(whatWaits(first, true), null)
  assert.equal(whatWaits(first, false), 'company-waits')
  const second = { table: 'b', chapters: [chapter('a', 'over'), chapter('b', 'archived')] }
  assert.equal(whatWaits(second, true), 'company-put-away')
  assert.equal(whatWaits(second, false), 'company-put-away')
})

void test('nothing waits where there is a table to go to, and before the first the host is waited for', () => {
  assert.equal(whatWaits({ table: 'a', chapters: [chapter('a', 'playing')] }, false), null)
  assert.equal(whatWaits({ table: null, chapters: [] }, false), 'company-waits')
  assert.equal(whatWaits({ table: null, chapters: [] }, true), null)
})
