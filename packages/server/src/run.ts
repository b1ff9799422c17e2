import { flushCompileCache } from 'node:module'
import { optionsOrEnd } from '@mousekeep/command'
import { BadInput } from '@mousekeep/engine'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'

const HELP = `Serves tables. All settings are in the environment: PORT, HOST, DATA_DIR, DATABASE_URL and others (docs/operate.md).

  npm run -s serve`

const log = (line: object): void => console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))

// Nothing can be kept any more: somebody is to start this anew, and the log says why.
const onGone = (): void => void process.stdout.write('', () => process.exit(1))

// Everything is set in the environment; a word or option would change nothing, and that is to be said.
if (process.argv.length > 2) optionsOrEnd(HELP)

try {
  const config = readConfig(process.env)
  const running = await startServer(config, log, onGone)
  log({ level: 'info', ready: `http://${config.host}:${running.port}`, port: running.port })
  // A process that is killed writes nothing down: the next one should find what this one compiled.
  flushCompileCache()
  let isClosing = false
  const stop = (): void => {
    if (isClosing) return
    isClosing = true
    running.close().then(
      () => log({ level: 'info', closed: true }),
      (error: unknown) => {
        log({ level: 'error', error: String(error) })
        process.exitCode = 1
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  log({ level: 'error', error: error instanceof Error ? error.message : String(error) })
  process.exitCode = error instanceof BadInput ? 2 : 1
}
