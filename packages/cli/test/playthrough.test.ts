import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const command = fileURLToPath(new URL('../src/playthrough.ts', import.meta.url))

test('npm run playthrough checks the recorded games of every package that has some', () => {
  // Within a test run Node would report the child's tests as its own: the variable says that this is one.
  const { NODE_TEST_CONTEXT: _outer, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, [command], { encoding: 'utf8', env })
  assert.equal(status, 0, stdout)
  for (const file of globSync('packages/*/test/playthroughs/*.txt', { cwd: root })) {
    assert.ok(stdout.includes(`playthrough ${file.split('/').at(-1) ?? file} happens again`), file)
  }
})

test('--help says how to update and how to add one', () => {
  const { status, stdout } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' })
  assert.equal(status, 0)
  assert.match(stdout, /^  --update /m)
})
