import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'
import { startPostgres } from '../support/postgres.ts'
import { serve } from '../support/running.ts'

const COMMAND = fileURLToPath(new URL('../../src/commands/people.ts', import.meta.url))
const PASSWORD = 'correct horse battery'
const postgres = await startPostgres()
after(() => postgres.stop())

type Env = Readonly<Record<string, string>>

function people(env: Env, ...words: string[]): Record<string, unknown> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return status === 0 ? Object(JSON.parse(stdout)) : { status, stderr }
}

async function signIn(port: number, password: string): Promise<unknown> {
  const eve = await Player.arrive(port, 'Somebody')
  const { code, name } = await eve.post('/api/login', { name: 'Anna', password })
  return code ?? name
}

test('PostgreSQL: who is suspended is out at once and stays out until restored; a new password ends the old one', async (context) => {
  const env = { DATABASE_URL: postgres.url }
  const { port } = await serve(context, env)
  const ann = await Player.arrive(port, 'Ann')
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  const socket = ann.socket()
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  const { suspended, person } = people(env, 'suspend', 'ANNA')
  assert.deepEqual([suspended, person], [true, ann.person])
  assert.equal(await closed, 4401)
  assert.equal((await ann.get('/api/me'))['code'], 'AUTH_EXPIRED')
  assert.equal(await signIn(port, PASSWORD), 'WRONG_LOGIN')
  assert.equal(people(env, 'suspend', 'Anna')['suspended'], true)
  const next = String(people(env, 'password', 'Anna')['password'])
  assert.equal(await signIn(port, next), 'WRONG_LOGIN', 'still suspended')
  assert.equal(people(env, 'restore', ann.person)['suspended'], false)
  assert.equal(await signIn(port, next), 'Anna')
  assert.equal(await signIn(port, PASSWORD), 'WRONG_LOGIN')
  assert.equal(people(env, 'restore', 'Anna')['status'], 2)
  assert.equal(people(env, 'show', 'Nobody')['status'], 2)
  assert.equal(people(env, 'banish', 'Anna')['status'], 2)
})

test('SQLite: the same while the server is stopped; a guest loses the session', async (context) => {
  const env = { DATA_DIR: temporaryFolder() }
  const first = await serve(context, env)
  const [ann, eve] = [await Player.arrive(first.port, 'Ann'), await Player.arrive(first.port, 'Eve')]
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD })
  await first.close()
  const next = String(people(env, 'password', 'Anna')['password'])
  assert.equal(people(env, 'suspend', eve.person)['guest'], true)
  assert.equal(people(env, 'restore', eve.person)['status'], 2)
  const { port } = await serve(context, env)
  assert.equal((await eve.at(port).get('/api/me'))['code'], 'AUTH_EXPIRED')
  assert.equal((await ann.at(port).get('/api/me'))['code'], 'AUTH_EXPIRED')
  assert.equal(await signIn(port, next), 'Anna')
})

test('who is known stays known beside what other programs of the same host have given the browser (promise 18)', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const cookie = `single-sign-on=${'y'.repeat(9000)}; ${ann.cookie}; other=${'z'.repeat(3000)}`
  const response = await fetch(`${ann.origin}/api/me`, { headers: { cookie } })
  assert.equal(Object(await response.json()).name, 'Ann')
})
