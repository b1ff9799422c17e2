import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LogDamaged } from '../../src/store/contract.ts'
import { Heads } from '../../src/store/sqlite/heads.ts'
import { temporaryFolder } from '../support/folder.ts'

test('the file of heads does not grow with what is played, and forgets no head (promise 3)', () => {
  const file = join(temporaryFolder(), 'heads.txt')
  const heads = new Heads(file)
  heads.check(new Map([['first', 3]]))
  let longest = 0
  for (let seq = 1; seq <= 4000; seq++) {
    heads.note(Array.from({ length: 50 }, (_, table): [string, number] => [`table-${table}`, seq]))
    longest = Math.max(longest, statSync(file).size)
  }
  assert.ok(longest < 1_000_000, `${longest} bytes`)
  const told = new Map([...readFileSync(file, 'utf8').matchAll(/(\S+) (\d+)\n/g)].map(([, table, seq]) => [table, seq]))
  assert.deepEqual([told.get('first'), told.get('table-0'), told.get('table-49')], ['3', '4000', '4000'])
  const known = new Map([...told].map(([table, seq]) => [table, Number(seq)]))
  new Heads(file).check(known)
  assert.throws(() => new Heads(file).check(new Map([...known, ['table-7', 3999]])), LogDamaged)
})
