import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { WebSocket, WebSocketServer } from 'ws'
import { framesOf } from '../../src/live/frames.ts'

const TEXTS = ['', 'a', 'b'.repeat(125), 'c'.repeat(126), 'Мышь, souris, egér', 'd'.repeat(0xffff), 'é'.repeat(40_000)]

test('frames in one piece are the messages that were put in, in order, between those of the library', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, raw, head) => {
    sockets.handleUpgrade(request, raw, head, (socket) => {
      socket.send('first')
      raw.write(framesOf(TEXTS))
      socket.send('last')
      socket.close(4000)
    })
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
  assert.deepEqual(heard, ['first', ...TEXTS, 'last'])
  assert.equal(code, 4000)
})
