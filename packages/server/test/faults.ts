import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadInput } from '@mousekeep/engine'
import { command, type Options } from '@mousekeep/command'
import { peopleBeside, twoServers } from './faults/beside.ts'
import { randomCampaigns } from './faults/campaigns.ts'
import { wholeCampaigns } from './faults/eleven.ts'
import { flood } from './faults/flood.ts'
import { shootFrames } from './faults/frames.ts'
import { killUnderLoad } from './faults/kill.ts'
import { Limit } from './faults/limit.ts'
import { freeze, race, rollingRestarts, startNodes } from './faults/nodes.ts'
import { stopUnderLoad } from './faults/postgres.ts'
import { ServerProcess } from './faults/process.ts'
import { behindNginx, nginxVersion } from './faults/nginx.ts'
import { reconnectStorm } from './faults/reconnect.ts'
import { failSyncs } from './faults/sync.ts'
import { Player } from './support/player.ts'
import { freePort, startPostgres } from './support/postgres.ts'

const HELP = `npm run -s faults -- KIND

  kill       kills a server under load N times (SQLite) and compares every acknowledgement with the log
  postgres   stops PostgreSQL at once, N times, under four writers
  freeze     freezes the owner of a table N times while another process goes on
  restart    restarts two processes in turn under load, N times
  nginx      the same with everybody behind a real nginx (where it is installed)
  sync       lets the nth sync or write of the disk fail, for N points (needs strace)
  two-servers  starts a second server on the folder of one under load, N times; each is to be refused
  people     suspends somebody beside a server under load, N times
  flood      how long others wait while somebody floods the server, without and with
  race       two tabs at two processes race N times for the same place in the log
  reconnect  cuts clients off at any moment, N times
  frames     sends N broken frames
  campaigns  N random campaigns of Mystics with clients that drop, double and reorder messages
  eleven     N campaigns of eleven chapters by bots, each verified from its logs

  --rounds   how many times (50); --count is the same
  --count    how many times
  --minutes  no longer than so many minutes

Prints one line of figures; ends with 1 if a promise was broken. The campaigns of Mystics say on the way how far they are.`

const FLOOD_SECONDS = 10

/** The figures, and how many promises were broken. */
type Campaign = (limit: Limit) => Promise<{ readonly figures: object; readonly broken: number }>

async function withServer<T>(
  env: Record<string, string>,
  run: (port: number, server: ServerProcess) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  const port = await freePort()
  const server = new ServerProcess({ PORT: String(port), DATA_DIR: folder, ...env })
  await server.start()
  try {
    return await run(port, server)
  } finally {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function beside(run: typeof twoServers, limit: Limit): ReturnType<Campaign> {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  const figures = await run(folder, limit)
  rmSync(folder, { recursive: true, force: true })
  const { rounds, asExpected, lost, doubled, gaps, alarms } = figures
  return { figures, broken: rounds - asExpected + lost + doubled + gaps + alarms.length }
}

const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  kill: async (limit) => {
    const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
    const figures = await killUnderLoad(folder, limit, 10)
    rmSync(folder, { recursive: true, force: true })
    return { figures, broken: figures.lost + figures.doubled + figures.gaps + figures.alarms.length }
  },
  postgres: async (limit) => {
    const postgres = await startPostgres()
    const figures = await stopUnderLoad(postgres, limit)
    await postgres.stop()
    return { figures, broken: figures.lost + figures.doubled + figures.refused }
  },
  freeze: async (limit) => {
    const nodes = await startNodes()
    const figures = await freeze(nodes, limit)
    await nodes.stop()
    return { figures, broken: figures.stale + figures.forked }
  },
  restart: async (limit) => {
    const nodes = await startNodes()
    const figures = await rollingRestarts(nodes, limit)
    await nodes.stop()
    return { figures, broken: figures.lost + figures.doubled + figures.gaps + figures.outdated }
  },
  nginx: async (limit) => {
    if (nginxVersion() === null) throw new BadInput('nginx is not installed here: this needs it')
    const figures = await behindNginx(limit)
    return { figures, broken: figures.lost + figures.doubled + figures.gaps + figures.outdated }
  },
  sync: async (limit) => {
    const figures = await failSyncs(limit)
    return { figures, broken: figures.lost + figures.denied }
  },
  'two-servers': (limit) => beside(twoServers, limit),
  people: (limit) => beside(peopleBeside, limit),
  flood: () =>
    withServer({ RATE_FACTOR: '1' }, async (port) => {
      const figures = await flood(port, FLOOD_SECONDS)
      return { figures, broken: figures.disconnects }
    }),
  race: async (limit) => {
    const nodes = await startNodes()
    const figures = await race(nodes, limit, 8)
    await nodes.stop()
    return { figures, broken: Math.abs(figures.races - figures.winners) + figures.others }
  },
  reconnect: (limit) =>
    withServer({}, async (port) => {
      const figures = await reconnectStorm(port, limit, 8)
      return { figures, broken: figures.forks + figures.gaps + figures.desyncs }
    }),
  campaigns: (limit) =>
    withServer({}, async (port) => {
      const figures = await randomCampaigns(port, limit, 6)
      return { figures, broken: figures.desyncs + figures.troubles.length }
    }),
  eleven: (limit) =>
    withServer({}, async (port) => {
      const figures = await wholeCampaigns(port, limit, 4)
      return { figures, broken: figures.unverified }
    }),
  frames: (limit) =>
    withServer({ RATE_FACTOR: '1000000' }, async (port, server) => {
      const player = await Player.arrive(port, 'Eve')
      const table = await (await Player.arrive(port, 'Ann')).open()
      const watched = await player.follow(table)
      const figures = await shootFrames(player, watched, table, limit)
      watched.close()
      const { hasEnded } = server
      return {
        figures: { ...figures, crashed: hasEnded },
        broken: figures.bugs + Number(hasEnded) + Number(!figures.isUnchanged),
      }
    }),
}

async function campaign({ words: [kind], number }: Options): Promise<void> {
  if (kind === undefined || !Object.hasOwn(CAMPAIGNS, kind)) {
    throw new BadInput(`KIND is one of ${Object.keys(CAMPAIGNS).join(', ')}: see --help`)
  }
  const count = number('rounds', number('count', 50))
  if (count < 1) throw new BadInput('at least once')
  const began = performance.now()
  const limit = new Limit(count, number('minutes', Number.POSITIVE_INFINITY), (line) => console.error(line))
  const { figures, broken } = await CAMPAIGNS[kind](limit)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(JSON.stringify({ kind, ...figures, seconds, broken }))
  process.exitCode = broken > 0 ? 1 : 0
}

await command(HELP, campaign, { words: 1 })
