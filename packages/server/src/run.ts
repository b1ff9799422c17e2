import { BadInput } from '@mousekeep/engine'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'

const log = (line: object): void => console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))

try {
  const config = readConfig(process.env)
  const running = await startServer(config, log)
  log({ level: 'info', ready: `http://${config.host}:${running.port}`, port: running.port })
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
