import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { castle } from '@mousekeep/castle'
import { BadInput, canonical, commitment, Fair, hashOf } from '@mousekeep/engine'
import { verifyLog } from '@mousekeep/tables'
import { temporaryFolder } from '../support/folder.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

const PYTHON = fileURLToPath(new URL('./verify_log.py', import.meta.url))
const page = readFileSync(new URL('../../../../docs/verification.md', import.meta.url), 'utf8')
/** The page gives what goes in and what comes out. */
const [given, expected] = [...page.matchAll(/^```json vectors\n([^`]+)^```$/gm)].map(([, text]) =>
  Object(JSON.parse(text)),
)

function run(args: string[], input = ''): { readonly status: number | null; readonly out: string } {
  const { status, stdout } = spawnSync('python3', [PYTHON, ...args], { input, encoding: 'utf8' })
  return { status, out: stdout.trim() }
}

function wordsOf({ server, players }: { server: string; players: string[] }): number[] {
  class Words extends Fair {
    next(): number {
      return this.word() >>> 0
    }
  }
  const fair = new Words(server, players)
  return Array.from({ length: 10 }, () => fair.next())
}

test('the page of vectors says what our own code makes of them (promise 24)', () => {
  const fair = new Fair(given.server, given.players)
  const draws = given.below.map((n: number) => fair.below(n))
  assert.deepEqual(
    {
      canonical: canonical(given.data),
      hash: hashOf(given.data),
      commitment: commitment(given.server),
      promises: given.players.map((seed: string) => commitment(seed)),
      words: wordsOf(given),
      draws,
    },
    expected,
  )
})

test('a second implementation, in Python, comes to the same by the vectors and by the log of a table (promise 24)', async (context) => {
  const python = spawnSync('python3', ['--version'])
  if (python.status !== 0) {
    console.log('python3 is not here: the second implementation has not been run')
    return
  }
  assert.deepEqual(JSON.parse(run(['--vectors'], JSON.stringify(given)).out), expected)
  const { port } = await serve(context)
  const { one, two, ann, table } = await twoAtTable(context, port)
  for (let i = 0; one.latest.table.status === 'playing'; i++) await playOn([one, two], i * 7)
  const log = Object(await ann.get(`/api/tables/${table}/log`))
  const file = join(temporaryFolder(), 'log.json')
  writeFileSync(file, JSON.stringify(log))
  assert.deepEqual(run([file]), { status: 0, out: 'ok' })
  const changed = structuredClone(log)
  changed.entries[5].at += 1
  writeFileSync(file, JSON.stringify(changed))
  assert.deepEqual(run([file]), { status: 1, out: 'entry 5 is not what was written' })
  writeFileSync(file, JSON.stringify({ ...log, seed: 'another' }))
  assert.deepEqual(run([file]), { status: 1, out: 'the seed is not the one that was promised' })

  // A log that was cut fits together all the same: it is whole only for who knows how long it is.
  verifyLog(castle, log)
  const cut = { ...log, entries: log.entries.slice(0, 10) }
  assert.throws(() => verifyLog(castle, cut), /in the middle of the game/)
  assert.throws(() => verifyLog(castle, { ...log, entries: [] }), BadInput)
  assert.equal(verifyLog(castle, cut, 10).hash, log.entries[9].hash)
  assert.throws(() => verifyLog(castle, cut, 11), /10 entries, not 11/)
})
