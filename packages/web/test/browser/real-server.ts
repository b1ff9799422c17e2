import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

/** Runs the product as `npm start` does, on a free port with data of its own, until the visit is over or stops it. */
export async function withServer(
  visit: (address: string, stop: () => Promise<void>) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'mousekeep-web-'))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, RATE_FACTOR: '100', ...settings }
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    for await (const line of createInterface(server.stdout)) {
      const port = /"port":(\d+)/.exec(line)?.[1]
      if (port === undefined) continue
      await visit(`http://127.0.0.1:${port}/`, async () => {
        const ended = once(server, 'exit')
        server.kill('SIGKILL')
        await ended
      })
      return
    }
    throw new Error('the server ended before it was ready')
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
