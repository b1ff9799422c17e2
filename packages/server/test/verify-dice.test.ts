import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { castle } from '@mousekeep/castle'
import { BadInput, commitment, hashOf } from '@mousekeep/engine'
import { verifyLog } from '@mousekeep/tables'
import { runBeside } from './faults/beside.ts'
import { temporaryFolder } from './support/folder.ts'
import { Player } from './support/player.ts'
import { playOn, serve, twoAtTable } from './support/running.ts'

interface Log {
  seed: string
  table: string
  version: number
  entries: { seq: number; actionId: string; ask: string; body: Record<string, unknown>; at: number; hash: string }[]
}

/** Makes the chain of a changed log fit again, as a cheat who owns the server could. */
function relinked(log: Log): Log {
  let hash = hashOf(['mousekeep chain', log.table, log.seed])
  const entries = log.entries.map(({ actionId, ask, body, at }, seq) => {
    hash = hashOf([hash, log.table, seq, actionId, ask, body, at])
    return { seq, actionId, ask, body, at, hash }
  })
  return { ...log, entries }
}

async function run(args: string[], env: Record<string, string> = {}): Promise<{ status: number | null; out: string }> {
  const { code, output } = await runBeside('verify-dice', args, env)
  return { status: code, out: output }
}

test('a whole table is verified from its log, by function and by command; every change of it is found (promise 24)', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const { one, two, ann, bob, table } = await twoAtTable(context, running.port)
  const promised = one.latest.table.fair.commitment
  const path = `/api/tables/${table}/log`
  assert.equal((await ann.get(path))['code'], 'FORBIDDEN', 'not before the end: the seed is in it')
  // One taken back by its player, several by consent, and somebody who signs in on the way.
  const seat = one.choice(0) === null ? 1 : 0
  await playOn([one, two], 0)
  const undone = await [one, two][seat].send({ type: 'undo', seat })
  assert.ok(undone.ok)
  await Promise.all([one, two].map((each) => each.reach(undone.seq)))
  for (let i = 0; i < 8; i++) await playOn([one, two], i)
  assert.ok((await one.send({ type: 'rollback', plays: 3 })).ok)
  await two.reach(one.latest.seq)
  assert.ok((await two.send({ type: 'answer', agree: true })).ok)
  await one.reach(two.latest.seq)
  assert.equal(one.latest.table.plays, 3)
  const owner = await Player.arrive(running.port, 'Owner')
  await owner.post('/api/account', { name: 'Carla', password: 'correct horse battery' })
  await bob.post('/api/login', { name: 'Carla', password: 'correct horse battery' })
  await two.until(() => two.latest.table.seats[1].holder?.name === 'Carla' && two.latest.mine.includes(1))
  for (let i = 0; one.latest.table.status === 'playing'; i++) await playOn([one, two], i * 7)
  assert.ok(one.latest.table.outcome !== null)

  const log: Log = Object(await ann.get(path))
  const verified = verifyLog(castle, log)
  assert.equal(verified.commitment, promised)
  assert.equal(verified.hash, one.latest.hash)
  assert.deepEqual(verified.playerSeeds, ['cheddar', 'gouda'])
  assert.deepEqual(verified.outcome, one.latest.table.outcome)
  assert.equal(verified.plays, one.latest.table.plays)
  assert.ok(verified.takenBack >= 5 && verified.drawn > 0)

  // By somebody who only has the file: one byte changed anywhere.
  const change = (patch: (copy: Log) => void): Log => {
    const copy = structuredClone(log)
    patch(copy)
    return copy
  }
  const places = log.entries.map(({ seq }) => seq).filter((seq) => seq < 8 || seq % 50 === 0)
  const changed = places.map((seq) => change((copy) => (copy.entries[seq].at += 1)))
  const gaps = places.map((seq) => change((copy) => copy.entries.splice(seq, 1)))
  for (const forged of [...changed, ...gaps]) assert.throws(() => verifyLog(castle, forged), BadInput)

  // By somebody who could write the whole chain anew.
  const played = log.entries.findIndex(({ body }) => body['kind'] === 'played' && body['drawn'] !== 0)
  const claimed = log.entries.findIndex(({ body }) => body['kind'] === 'claimed')
  const forgeries: [string, Log, RegExp][] = [
    ['another seed', change((copy) => (copy.seed = 'f'.repeat(64))), /not the one that was promised/],
    [
      'another promise',
      change((copy) => {
        copy.seed = 'f'.repeat(64)
        copy.entries[0].body['commitment'] = commitment(copy.seed)
      }),
      /entry \d+/,
    ],
    [
      'words of the dice passed over',
      change((copy) => (copy.entries[played].body['drawn'] = Number(copy.entries[played].body['drawn']) + 1)),
      /dice were not where/,
    ],
    ['another seed of a player', change((copy) => (copy.entries[claimed].body['seed'] = 'brie')), /entry \d+/],
    ['a play left out', change((copy) => copy.entries.splice(played, 1)), /entry \d+/],
    ['a game of another version', change((copy) => (copy.version = 99)), /version/],
    ['no entries', change((copy) => (copy.entries = [{ ...copy.entries[0], body: {} }])), /unknown kind/],
  ]
  for (const [what, forged, why] of forgeries) {
    assert.throws(
      () => {
        const { hash } = verifyLog(castle, relinked(forged))
        // What cannot be found in the log itself is found by whoever was there.
        assert.equal(hash, verified.hash)
      },
      (error: Error) => why.test(error.message) || (why.source.startsWith('entry') && !(error instanceof BadInput)),
      what,
    )
  }
  for (const shapeless of [
    null,
    [],
    7,
    {},
    { ...log, entries: 7 },
    { ...log, entries: [null] },
    { ...log, entries: [{}] },
  ]) {
    assert.throws(() => verifyLog(castle, shapeless), BadInput)
  }

  const file = join(folder, 'log.json')
  writeFileSync(file, JSON.stringify(log))
  assert.deepEqual(JSON.parse((await run([file])).out), { ok: true, ...verified })
  writeFileSync(file, JSON.stringify(changed[5]))
  assert.deepEqual(await run([file]), { status: 1, out: 'entry 5 is not what was written\n' })
  // Beside the running server, which goes on.
  assert.deepEqual(JSON.parse((await run(['--table', one.latest.table.code], { DATA_DIR: folder })).out), {
    ok: true,
    ...verified,
  })
  assert.equal((await run(['--table', 'NOCODE'], { DATA_DIR: folder })).status, 2)
  assert.equal((await run([])).status, 2)
  assert.ok((await one.send({ type: 'rematch' })).ok)
})
