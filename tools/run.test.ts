import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { whatIsMissing } from './what-is-missing.mjs'

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url))

test('a command that is run before anything was set up says in one sentence what is needed', () => {
  const empty = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, 'packages/cli/src/play.ts'], {
    cwd: empty,
    encoding: 'utf8',
  })
  rmSync(empty, { recursive: true })
  assert.deepEqual([status, stdout], [2, ''])
  assert.match(stderr, /^run `npm start` or `npm test` once[^\n]*\n$/)
})

test('a Node that is too old is named in one sentence, with what to do', () => {
  assert.equal(whatIsMissing('24.0.0', 'linux-x64'), null)
  assert.equal(whatIsMissing('26.1.0', 'linux-x64'), null)
  assert.match(whatIsMissing('20.20.2', 'freebsd-x64') ?? '', /needs Node 24 .* 20\.20\.2.*freebsd-x64: install it/)
})
