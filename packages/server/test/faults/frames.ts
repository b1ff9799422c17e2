import { Seeded } from '@mousekeep/engine'
import { WebSocket } from 'ws'
import type { Player, Seated } from '../support/player.ts'
import type { Limit } from './limit.ts'

export interface FrameFindings {
  readonly frames: number
  readonly sockets: number
  readonly bugs: number
  /** Whether the table that was shot at is as it was. */
  readonly isUnchanged: boolean
}

const SOCKETS = 4
const BATCH = 200

function seedsFor(table: string): string[] {
  const act = { type: 'act', id: 'fuzz-frame', seq: 3, seat: 0, action: { do: 'slide', end: 'b1' } }
  return [
    JSON.stringify(act),
    JSON.stringify({ ...act, action: { do: 'step', from: 'a1', to: { deep: [[[[1e300]]]] } } }),
    JSON.stringify({ type: 'hello', protocol: 2, table, seen: { seq: 0, hash: 'f'.repeat(64) } }),
    JSON.stringify({ type: 'rollback', id: 'fuzz-frame', seq: 3, plays: 0 }),
    JSON.stringify({ type: 'bot', id: 'fuzz-frame', seq: 3, seat: 0, level: 'party' }),
    '['.repeat(300),
    '{"type":"act","__proto__":{"id":1}}',
    '{"type":"constructor"}',
    '{"type":"chat","id":"12345678","text":"\\ud800"}',
    '{"type":"act","id":"12345678","seq":1e999,"seat":-0,"action":{"do":"x"}}',
    '{"type":"ping"}',
    '',
    'null',
    '"',
  ]
}

/** Promise 15: broken frames of every kind, from somebody who watches the table. */
export async function shootFrames(
  player: Player,
  watched: Seated,
  table: string,
  limit: Limit,
): Promise<FrameFindings> {
  const before = watched.latest.hash
  const seeds = seedsFor(table)
  const findings = { frames: 0, sockets: 0 }
  const shoot = async (chance: Seeded): Promise<void> => {
    let socket: WebSocket | null = null
    while (!limit.isReached(findings.frames)) {
      if (socket?.readyState !== WebSocket.OPEN) {
        socket = await connect(player)
        findings.sockets++
        socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null }))
      }
      for (let i = 0; i < BATCH; i++) socket.send(mutant(seeds, chance))
      // Only what the server has taken counts; and who waits for it is not just told to wait.
      if (await hasTaken(socket)) findings.frames += BATCH
    }
    socket?.close()
  }
  await Promise.all(Array.from({ length: SOCKETS }, (_, i) => shoot(new Seeded(`frames ${i}`))))
  const metrics = await (await fetch(`${player.origin}/metrics`)).text()
  const bugs = Number(/^mousekeep_bugs_total (\d+)/m.exec(metrics)?.[1] ?? 0)
  return { ...findings, bugs, isUnchanged: watched.latest.hash === before }
}

function mutant(seeds: readonly string[], chance: Seeded): string {
  const bytes = Buffer.from(seeds[chance.below(seeds.length)])
  for (let n = chance.below(5); n > 0 && bytes.length > 0; n--) {
    bytes[chance.below(bytes.length)] = chance.below(256)
  }
  return bytes.toString('utf8', 0, chance.below(20) === 0 ? chance.below(bytes.length + 1) : bytes.length)
}

async function connect(player: Player): Promise<WebSocket> {
  const socket = player.socket()
  socket.on('error', () => undefined)
  await new Promise((resolve) => {
    socket.on('open', resolve)
    socket.on('close', resolve)
  })
  return socket
}

/** The answer to a ping comes after everything that was sent before it; false if the socket was closed instead. */
function hasTaken(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve(false)
    const closed = (): void => resolve(false)
    socket.once('close', closed)
    socket.once('pong', () => {
      socket.off('close', closed)
      resolve(true)
    })
    socket.ping()
  })
}
