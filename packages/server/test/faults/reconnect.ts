import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readFromServer, stepped, type StepMessage, type ViewMessage } from '@mousekeep/protocol'
import type { WebSocket } from 'ws'
import { Player } from '../support/player.ts'
import type { Limit } from './limit.ts'

export interface ReconnectFindings {
  reconnects: number
  plays: number
  /** Two clients were told different things of one place in the log, or somebody was alarmed. */
  forks: number
  /** A client was sent back, or did not get exactly what it had missed. */
  gaps: number
  /** Clients that did not see the same as a newcomer in the end. */
  desyncs: number
  slowestMs: number
}

const PATIENCE_MS = 60_000

/** A client that is cut off again and again, at any moment, and remembers only the last mark. */
class Restless {
  readonly player: Player
  readonly table: string
  private readonly findings: ReconnectFindings
  private readonly hashes: Map<string, string>
  latest: ViewMessage | StepMessage | null = null

  constructor(player: Player, table: string, findings: ReconnectFindings, hashes: Map<string, string>) {
    this.player = player
    this.table = table
    this.findings = findings
    this.hashes = hashes
  }

  /** Connects, catches up, perhaps acts, and is cut: before the answer, in the middle of it, or later. */
  async visit(): Promise<void> {
    const began = performance.now()
    const socket = this.player.socket()
    const done = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a reconnect never ended')), PATIENCE_MS)
      socket.on('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    socket.on('error', () => undefined)
    const mark = this.latest === null ? null : { seq: this.latest.seq, hash: this.latest.hash }
    let missed: number[] | null = null
    let told: ViewMessage | StepMessage | null = null
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: 2, table: this.table, seen: mark }))
      if (Math.random() < 0.1) setTimeout(() => socket.terminate(), Math.random() * 3)
    })
    socket.on('message', (data) => {
      const message = readFromServer(Buffer.isBuffer(data) ? data.toString('utf8') : '')
      if (message?.type === 'error') this.findings.forks++
      if (message?.type === 'catch-up') missed = message.steps.map((step) => step.seq)
      if (message?.type !== 'view' && message?.type !== 'step') return
      if (message.type === 'view') {
        this.findings.slowestMs = Math.max(this.findings.slowestMs, Math.round(performance.now() - began))
        if (mark !== null && !isExactly(missed ?? [], mark.seq, message.seq)) this.findings.gaps++
      }
      told = message.type === 'view' ? message : told === null ? null : stepped(told, message)
      if (told === null) return
      this.note(told)
      this.act(socket, told)
      const fate = Math.random()
      if (fate < 0.5) socket.terminate()
      else if (fate < 0.9) setTimeout(() => socket.terminate(), fate * 10)
      else socket.close()
    })
    await done
    this.findings.reconnects++
  }

  private note(message: ViewMessage | StepMessage): void {
    const key = `${this.table} ${message.seq}`
    const known = this.hashes.get(key)
    if (known !== undefined && known !== message.hash) this.findings.forks++
    this.hashes.set(key, message.hash)
    if (this.latest !== null && message.seq < this.latest.seq) this.findings.gaps++
    this.latest = message
  }

  private act(socket: WebSocket, { seq, legal, table }: ViewMessage | StepMessage): void {
    if (legal.length === 0 || table.turn === null || Math.random() < 0.5) return
    const action = legal[Math.floor(Math.random() * legal.length)]
    socket.send(JSON.stringify({ type: 'act', id: randomUUID(), seq, seat: table.turn, action }))
    this.findings.plays++
  }
}

function isExactly(missed: readonly number[], seen: number, head: number): boolean {
  if (head - seen > 200) return missed.length === 0
  return missed.length === head - seen && missed.every((seq, index) => seq === seen + 1 + index)
}

/** Promise 9: many clients are cut and come back at any moment; everybody ends up with the same. */
export async function reconnectStorm(port: number, limit: Limit, pairs: number): Promise<ReconnectFindings> {
  const findings: ReconnectFindings = { reconnects: 0, plays: 0, forks: 0, gaps: 0, desyncs: 0, slowestMs: 0 }
  const hashes = new Map<string, string>()
  const pair = async (): Promise<void> => {
    const players = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
    while (!limit.isReached(findings.reconnects)) {
      const table = await openFor(players)
      const restless = players.map((player) => new Restless(player, table, findings, hashes))
      let isOver = false
      await Promise.all(
        restless.map(async (each) => {
          for (; !limit.isReached(findings.reconnects) && !isOver; isOver ||= each.latest?.table.status === 'over')
            await each.visit()
        }),
      )
      await compare(players, restless, findings)
      hashes.clear()
    }
  }
  await Promise.all(Array.from({ length: pairs }, pair))
  return findings
}

async function openFor(players: readonly Player[]): Promise<string> {
  const table = await players[0].open()
  for (const [seat, player] of players.entries()) {
    const seated = await player.follow(table)
    await seated.reach(seat)
    await seated.send({ type: 'claim', seat, seed: '' }, seat)
    if (seat === 1) {
      const host = await players[0].follow(table)
      await host.send({ type: 'start' }, 2)
      host.close()
    }
    seated.close()
  }
  return table
}

/** With everything quiet, who comes with an old mark and who comes anew see the same. */
async function compare(
  players: readonly Player[],
  restless: readonly Restless[],
  findings: ReconnectFindings,
): Promise<void> {
  await sleep(20)
  for (const [index, each] of restless.entries()) {
    const fresh = await players[index].follow(each.table)
    const { latest } = each
    const mark = latest === null ? null : { seq: latest.seq, hash: latest.hash }
    const again = await greet(players[index], each.table, mark)
    if (JSON.stringify(again.looks) !== JSON.stringify(fresh.latest.looks) || again.hash !== fresh.latest.hash) {
      findings.desyncs++
    }
    fresh.close()
  }
}

function greet(player: Player, table: string, seen: object | null): Promise<ViewMessage> {
  return new Promise((resolve) => {
    const socket = player.socket()
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen })))
    socket.on('message', (data) => {
      const message = readFromServer(Buffer.isBuffer(data) ? data.toString('utf8') : '')
      if (message?.type !== 'view') return
      socket.close()
      resolve(message)
    })
  })
}
