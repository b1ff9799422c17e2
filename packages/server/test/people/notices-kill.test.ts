import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServerProcess } from '../faults/process.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player, type Seated } from '../support/player.ts'
import { freePort } from '../support/postgres.ts'
import { Receiver } from '../support/receiver.ts'

const KILLS = 5
/** Longer than it takes to kill the process, and shorter than it takes to start it. */
const DELAY_MS = 300

test('a turn that was acknowledged is told of, also if the process is killed at that moment (promise 28)', async (context) => {
  const hook = await Receiver.start(context)
  const port = await freePort()
  const settings = { NOTICE_DELAY_MS: String(DELAY_MS), NOTICE_RETRY_MS: '20', PRIVATE_HOOKS: '1' }
  const server = new ServerProcess({ PORT: String(port), DATA_DIR: temporaryFolder(), ...settings })
  await server.start()
  context.after(() => server.end('SIGKILL'))
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const table = await ann.open()
  const seated = [await ann.follow(table), await bob.follow(table)]
  context.after(() => seated.forEach((each) => each.close()))
  for (const [seat, each] of seated.entries()) {
    await each.reach(seat)
    await each.send({ type: 'claim', seat, seed: '' }, seat)
  }
  await seated[0].send({ type: 'start' }, 2)
  assert.ok('secret' in (await ann.ask('PUT', `/api/tables/${table}/hook`, { url: hook.url })))
  const turns: number[] = []
  for (let i = 0; i < KILLS; i++) {
    turns.push(await endTurn(seated, turns.at(-1) ?? 3))
    await server.end('SIGKILL')
    await server.start()
    await untilTold(hook, turns[i])
  }
  assert.equal(new Set(toldIn(hook)).size, hook.received.length, 'once')
})

function toldIn({ received }: Receiver): number[] {
  return received.map(({ body }) => Number(Object(JSON.parse(body.toString())).seq))
}

async function untilTold(hook: Receiver, seq: number): Promise<void> {
  while (!toldIn(hook).includes(seq)) await hook.until(hook.received.length + 1, 30_000)
}

/** Plays from a place in the log until a turn ends; gives the place of that as soon as it is acknowledged. */
async function endTurn(seated: readonly Seated[], from: number): Promise<number> {
  for (let seq = from; ;) {
    await Promise.all(seated.map((each) => each.reach(seq)))
    const player = seated[seated[0].latest.table.turn ?? 0]
    const choice = player.choice(seq) ?? { seat: 0, action: { do: '' } }
    const legal: readonly { readonly do: string }[] = player.latest.legal.map(Object)
    const end = legal.find((action) => action.do === 'end')
    const reply = await player.send({ type: 'act', seat: choice.seat, action: end ?? choice.action })
    assert.ok(reply.ok)
    if (end !== undefined) return reply.seq
    seq = reply.seq
  }
}
