import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Player, type Seated } from '../support/player.ts'

export interface FloodFindings {
  readonly calm: Waiting
  readonly flooded: Waiting
  readonly frames: number
  readonly disconnects: number
}

interface Waiting {
  readonly actions: number
  readonly p50: number
  readonly p99: number
}

const TABLES = 20
const FLOODERS = 4

/** Promise 19: how long people wait for the answer to an action, without and with others who flood the server. */
export async function flood(port: number, seconds: number): Promise<FloodFindings> {
  const seated = await Promise.all(Array.from({ length: TABLES }, () => sitDown(port)))
  const calm = await wait(seated, seconds)
  const until = { isOver: false, frames: 0 }
  const flooders = Array.from({ length: FLOODERS }, () => floodOn(port, until))
  const flooded = await wait(seated, seconds)
  until.isOver = true
  await Promise.all(flooders)
  const welcomes = seated.flatMap(({ heard }) => heard.filter((message) => message.type === 'welcome'))
  for (const each of seated) each.close()
  return { calm, flooded, frames: until.frames, disconnects: welcomes.length - seated.length }
}

async function sitDown(port: number): Promise<Seated> {
  const player = await Player.arrive(port, 'Ann')
  const seated = await player.follow(await player.open())
  for (const seat of [0, 1]) await seated.send({ type: 'claim', seat, seed: '' }, seat)
  await seated.send({ type: 'start' }, 2)
  await seated.reach(3)
  return seated
}

/** Each table acts about four times a second, below what anybody is held to. */
async function wait(seated: readonly Seated[], seconds: number): Promise<Waiting> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    seated.map(async (each) => {
      while (performance.now() < end) {
        await sleep(200 + Math.random() * 100)
        const choice = each.choice(Math.floor(Math.random() * 100))
        if (choice === null) break
        const began = performance.now()
        const reply = await each.send({ type: 'act', ...choice })
        times.push(performance.now() - began)
        if (reply.ok) await each.reach(reply.seq)
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { actions: times.length, p50: at(0.5), p99: at(0.99) }
}

async function floodOn(port: number, until: { isOver: boolean; frames: number }): Promise<void> {
  const eve = await Player.arrive(port, 'Eve')
  while (!until.isOver) {
    const socket = eve.socket()
    socket.on('error', () => undefined)
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    await new Promise((resolve) => {
      socket.on('open', resolve)
      socket.on('close', resolve)
    })
    while (socket.readyState === WebSocket.OPEN && !until.isOver) {
      for (let i = 0; i < 500; i++) socket.send('{"type":"ping"}')
      until.frames += 500
      await sleep(1)
    }
    socket.terminate()
    await closed
  }
}
