import assert from 'node:assert/strict'
import { copyFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { WebSocket } from 'ws'
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts'
import { runBeside } from './faults/beside.ts'
import { Driver, gameFor } from './faults/driver.ts'
import { ServerProcess } from './faults/process.ts'
import { temporaryFolder } from './support/folder.ts'
import { Player } from './support/player.ts'
import { freePort } from './support/postgres.ts'
import { serve, twoAtTable } from './support/running.ts'

test('a backup under load is whole; restored elsewhere, everybody plays on from it', async (context) => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()]
  const port = await freePort()
  const server = new ServerProcess({ PORT: String(port), DATA_DIR: folder })
  await server.start()
  context.after(() => server.end('SIGTERM'))
  const players = await Promise.all([0, 1, 2].map((i) => Player.arrive(port, `Player ${i}`)))
  const drivers = players.map((player, i) => new Driver(player, gameFor(i)))
  const driving = drivers.map((driver) => driver.run())
  while (drivers.some((driver) => driver.acknowledged.length < 20))
    await new Promise((resolve) => setTimeout(resolve, 20))
  const before = drivers.map((driver) => driver.acknowledged.length)
  assert.equal((await runBeside('backup', [join(other, 'mousekeep.db')], { DATA_DIR: folder })).code, 0)
  for (const driver of drivers) driver.isOver = true
  await Promise.all(driving)
  const store = await SqliteStore.start(other)
  for (const [i, { acknowledged }] of drivers.entries()) {
    for (const { table, seq, id } of acknowledged.slice(0, before[i])) {
      assert.equal((await store.entries(table, seq))[0]?.actionId, id, 'what was acknowledged before is in it')
    }
  }
  await store.close()
  const again = await serve(context, { DATA_DIR: other })
  const seated = await players[0].at(again.port).follow(drivers[0].tables[0])
  assert.deepEqual(seated.latest.mine, [0, 1])
  seated.close()
})

test('an older backup over newer data is refused until the operator says so; clients are told', async (context) => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()]
  const first = await serve(context, { DATA_DIR: folder })
  const { one, two, ann, table } = await twoAtTable(context, first.port)
  assert.equal((await runBeside('backup', [join(other, 'old.db')], { DATA_DIR: folder })).code, 0)
  const choice = one.choice(0) ?? two.choice(0) ?? { seat: 0, action: { do: '' } }
  assert.ok((await (choice.seat === 0 ? one : two).send({ type: 'act', ...choice })).ok)
  await one.reach(4)
  const { mark } = one.client
  one.close()
  two.close()
  await first.close()
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `mousekeep.db${end}`), { force: true })
  copyFileSync(join(other, 'old.db'), join(folder, 'mousekeep.db'))
  await assert.rejects(SqliteStore.start(folder), /lost entries/)
  rmSync(join(folder, 'heads.txt'))
  const second = await serve(context, { DATA_DIR: folder })
  const socket = ann.at(second.port).socket()
  const codes: unknown[] = []
  socket.on('message', (data) => codes.push(Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')).code))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: mark }))
  while (!codes.includes('LOG_BEHIND')) await new Promise((resolve) => setTimeout(resolve, 5))
  socket.close()
})

/** A proxy as docs/operate.md asks for it: ends TLS as far as the server can tell, and says who comes. */
async function proxyTo(context: TestContext, port: number, visitor: string): Promise<number> {
  const headersOf = ({ headers }: IncomingMessage): IncomingMessage['headers'] => {
    const before = headers['x-forwarded-for']
    return { ...headers, 'x-forwarded-for': before === undefined ? visitor : `${String(before)}, ${visitor}` }
  }
  const proxy = createServer((asked, answer) => {
    const { method, url: path } = asked
    const passed = request({ port, method, path, headers: headersOf(asked) }, (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers)
      response.pipe(answer)
    })
    asked.pipe(passed)
  })
  proxy.on('upgrade', (asked, socket) => {
    const passed = request({ port, path: asked.url, headers: headersOf(asked) })
    passed.on('upgrade', (response, upstream) => {
      const lines = response.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []))
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      upstream.pipe(socket).pipe(upstream)
    })
    passed.end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  context.after(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const address = proxy.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('behind a proxy: its own origin only, secure cookies, live tables, and limits for each visitor', async (context) => {
  const origin = 'https://mice.example'
  const env = { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1', RATE_FACTOR: '1' }
  const { port } = await serve(context, env)
  const [ann, eve] = [await proxyTo(context, port, '198.51.100.1'), await proxyTo(context, port, '198.51.100.2')]
  const ask = (at: number, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${at}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    })
  const guest = await ask(ann, '/api/guest', { name: 'Ann' })
  const cookie = (guest.headers.get('set-cookie') ?? '').split(';')[0]
  assert.match(cookie, /^__Host-mousekeep=/)
  const { id } = Object(await (await ask(ann, '/api/tables', { game: 'castle' }, { cookie })).json())
  const socket = new WebSocket(`ws://127.0.0.1:${ann}/live`, { origin, headers: { cookie } })
  const types: unknown[] = []
  socket.on('message', (data) => types.push(Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')).type))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', protocol: 2, table: id, seen: null }))
  while (!types.includes('view')) await new Promise((resolve) => setTimeout(resolve, 5))
  socket.close()
  assert.equal((await ask(ann, '/api/guest', { name: 'Ann' }, { origin: `http://127.0.0.1:${ann}` })).status, 403)
  // Eve uses up what she has; a made-up address does not help her, and Ann does not suffer.
  let last = 0
  for (let i = 0; i < 130 && last !== 429; i++) {
    last = (await ask(eve, '/api/login', {}, { 'x-forwarded-for': `203.0.113.${i}` })).status
  }
  assert.equal(last, 429)
  assert.equal((await ask(ann, '/api/guest', { name: 'Ann' })).status, 200)
})
