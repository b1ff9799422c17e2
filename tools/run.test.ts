import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { whatIsMissing } from './what-is-missing.mjs'

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url))

test('a command that is run before anything was set up says in one sentence what is needed', () => {
  const empty = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  for (const given of [['packages/cli/src/play.ts'], []]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, ...given], { cwd: empty, encoding: 'utf8' })
    assert.deepEqual([status, stdout], [2, ''])
    assert.match(stderr, /^run `npm start` or `npm test` once[^\n]*\n$/)
  }
  rmSync(empty, { recursive: true })
})

test('every command sets up what it needs, or says so before anything else', () => {
  const file = new URL('../package.json', import.meta.url)
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync(file, 'utf8'))
  const isSafe = (script: string): boolean => {
    const [first] = script.split(' && ')
    const other = /^npm run (?:-s )?(\S+)$/.exec(first)?.[1]
    return other === undefined ? /^node tools\/(?:run\.mjs|setup\.mjs$)/.test(first) : isSafe(scripts[other])
  }
  const names = Object.keys(scripts)
  assert.deepEqual(
    names.filter((name) => !isSafe(scripts[name])),
    [],
  )
  assert.ok(names.length > 40)
})

test('a Node that is too old is named in one sentence, with what to do', () => {
  assert.equal(whatIsMissing('24.0.0', 'linux-x64'), null)
  assert.equal(whatIsMissing('26.1.0', 'linux-x64'), null)
  assert.match(whatIsMissing('20.20.2', 'linux-x64', true) ?? '', /this is Node 20\.20\.2: .*`npm run`/)
  assert.match(
    whatIsMissing('20.20.2', 'freebsd-x64', false) ?? '',
    /needs Node 24 .* 20\.20\.2.*freebsd-x64: install it/,
  )
})
