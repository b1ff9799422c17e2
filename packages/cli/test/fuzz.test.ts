import assert from 'node:assert/strict'
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../src/fuzz.ts', import.meta.url))

function fuzz(...words: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' })
}

function actions(...words: string[]): number {
  const { stdout } = fuzz('--seed', 'again', ...words)
  return Number(stdout.split(' ')[2])
}

test('fuzz plays the games asked for, in several workers, and counts them in its last line', () => {
  const { status, stdout } = fuzz('--game', 'castle', '--games', '30', '--seed', 'test', '--jobs', '2')
  assert.equal(status, 0, stdout)
  assert.match(stdout, /^30 games, \d{4,} actions, 0 violations\n$/)
})

test('the same seed gives the same games, and a single one can be played again', () => {
  const both = actions('--games', '2')
  assert.equal(actions('--games', '2', '--jobs', '1'), both)
  assert.equal(actions('--games', '1') + actions('--games', '1', '--first', '1'), both)
})

test('options may be given: then all games have them', () => {
  const words = ['--game', 'mystics', '--games', '3', '--jobs', '1', '--options']
  const prologue = actions(...words, '{"chapter":"prologue","players":2}')
  assert.notEqual(actions(...words, '{"chapter":1,"players":2}'), prologue)
  for (const options of ['{', '3', '{"chapter":77}']) assert.equal(fuzz(...words, options).status, 2)
})

test('an unknown game is bad input', () => {
  const { status, stderr } = fuzz('--game', 'chess')
  assert.equal(status, 2)
  assert.match(stderr, /castle/)
})

test('--help says how often each check runs', () => {
  const { stdout } = fuzz('--help')
  assert.match(stdout, /At every decision of every game/)
  assert.match(stdout, /one in 32 of the others/)
})
