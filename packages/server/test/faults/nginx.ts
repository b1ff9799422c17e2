import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { Player } from '../support/player.ts'
import { freePort, startPostgres } from '../support/postgres.ts'
import { acknowledgements, audit, Driver, gameFor } from './driver.ts'
import type { Limit } from './limit.ts'
import type { RestartFindings } from './nodes.ts'
import { ServerProcess } from './process.ts'

const SAMPLE = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))
const LEAST_ACKNOWLEDGED = 20

/** The version of nginx on this machine; null if there is none. */
export function nginxVersion(): string | null {
  try {
    return execFileSync('nginx', ['-v'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) || 'nginx'
  } catch {
    return null
  }
}

/** The sample of `deploy/` as it stands, but for TLS, the port and the processes behind it, in a folder of its own. */
export function nginxFolder(port: number, behind: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-nginx-'))
  const servers = behind.map((each) => `  server 127.0.0.1:${each} max_fails=2 fail_timeout=1s;\n`).join('')
  const sample = readFileSync(SAMPLE, 'utf8')
    .replace(/ {2}server 127\.0\.0\.1:8080 .*\n/, servers)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ {2}ssl_certificate.*\n/g, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\n` +
      `events { worker_connections 4096; }\nhttp { access_log off; ${temporary.join(' ')}\n${sample}\n}\n`,
  )
  return folder
}

/** Several processes behind a real nginx: people play through it while the processes are restarted in turn. */
export async function behindNginx(limit: Limit): Promise<RestartFindings> {
  const postgres = await startPostgres()
  const [port, ...behind] = [await freePort(), await freePort(), await freePort()]
  const env = { DATABASE_URL: postgres.url, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' }
  const nodes = behind.map((each) => new ServerProcess({ ...env, PORT: String(each) }))
  await Promise.all(nodes.map((node) => node.start()))
  const folder = nginxFolder(port, behind)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await untilOpen(port)
  const drivers = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => new Driver(await Player.arrive(port, `Player ${i}`), gameFor(i))),
  )
  const driving = drivers.map((driver) => driver.run())
  let restarts = 0
  for (; !limit.isReached(restarts); restarts++) {
    await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
    await nodes[restarts % 2].end('SIGTERM')
    await nodes[restarts % 2].start()
  }
  await acknowledgements(drivers, LEAST_ACKNOWLEDGED)
  for (const driver of drivers) driver.isOver = true
  await Promise.all(driving)
  const store = await PostgresStore.connect(postgres.url)
  const findings = await audit(store, drivers)
  await store.close()
  const ended = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await ended
  await Promise.all(nodes.map((node) => node.end('SIGTERM')))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  const outdated = drivers.flatMap(({ alarms }) => alarms).filter((code) => code === 'CLIENT_OUTDATED').length
  return { restarts, ...findings, outdated }
}

async function untilOpen(port: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen === true) return
    await sleep(50)
  }
  throw new Error('nginx does not listen')
}
