import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { optionsOrEnd } from '@mousekeep/command'
import { Child } from './child.ts'
import { freePort } from './free-port.ts'
import { Load } from './load.ts'
import { Guest, playMousekeep } from './mousekeep.ts'

const HELP = `What tables cost that nobody plays at: the time of a start with many of them stored, and the memory of each.

  --stored  how many are stored (10000)
  --awake   at how many people sit (500)`
const { number } = optionsOrEnd(HELP)
const [STORED, AWAKE] = [number('stored', 10_000), number('awake', 500)]
const MOUSEKEEP = new URL('../../packages/server/src/main.ts', import.meta.url)
const AT_ONCE = 50
/** Long enough for the server to let tables sleep. */
const SLEEP_MS = 65_000
const PLAY_MS = 10_000

const folder = mkdtempSync(join(tmpdir(), 'mousekeep-bench-'))
const port = await freePort()
const settings = { PORT: String(port), DATA_DIR: folder, RATE_FACTOR: '1000' }
const start = (): Promise<Child> => Child.start(MOUSEKEEP, [], settings, /"ready"/, ['--expose-gc'])

try {
  let server = await start()
  const host = await Guest.arrive(port, 'Pip')
  let opened = 0
  const openOn = async (): Promise<void> => {
    while (opened++ < STORED) await host.open({ game: 'castle', options: {} })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openOn))
  await server.end('SIGKILL')
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const began = performance.now()
    server = await start()
    times.push(performance.now() - began)
    await server.end('SIGKILL')
  }
  const slowest = Math.max(...times)
  console.log(
    `${STORED} stored tables: ready in ${Math.round(Math.min(...times))} .. ${Math.round(slowest)} ms of 5 starts`,
  )

  server = await start()
  const load = new Load(1)
  const empty = (await server.usage()).heap
  const guests = await playMousekeep(port, AWAKE, load)
  await sleep(PLAY_MS)
  load.isOver = true
  await sleep(2000)
  const playing = (await server.usage()).heap
  for (const guest of guests) guest.leave()
  await sleep(SLEEP_MS)
  const asleep = (await server.usage()).heap
  await server.end('SIGKILL')
  const kB = (bytes: number): string => (bytes / AWAKE / 1000).toFixed(1)
  console.log(
    `${AWAKE} tables with two people each and ${load.count / AWAKE} actions: ${kB(playing - empty)} kB a table`,
  )
  console.log(`the same tables when everybody has left: ${kB(asleep - empty)} kB a table`)
  console.log(
    JSON.stringify({ slowestStartMs: Math.round(slowest), awakeKb: kB(playing - empty), asleepKb: kB(asleep - empty) }),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
