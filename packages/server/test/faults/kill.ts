import { setTimeout as sleep } from 'node:timers/promises'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { Player } from '../support/player.ts'
import { freePort } from '../support/postgres.ts'
import { acknowledgements, audit, Driver, gameFor, type Findings } from './driver.ts'
import type { Limit } from './limit.ts'
import { ServerProcess } from './process.ts'

export interface KillFindings extends Findings {
  readonly kills: number
  readonly medianStartMs: number
  readonly slowestStartMs: number
  readonly alarms: readonly string[]
}

/** Between two kills, so that each of them hits a server at work; then at a random moment. */
const LEAST_ACKNOWLEDGED = 20
const MOST_MORE_MS = 400

/** Promise 1: kills a real server under load again and again, and compares what was acknowledged with the log. */
export async function killUnderLoad(folder: string, limit: Limit, players: number): Promise<KillFindings> {
  const port = await freePort()
  const server = new ServerProcess({ PORT: String(port), DATA_DIR: folder })
  const starts = [await server.start()]
  const drivers = await Promise.all(
    Array.from({ length: players }, async (_, i) => new Driver(await Player.arrive(port, `Player ${i}`), gameFor(i))),
  )
  const running = drivers.map((driver) => driver.run())
  let kills = 0
  for (; !limit.isReached(kills); kills++) {
    await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
    await sleep(Math.random() * MOST_MORE_MS)
    await server.end('SIGKILL')
    starts.push(await server.start())
  }
  await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
  for (const driver of drivers) driver.isOver = true
  await Promise.all(running)
  await server.end('SIGTERM')
  const store = await SqliteStore.start(folder)
  const findings = await audit(store, drivers)
  await store.close()
  const alarms = drivers.flatMap((driver) => driver.alarms)
  const [medianStartMs, slowestStartMs] = [0.5, 1].map((share) => atShare(starts, share))
  return { kills, ...findings, medianStartMs, slowestStartMs, alarms }
}

function atShare(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
}
