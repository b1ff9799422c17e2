import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Player } from '../support/player.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

/** A network that can stop carrying anything without telling either end. */
async function silentNetwork(context: TestContext, port: number): Promise<{ port: number; fallSilent: () => void }> {
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    sockets.push(near, far)
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  assert.ok(typeof address === 'object' && address !== null)
  const fallSilent = (): void => {
    for (const socket of sockets) {
      socket.unpipe()
      socket.pause()
    }
  }
  return { port: address.port, fallSilent }
}

async function socketsAt(player: Player): Promise<number> {
  const text = await (await fetch(`${player.origin}/metrics`)).text()
  return Number(/^mousekeep_sockets (\d+)/m.exec(text)?.[1])
}

test('a connection that fell silent is found and let go; the seat stays (promise 10)', async (context) => {
  const { port } = await serve(context, { BEAT_MS: '200' })
  const { one, two, ann, table } = await twoAtTable(context, port)
  one.close()
  await two.until(() => two.heard.some((message) => message.type === 'presence' && message.here.length === 1))
  const network = await silentNetwork(context, port)
  const socket = new WebSocket(`ws://127.0.0.1:${network.port}/live`, {
    origin: ann.origin,
    // The address people use is the server's; the network in between is not seen.
    headers: { cookie: ann.cookie, host: `127.0.0.1:${port}` },
  })
  socket.on('error', () => undefined)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null }))
  const isHere = (): boolean => {
    const last = two.heard.findLast((message) => message.type === 'presence')
    return last?.type === 'presence' && last.here.some(({ person }) => person === ann.person)
  }
  await two.until(isHere)
  assert.equal(await socketsAt(ann), 2)
  network.fallSilent()
  await two.until(() => !isHere())
  assert.equal(await socketsAt(ann), 1)
  const back = await ann.follow(table)
  context.after(() => back.close())
  assert.equal(back.latest.table.seats[0].holder?.person, ann.person)
  await playOn([back, two], 0)
})

test('who does not read is let go before much piles up, and nobody else notices (promise 10)', async (context) => {
  // Beats so rare that it is not for its silence that the socket goes.
  const { port } = await serve(context, { BEAT_MS: '60000' })
  const { one, two, table } = await twoAtTable(context, port)
  const { hash } = one.latest
  for (let i = 0; i < 60 && one.latest.table.status === 'playing'; i++) await playOn([one, two], i * 3)
  const eve = await Player.arrive(port, 'Eve')
  const socket = eve.socket()
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  await once(socket, 'open')
  assert.equal(await socketsAt(eve), 3)
  // Each hello is answered with everything since the start, and none of it is read.
  socket.pause()
  const hello = JSON.stringify({ type: 'hello', protocol: 2, table, seen: { seq: 3, hash } })
  for (let i = 0; i < 4000 && (await isHeld(eve, i)); i++) {
    socket.send(hello)
    await sleep(0)
  }
  assert.equal(await socketsAt(eve), 2)
  socket.resume()
  await closed
  await playOn([one, two], 0)
})

/** Asked now and then only. */
async function isHeld(player: Player, i: number): Promise<boolean> {
  return i % 50 !== 0 || (await socketsAt(player)) === 3
}
