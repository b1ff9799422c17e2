import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { readCases } from '../src/cases/read-cases.ts'
import { runCase } from '../src/cases/run-case.ts'

const COMMAND = fileURLToPath(new URL('../src/cases.ts', import.meta.url))
const CASTLE = fileURLToPath(new URL('../../castle/test/cases', import.meta.url))

for (const { name, json } of readCases(CASTLE)) {
  test(name, () => assert.equal(runCase(json), null))
}

const POSITION = { players: [{ mice: ['a1'] }, { mice: ['g7'] }] }
const CASE = { game: 'castle', rule: 'C3.2', title: 'a case', position: POSITION }

test('a case that does not hold says what differs', () => {
  const uncover = { ...CASE, play: [{ do: 'uncover', room: 'A' }] }
  const failures: [object, RegExp][] = [
    [{ ...uncover, expect: { points: 4 } }, /^points: expected 4, is 3$/],
    [{ ...uncover, expect: { open: ['A', 'B'] } }, /^open: expected \["A","B"\], is \["A"\]$/],
    [{ ...uncover, expect: { open: { has: ['B'] } } }, /^open: "B" is not among \["A"\]$/],
    [{ ...uncover, expect: { open: { hasnot: ['A'] } } }, /^open: "A" is there$/],
    [{ ...uncover, expect: { players: [{ hand: 3 }, { hand: 2 }] } }, /^players\[1\]\.hand: expected 2, is 3$/],
    [{ ...uncover, expect: { tiles: { b1: 'gouda' } } }, /^tiles\.b1: expected "gouda", is "plain"$/],
    [{ ...uncover, expect: { nonsense: 1 } }, /^nonsense: expected 1, is null$/],
    [{ ...uncover, legal: { has: [{ do: 'uncover', room: 'A' }] } }, /^legal: .* is not among/],
    [{ ...uncover, legal: { hasnot: [{ do: 'slide' }] } }, /^legal: \{"do":"slide"\} is there$/],
    [{ ...uncover, refused: 'C3.2' }, /^uncover A is allowed, not refused by C3\.2$/],
    [{ ...CASE, play: [{ do: 'uncover', room: 'E' }] }, /^uncover E is refused: out-of-reach \(C3\.2\)$/],
    [
      { ...CASE, play: [{ do: 'uncover', room: 'E' }], refused: ['C3.3', 'C3.4'] },
      /^refused by C3\.2 \(out-of-reach\)/,
    ],
    [{ ...CASE, play: [{ do: 'fly' }] }, /"do" must be one of/],
    [{ ...CASE, game: 'chess' }, /"game" must be one of/],
    [{ ...CASE, expects: {} }, /has no "expects"/],
    [{ game: 'castle', rule: 'C1.1', title: 'no position' }, /has a position/],
  ]
  for (const [json, failure] of failures) assert.match(runCase(json) ?? 'passed', failure)
})

test('a case goes on with then', () => {
  const steps = [
    { play: [{ do: 'uncover', room: 'A' }], expect: { points: 3 } },
    { play: [{ do: 'step', from: 'a1', to: 'b1' }], expect: { points: 2, players: [{ mice: ['b1'] }] } },
    { play: [{ do: 'step', from: 'b1', to: 'a1' }], refused: ['C3.3'] },
  ]
  assert.equal(runCase({ ...CASE, then: steps }), null)
  assert.match(
    runCase({ ...CASE, then: [...steps, { expect: { points: 4 } }] }) ?? 'passed',
    /points: expected 4, is 2/,
  )
})

test('npm run cases prints a line a case and the count, and fails if one does', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ ...CASE, expect: { points: 4 } }))
  const good = spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' })
  assert.equal(good.stdout, 'ok C3.2 a case\n1 passed, 0 failed\n')
  assert.equal(good.status, 0)
  writeFileSync(join(folder, 'two.json'), JSON.stringify([{ ...CASE, title: 'another', expect: { points: 1 } }]))
  const bad = spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' })
  assert.equal(bad.stdout, 'ok C3.2 a case\nFAILED C3.2 another: points: expected 1, is 4\n1 passed, 1 failed\n')
  assert.equal(bad.status, 1)
  assert.equal(spawnSync(process.execPath, [COMMAND, join(folder, 'nowhere')]).status, 2)
})
