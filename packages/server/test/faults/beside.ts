import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { Player } from '../support/player.ts'
import { freePort } from '../support/postgres.ts'
import { acknowledgements, audit, Driver, gameFor, type Findings } from './driver.ts'
import type { Limit } from './limit.ts'
import { ServerProcess } from './process.ts'

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))
/** Between two intruders, so that each of them meets a server at work. */
const LEAST_ACKNOWLEDGED = 20

export interface Ended {
  /** Null if it had to be stopped: it was serving. */
  readonly code: number | null
  readonly output: string
}

/** Runs a command of the server beside it. A server that begins to serve is stopped. */
export async function runBeside(name: string, words: readonly string[], env: Record<string, string>): Promise<Ended> {
  const file = name === 'main' ? 'main.ts' : `commands/${name}.ts`
  const child = spawn(process.execPath, [`${SOURCES}${file}`, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (text: Buffer): void => {
    output += text.toString()
    if (output.includes('"ready"')) child.kill('SIGKILL')
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  await once(child, 'close')
  return { code: child.exitCode, output }
}

export interface BesideFindings extends Findings {
  readonly rounds: number
  /** How many of them ended as they should. */
  readonly asExpected: number
  readonly alarms: readonly string[]
  /** What the first that did not said. */
  readonly otherwise: string
}

/** A server under load, and beside it something again and again; then what was acknowledged against the log. */
async function besideLoad(
  folder: string,
  limit: Limit,
  beside: (port: number, round: number) => Promise<string | null>,
): Promise<BesideFindings> {
  const port = await freePort()
  const server = new ServerProcess({ PORT: String(port), DATA_DIR: folder })
  await server.start()
  const drivers = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => new Driver(await Player.arrive(port, `Player ${i}`), gameFor(i))),
  )
  const running = drivers.map((driver) => driver.run())
  let [rounds, asExpected, otherwise] = [0, 0, '']
  for (; !limit.isReached(rounds); rounds++) {
    await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
    const wrong = await beside(port, rounds)
    if (wrong === null) asExpected++
    else if (otherwise === '') otherwise = wrong
  }
  await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
  for (const driver of drivers) driver.isOver = true
  await Promise.all(running)
  await server.end('SIGTERM')
  const store = await SqliteStore.start(folder)
  const findings = await audit(store, drivers)
  await store.close()
  return { rounds, asExpected, otherwise, ...findings, alarms: drivers.flatMap((driver) => driver.alarms) }
}

/** Promise 32: a second server on the same folder is refused, in one sentence, and changes nothing. */
export function twoServers(folder: string, limit: Limit): Promise<BesideFindings> {
  return besideLoad(folder, limit, async (port, round) => {
    // Every other time on the very port of the first, as somebody does who starts it twice.
    const env = { PORT: round % 2 === 0 ? String(port) : '0', DATA_DIR: folder }
    const { code, output } = await runBeside('main', [], env)
    const isOneSentence = output.trim().split('\n').length === 1 && !output.includes('    at ')
    return code === 2 && isOneSentence ? null : `ended with ${String(code)}: ${output}`
  })
}

/** Promise 32: the operator suspends somebody beside a server under load; it takes effect, and nothing is lost. */
export function peopleBeside(folder: string, limit: Limit): Promise<BesideFindings> {
  return besideLoad(folder, limit, async (port, round) => {
    const eve = await Player.arrive(port, `Eve ${round}`)
    const { code, output } = await runBeside('people', ['suspend', eve.person], { DATA_DIR: folder })
    const { code: told } = await eve.get('/api/me')
    return code === 0 && told === 'AUTH_EXPIRED' ? null : `ended with ${String(code)}, ${String(told)}: ${output}`
  })
}
