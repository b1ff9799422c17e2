import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '../support/running.ts'

/** A connection that asks once and is then kept; null if it was closed without an answer. */
function call(context: TestContext, port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1')
  context.after(() => socket.destroy())
  socket.on('error', () => undefined)
  socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  return new Promise((resolve) => {
    socket.once('data', (data: Buffer) => resolve(data.toString().startsWith('HTTP/1.1 200 ') ? socket : null))
    socket.once('close', () => resolve(null))
  })
}

async function callAll(context: TestContext, port: number, count: number): Promise<Socket[]> {
  const called = await Promise.all(Array.from({ length: count }, () => call(context, port)))
  return called.flatMap((socket) => socket ?? [])
}

test('an address holds so many connections, and others when it lets go of them (promise 16)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const held = await callAll(context, port, 130)
  assert.equal(held.length, 100)
  assert.equal(await call(context, port), null)
  held[0].destroy()
  while ((await call(context, port)) === null) await sleep(5)
})

test('a trusted proxy brings as many as there are people, up to what the server holds', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1', MOST_CONNECTIONS: '120' })
  assert.equal((await callAll(context, port, 130)).length, 120)
})

test('who is refused a socket cannot keep the connection half open (promise 16)', async (context) => {
  const { port } = await serve(context)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  context.after(() => socket.destroy())
  socket.on('error', () => undefined)
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  socket.write(`GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://evil.example\r\n${upgrade}\r\n`)
  const [answer] = await once(socket, 'data')
  assert.match(String(answer), /^HTTP\/1\.1 403 /)
  // Whoever writes to a connection that is no more is told so.
  while (!socket.destroyed) {
    socket.write('x')
    await sleep(5)
  }
})
