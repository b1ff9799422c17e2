import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Heard } from '@mousekeep/protocol'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { RawSocket } from '../support/raw.ts'
import { serve, twoAtTable } from '../support/running.ts'

const signsOf = ({ heard }: Seated): Heard[] =>
  heard.filter((message) => message.type === 'pointed' || message.type === 'reacted')

test('pointing and sounds reach who is here and did not mute it, and are kept nowhere (44)', async (context) => {
  const folder = temporaryFolder()
  const running = await serve(context, { DATA_DIR: folder })
  const { one, two, ann, bob, table } = await twoAtTable(context, running.port, 'mystics')
  const eve = await Player.arrive(running.port, 'Eve')
  const watching = await eve.follow(table)
  context.after(() => watching.close())
  const { seq, hash } = one.latest
  one.client.sign({ type: 'point', kind: 'figure', name: 'rat-warriors:2' })
  one.client.sign({ type: 'react', word: 'gasp' })
  const from = { person: ann.person, name: 'Ann' }
  for (const each of [one, two, watching]) {
    await each.until(() => signsOf(each).length === 2)
    assert.deepEqual(signsOf(each), [
      { type: 'pointed', from, kind: 'figure', name: 'rat-warriors:2' },
      { type: 'reacted', from, word: 'gasp' },
    ])
  }
  // Who only looks on gives no signs; who muted somebody gets none of theirs.
  watching.client.sign({ type: 'react', word: 'squeak' })
  await watching.until(() => watching.heard.some((message) => message.type === 'error' && message.code === 'FORBIDDEN'))
  two.client.mute(ann.person, true)
  await two.until(() => two.heard.some((message) => message.type === 'mutes'))
  one.client.sign({ type: 'react', word: 'cheer' })
  await one.until(() => signsOf(one).length === 3)
  assert.equal(signsOf(two).length, 2)
  assert.deepEqual([one.latest.seq, one.latest.hash], [seq, hash])
  // Somebody who comes later hears nothing of it, and no file has it.
  const late = await bob.follow(table)
  context.after(() => late.close())
  assert.deepEqual(signsOf(late), [])
  await running.close()
  const database = new DatabaseSync(join(folder, 'mousekeep.db'), { readOnly: true })
  const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
  const rows = JSON.stringify(names.map(({ name }) => database.prepare(`SELECT * FROM "${String(name)}"`).all()))
  database.close()
  assert.ok(!rows.includes('rat-warriors:2'))
})

test('a sign has its shape and its rate (44)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const { ann, one, table } = await twoAtTable(context, port)
  const raw = await RawSocket.open(ann.socket())
  await raw.hello(table)
  context.after(() => raw.close())
  for (const wrong of [
    { type: 'point', kind: 'mouse', name: 'a' },
    { type: 'point', kind: 'space', name: '' },
    { type: 'point', kind: 'space', name: '<script>' },
    { type: 'point', kind: 'space', name: 'x'.repeat(121) },
    { type: 'point', kind: 'space', name: 'a', id: 'c-12345678' },
    { type: 'react', word: 'roar' },
  ]) {
    const { length } = raw.heard.filter(({ code }) => code === 'BAD_SHAPE')
    raw.say(wrong)
    await raw.until(() => raw.heard.filter(({ code }) => code === 'BAD_SHAPE').length > length)
  }
  const before = signsOf(one).length
  for (let i = 0; i < 12; i++) one.client.sign({ type: 'react', word: 'squeak' })
  await one.until(() => one.heard.some((message) => message.type === 'error' && message.code === 'RATE_LIMITED'))
  await one.until(() => signsOf(one).length >= before + 8)
  assert.ok(signsOf(one).length <= before + 9)
})
