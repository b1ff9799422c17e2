import { setTimeout as sleep } from 'node:timers/promises'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { Player, type Played, type Seated } from '../support/player.ts'
import { freePort, startPostgres, type Postgres } from '../support/postgres.ts'
import { playOn } from '../support/running.ts'
import { acknowledgements, audit, Driver, gameFor, type Findings } from './driver.ts'
import type { Limit } from './limit.ts'
import { ServerProcess } from './process.ts'

/** Two processes over one database. */
export interface Nodes {
  readonly postgres: Postgres
  readonly ports: readonly number[]
  readonly nodes: readonly ServerProcess[]
  readonly stop: () => Promise<void>
}

export async function startNodes(): Promise<Nodes> {
  const postgres = await startPostgres()
  const ports = [await freePort(), await freePort()]
  const nodes = ports.map((port) => new ServerProcess({ PORT: String(port), DATABASE_URL: postgres.url }))
  await Promise.all(nodes.map((node) => node.start()))
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.end('SIGTERM')))
    await postgres.stop()
  }
  return { postgres, ports, nodes, stop }
}

/** A table whose two seats are one person's, who looks at it through both processes. */
async function bothSides(
  { ports }: Nodes,
  game: Played,
): Promise<{ readonly table: string; readonly tabs: [Seated, Seated] }> {
  const ann = await Player.arrive(ports[0], 'Ann')
  const table = await ann.open({}, game)
  const tabs: [Seated, Seated] = [await ann.follow(table), await ann.at(ports[1]).follow(table)]
  for (const [seq, seat] of [0, 1].entries()) await tabs[0].send({ type: 'claim', seat, seed: '' }, seq)
  await tabs[0].send({ type: 'start' }, 2)
  await Promise.all(tabs.map((tab) => tab.reach(3)))
  return { table, tabs }
}

export interface RaceFindings {
  readonly races: number
  readonly winners: number
  readonly others: number
  readonly tables: number
}

/** Promise 6: two tabs at two processes want the same place in the log; exactly one gets it, each time. */
export async function race(nodes: Nodes, limit: Limit, tables: number): Promise<RaceFindings> {
  const findings = { races: 0, winners: 0, others: 0, tables: 0 }
  const run = async (): Promise<void> => {
    while (!limit.isReached(findings.races)) {
      const { tabs } = await bothSides(nodes, gameFor(findings.tables))
      findings.tables++
      for (let seq = 3; !limit.isReached(findings.races) && tabs[0].latest.table.status === 'playing'; seq++) {
        findings.races++
        const wishes = tabs.map((tab, i) => tab.choice(seq + i) ?? { seat: 0, action: { do: '' } })
        const replies = await Promise.all(tabs.map((tab, i) => tab.send({ type: 'act', ...wishes[i] }, seq)))
        findings.winners += replies.filter((reply) => reply.ok).length
        findings.others += replies.filter((reply) => !reply.ok && reply.refused.code !== 'STALE_SEQ').length
        await Promise.all(tabs.map((tab) => tab.reach(seq + 1)))
      }
      for (const tab of tabs) tab.close()
    }
  }
  await Promise.all(Array.from({ length: tables }, run))
  return findings
}

export interface FreezeFindings {
  readonly freezes: number
  /** Appends of the frozen process that got through although another had gone on. */
  readonly stale: number
  readonly forked: number
  readonly slowestTakeoverMs: number
}

/** Promise 7: the process that owns a table is frozen; the other goes on; what the first was asked comes too late. */
export async function freeze(nodes: Nodes, limit: Limit): Promise<FreezeFindings> {
  const findings = { freezes: 0, stale: 0, forked: 0, slowestTakeoverMs: 0 }
  let { table, tabs } = await bothSides(nodes, gameFor(0))
  const store = await PostgresStore.connect(nodes.postgres.url)
  for (let i = 0; !limit.isReached(i); i++) {
    findings.freezes++
    // Each game in its turn, and none to its end.
    if (i % 2 === 1 || tabs[0].latest.table.plays > 100) {
      for (const tab of tabs) tab.close()
      ;({ table, tabs } = await bothSides(nodes, gameFor(i)))
    }
    const [frozen, awake] = tabs
    // The first process owns the table; what it is asked now, it will only see after it wakes.
    await playOn(tabs, i)
    const { seq } = frozen.latest
    const choice = frozen.choice(i) ?? { seat: 0, action: { do: '' } }
    nodes.nodes[0].signal('SIGSTOP')
    const late = frozen.send({ type: 'act', ...choice }, seq)
    await sleep(50 + Math.random() * 250)
    const began = performance.now()
    await playOn([awake], i + 1)
    findings.slowestTakeoverMs = Math.max(findings.slowestTakeoverMs, Math.round(performance.now() - began))
    await playOn([awake], i + 2)
    nodes.nodes[0].signal('SIGCONT')
    const reply = await late
    if (reply.ok || reply.refused.code !== 'STALE_SEQ') findings.stale++
    await frozen.reach(awake.latest.seq)
    if (frozen.latest.hash !== awake.latest.hash) findings.forked++
    const row = await store.table(table)
    checkChain(await store.entries(table, 0), 0, rootOf(table, row?.seed ?? ''))
  }
  await store.close()
  for (const tab of tabs) tab.close()
  return findings
}

export interface RestartFindings extends Findings {
  readonly restarts: number
  readonly outdated: number
}

/** Before each restart: people are at work. */
const LEAST_ACKNOWLEDGED = 20

/** Promise 12: the processes are restarted one after the other, as for a new version, while people play at both. */
export async function rollingRestarts(nodes: Nodes, limit: Limit): Promise<RestartFindings> {
  const drivers = await Promise.all(
    Array.from(
      { length: 6 },
      async (_, i) => new Driver(await Player.arrive(nodes.ports[i % 2], `Player ${i}`), gameFor(i >> 1)),
    ),
  )
  const driving = drivers.map((driver) => driver.run())
  let restarts = 0
  for (; !limit.isReached(restarts); restarts++) {
    await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
    await nodes.nodes[restarts % 2].end('SIGTERM')
    await nodes.nodes[restarts % 2].start()
  }
  await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
  for (const driver of drivers) driver.isOver = true
  await Promise.all(driving)
  const store = await PostgresStore.connect(nodes.postgres.url)
  const findings = await audit(store, drivers)
  await store.close()
  const outdated = drivers.flatMap(({ alarms }) => alarms).filter((code) => code === 'CLIENT_OUTDATED').length
  return { restarts, ...findings, outdated }
}
