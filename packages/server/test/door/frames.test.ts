import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { test } from 'node:test'
import { WebSocket, WebSocketServer } from 'ws'
import { framesOf } from '../../src/live/frames.ts'
import { Wire } from '../../src/live/wire.ts'

const TEXTS = ['', 'a', 'b'.repeat(125), 'c'.repeat(126), 'Мышь, souris, egér', 'd'.repeat(0xffff), 'é'.repeat(40_000)]

/** What somebody hears of a server that says this to whoever connects, and the number it closes with. */
async function heardOf(say: (socket: WebSocket, raw: Duplex) => void): Promise<{ heard: string[]; code: unknown }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, raw, head) => {
    sockets.handleUpgrade(request, raw, head, (socket) => say(socket, raw))
  })
  const address = server.address()
  assert.ok(typeof address === 'object' && address !== null)
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const heard: string[] = []
  client.on('message', (data, isBinary) => {
    assert.ok(!isBinary && Buffer.isBuffer(data))
    heard.push(data.toString('utf8'))
  })
  const [code] = await once(client, 'close')
  server.close()
  return { heard, code }
}

test('frames in one piece are the messages that were put in, in order, between those of the library', async () => {
  const { heard, code } = await heardOf((socket, raw) => {
    socket.send('first')
    raw.write(framesOf(TEXTS))
    socket.send('last')
    socket.close(4000)
  })
  assert.deepEqual(heard, ['first', ...TEXTS, 'last'])
  assert.equal(code, 4000)
})

test('what is said on a wire arrives in order, before the close and none of it after', async () => {
  const { heard, code } = await heardOf((socket, raw) => {
    const wire = new Wire(socket, raw)
    wire.send('first')
    wire.send(...TEXTS)
    wire.send('next')
    setImmediate(() => {
      wire.send('in another round', 'last')
      wire.close(4000)
      wire.send('too late')
    })
  })
  assert.deepEqual(heard, ['first', ...TEXTS, 'next', 'in another round', 'last'])
  assert.equal(code, 4000)
})
