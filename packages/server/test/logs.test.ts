import assert from 'node:assert/strict'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './support/folder.ts'
import { Player, type Seated } from './support/player.ts'
import { Receiver } from './support/receiver.ts'
import { playOn } from './support/running.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const PASSWORD = 'correct horse battery'

/** A server in a process of its own, with all that it ever wrote. */
async function withOutput(folder: string): Promise<{ port: number; output: () => string; stop: () => Promise<void> }> {
  const settings = { PORT: '0', DATA_DIR: folder, RATE_FACTOR: '1000', PRIVATE_HOOKS: '1', NOTICE_DELAY_MS: '0' }
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => written.push(bytes.toString()))
  const output = (): string => written.join('')
  while (!output().includes('"port":')) await sleep(20)
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { port: Number(/"port":(\d+)/.exec(output())?.[1]), output, stop }
}

/** All that goes wrong at the door. */
async function misbehave(player: Player, table: string): Promise<void> {
  await player.post('/api/login', { name: 'Anna', password: 'a wrong password' })
  await player.post('/api/login', { name: '\uD800', password: {} })
  await player.post('/api/guest', { name: 'A\u202Enn' })
  await player.get(`/api/tables/${table}/nothing`)
  await fetch(`${player.origin}/api/login`, {
    method: 'POST',
    headers: { origin: player.origin },
    body: '{"password":"leak',
  })
  const socket = player.socket()
  socket.on('error', () => undefined)
  await once(socket, 'open')
  for (const text of [
    '{',
    '[[[[',
    '{"type":"chat","text":"leaking text"}',
    '{"type":"hello"}',
    '{"type":"act","id":"x"}',
  ])
    socket.send(text)
  socket.send(JSON.stringify({ type: 'hello', protocol: 99, table, seen: null }))
  await once(socket, 'close')
}

test('nothing that is written to the log has a token, a password, a seed, a name or a word of anybody', async (context) => {
  const folder = temporaryFolder()
  const hook = await Receiver.start(context)
  const server = await withOutput(folder)
  const [ann, bob] = [await Player.arrive(server.port, 'Ann'), await Player.arrive(server.port, 'Bob')]
  const table = await ann.open()
  const hookSecret = String(
    (await ann.ask('PUT', `/api/tables/${table}/hook`, { url: `${hook.url}/hidden-path` }))['secret'],
  )
  const seated: Seated[] = [await ann.follow(table), await bob.follow(table)]
  const [one, two] = seated
  await one.send({ type: 'claim', seat: 0, seed: 'seed of ann' }, 0)
  await two.reach(1)
  await two.send({ type: 'claim', seat: 1, seed: 'seed of bob' }, 1)
  await one.reach(2)
  await one.send({ type: 'start' }, 2)
  await Promise.all(seated.map((each) => each.reach(3)))
  const tokens = [ann.cookie.split('=')[1]]
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  one.client.chat('secret words')
  for (let i = 0; i < 12; i++) await playOn(seated, i)
  await misbehave(bob, table)
  await ann.post('/api/account/password', { password: PASSWORD, next: 'another password' })
  tokens.push(ann.cookie.split('=')[1], bob.cookie.split('=')[1])
  // A table that cannot be woken is our mistake, and is written down.
  const other = await bob.open()
  await server.stop()
  const database = new DatabaseSync(join(folder, 'mousekeep.db'))
  const seeds = database
    .prepare('SELECT seed FROM tables')
    .all()
    .map(({ seed }) => String(seed))
  database.exec(
    `UPDATE log SET body = '{"kind":"claimed","seed":"seed of bob","secret":true}' WHERE table_id = '${other}'`,
  )
  const { value: pushKeys } = Object(database.prepare(`SELECT value FROM meta WHERE name = 'push keys'`).get())
  database.close()
  const again = await withOutput(folder)
  const socket = bob.at(again.port).socket()
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', protocol: 2, table: other, seen: null }))
  while (!again.output().includes('incident')) await sleep(20)
  socket.close()
  await again.stop()
  for (const each of seated) each.close()

  const lines = `${server.output()}${again.output()}`.trim().split('\n')
  for (const line of lines) assert.equal(typeof Object(JSON.parse(line)).at, 'string', 'one JSON object a line')
  assert.ok(lines.some((line) => line.includes('"incident"')))
  const words = ['seed of ann', 'seed of bob', 'secret words', 'leaking', 'hidden-path', 'Anna', 'wrong password']
  const keys = String(Object(JSON.parse(String(pushKeys))).privateKey)
  assert.ok(seeds.every((seed) => seed.length === 64) && keys.length === 43 && hookSecret.length === 32)
  for (const secret of [...tokens, ...seeds, ...words, PASSWORD, 'another password', 'argon2id', hookSecret, keys]) {
    assert.ok(secret.length > 3 && !lines.some((line) => line.includes(secret)), `the log has ${secret}`)
  }
})
