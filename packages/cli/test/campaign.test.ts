import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { CHAPTERS, readJourney } from '@mousekeep/mystics'

const FILE = fileURLToPath(new URL('../src/campaign.ts', import.meta.url))

function run(input: string, ...args: string[]): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [FILE, ...args], { input, encoding: 'utf8' })
  return { out: stdout, err: stderr, code: status }
}

test('campaign plays the whole book by bots and counts what came of it', () => {
  const { out, err, code } = run('', '--games', '1', '--difficulty', 'story', '--jobs', '1', '--seed', 'test')
  assert.equal(code, 0, err)
  for (const { id } of CHAPTERS) assert.match(out, new RegExp(`^${id} +\\d+ +\\d+ +\\d+`, 'm'))
  assert.match(out, /^campaigns: 1, closed 1$/m)
  assert.match(out, /^test\/0: \d+ of 12 won, strokes \d/m)
})

test('campaign by hand is kept after every action, and goes on where it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    const first = run('bot\n1\nwhat\nquit\n', '--save', file)
    assert.equal(first.code, 0, first.err)
    assert.match(first.out, /a number: that action/)
    const begun = readJourney(JSON.parse(readFileSync(file, 'utf8')))
    assert.deepEqual([begun.stage, begun.record?.entries.length], ['playing', 2])
    const second = run('bot\n', '--save', file)
    assert.equal(second.code, 0, second.err)
    const later = readJourney(JSON.parse(readFileSync(file, 'utf8')))
    assert.equal(later.record?.entries.length, 3)
    assert.deepEqual(later.record.entries.slice(0, 2), begun.record?.entries)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('campaign refuses a file that is none, and leaves it as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  const file = join(folder, 'my.json')
  try {
    writeFileSync(file, '{"stage":"asleep"}')
    const { err, code } = run('1\n', '--save', file)
    assert.equal(code, 2)
    assert.match(err, /stage of the campaign is one of/)
    assert.equal(readFileSync(file, 'utf8'), '{"stage":"asleep"}')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
