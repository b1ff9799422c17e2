import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { Child } from './child.ts'
import { playFloor } from './floor.ts'
import { freePort } from './free-port.ts'
import { Load, type Figures } from './load.ts'
import { playMousekeep } from './mousekeep.ts'

/** One run: starts a server, seats everybody, warms up, measures, and gives the figures to whoever started it. */
export interface Run extends Figures {
  /** Microseconds of CPU for each action, of the server and of the driver. */
  readonly serverCpu: number
  readonly driverCpu: number
  /** The longest pause of the server's main thread. */
  readonly longestPause: number
  /** Milliseconds of a sync of the disk beside the run. */
  readonly fsync: { readonly p50: number; readonly p99: number }
}

const WARM_UP_MS = 2000
const FLOOR = new URL('./floor-server.ts', import.meta.url)
/** Two people at each table. */
const OPTIONS: Readonly<Record<string, object>> = { castle: {}, mystics: { chapter: '1', players: 2 } }
const PEER = new URL('./peer-server.ts', import.meta.url)
const MOUSEKEEP = new URL('../../packages/server/src/main.ts', import.meta.url)
const FSYNC = fileURLToPath(new URL('./fsync.ts', import.meta.url))

async function start(
  kind: string,
  port: number,
  folder: string,
  game: string,
  flags: readonly string[],
): Promise<Child> {
  if (kind === 'mousekeep') return Child.start(MOUSEKEEP, [], settings(port, folder), /"ready"/, flags)
  if (kind === 'boardgame.io') return Child.start(PEER, [String(port)], {}, /ready/)
  const args = [String(port), join(folder, 'journal'), game, JSON.stringify(OPTIONS[game])]
  return Child.start(FLOOR, args, {}, /ready/, flags)
}

async function run(kind: string, tables: number, seconds: number, rate: number, game: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-bench-'))
  const port = await freePort()
  // SERVER_FLAGS='--cpu-prof --cpu-prof-dir=…' measures where the server spends its time.
  const flags = process.env['SERVER_FLAGS']?.split(' ') ?? []
  const server = await start(kind, port, folder, game, flags)
  try {
    const load = new Load(rate)
    if (kind === 'mousekeep') await playMousekeep(port, tables, load, { game, options: OPTIONS[game] })
    else if (kind === 'floor') await playFloor(port, tables, load)
    // Only its own runs need the peer to be installed.
    else await (await import('./peer.ts')).playPeer(port, tables, load)
    await sleep(WARM_UP_MS)
    const probe = fork(FSYNC, [join(folder, 'probe')])
    const before = (await server.usage()).cpu
    const own = process.cpuUsage()
    load.begin()
    await sleep(seconds * 1000)
    const { count } = load
    const figures = load.end()
    const { user, system } = process.cpuUsage(own)
    const { cpu, longestMs } = await server.usage()
    const used = cpu - before
    load.isOver = true
    const answer = once(probe, 'message')
    probe.send('stop')
    const fsync = Object((await answer)[0])
    return { ...figures, serverCpu: used / count, driverCpu: (user + system) / count, longestPause: longestMs, fsync }
  } finally {
    // Killed, unless somebody wants the profile that a server writes when it ends.
    await server.end(flags.length === 0 ? 'SIGKILL' : 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

function settings(port: number, folder: string): Record<string, string> {
  return { PORT: String(port), DATA_DIR: folder, RATE_FACTOR: '1000' }
}

const [kind, tables, seconds, rate, game = 'castle'] = process.argv.slice(2)
const result = await run(kind, Number(tables), Number(seconds), Number(rate), game)
if (process.send === undefined) {
  console.log(result)
  process.exit()
} else process.send(result, () => process.exit())
