import { randomBytes } from 'node:crypto'
import { Backups } from './backups.ts'
import { Bounds } from './bounds.ts'
import type { Config } from './config.ts'
import { Housekeeping } from './housekeeping.ts'
import { makeApp } from './http/app.ts'
import { limitConnections } from './http/connections.ts'
import { Front } from './http/front.ts'
import { Health } from './health.ts'
import { Accounts } from './identity/accounts.ts'
import { Identity } from './identity/identity.ts'
import { Companies } from './companies/companies.ts'
import { KnownBrowser } from './identity/known-browser.ts'
import { OwnData } from './identity/own-data.ts'
import { ChatDesk } from './live/chat-desk.ts'
import { Live } from './live/live.ts'
import { SignDesk } from './live/sign-desk.ts'
import { Metrics } from './metrics.ts'
import { Notifier } from './notices/notifier.ts'
import type { News, Store } from './store/contract.ts'
import { takePlace } from './store/open-store.ts'
import { Tables } from './tables/tables.ts'
import { Threads } from './threads.ts'
import { Whereabouts } from './whereabouts.ts'

export interface Running {
  readonly port: number
  readonly close: () => Promise<void>
}

type Log = (line: object) => void

interface Given {
  readonly metrics: Metrics
  readonly health: Health
  readonly config: Config
  readonly log: Log
}

/**
 * Starts everything; resolves when it answers. First the data is held, then the port is taken, and only then anything
 * is opened: a process that cannot have one of them has changed nothing (promise 32). `onGone` is called if the store
 * is lost for good while it runs.
 */
export async function startServer(config: Config, log: Log, onGone = (): void => undefined): Promise<Running> {
  const place = await takePlace(config.databaseUrl, config.folder)
  let front: Front | null = null
  try {
    const metrics = new Metrics()
    front = await Front.open(config.port, config.host)
    limitConnections(front.server, { ...config, metrics })
    const store = await place.open()
    for (const warning of store.warnings) log({ level: 'warn', warning })
    const health = new Health(store, log, onGone)
    return await serveAt(front, store, { metrics, health, config, log })
  } catch (error) {
    await front?.close()
    place.leave()
    throw error
  }
}

/** Closing lets what is under way end, and keeps every acknowledgement. */
async function serveAt(front: Front, store: Store, { metrics, health, config, log }: Given): Promise<Running> {
  // The stack is of our code; messages and states of players are never written down.
  const onBug = (error: unknown, where: string): string => {
    const incident = randomBytes(6).toString('hex')
    metrics.count('bugs')
    log({ level: 'error', incident, where, error: error instanceof Error ? (error.stack ?? error.message) : 'thrown' })
    return incident
  }
  const threads = new Threads()
  const whereabouts = new Whereabouts()
  const tables = new Tables(
    store,
    threads,
    {
      onBug,
      lettersOf: (occasion) => notifier.lettersOf(occasion),
      onLetters: () => notifier.deliverSoon(),
      addressOf: (person) => whereabouts.of(person),
      onCommit: (ms) => metrics.took('commit_seconds', ms),
    },
    { beatMs: config.beatMs },
  )
  metrics.gauge('tables_awake', () => tables.count)
  metrics.gauge('store_up', () => Number(!health.isAway))
  const { publicOrigin, proxies, rateFactor, beatMs } = config
  const notifier = await Notifier.start(store, metrics, {
    delayMs: config.noticeDelayMs,
    retryMs: config.noticeRetryMs,
    lookAgainMs: config.noticeLookMs,
    isPrivateAllowed: config.privateHooks,
    publicOrigin,
    isHere: (table, person) => tables.isFollowedBy(table, person),
    isChoosing: async (table, person) => (await tables.find(table))?.isChoosing(person) ?? false,
    onBug,
  })
  const isSecure = publicOrigin?.startsWith('https:') === true
  const identity = new Identity(store, isSecure)
  const shared = { store, tables, metrics, rateFactor, onBug }
  const chat = new ChatDesk(store, metrics, rateFactor)
  const signs = new SignDesk(store, metrics, rateFactor)
  const known = await KnownBrowser.start(store, isSecure)
  const accounts = new Accounts(store, identity, tables, known, rateFactor)
  for (const person of await accounts.renewSkeletons()) {
    log({
      level: 'warn',
      warning: `the name of ${person} is now taken for that of another account: let them take another`,
    })
  }
  const companies = new Companies(store, tables, rateFactor)
  const ownData = new OwnData(store, tables, companies, identity)
  const app = await makeApp(front.server, {
    ...shared,
    health,
    bounds: new Bounds(store, rateFactor),
    identity,
    accounts,
    ownData,
    companies,
    notifier,
    publicOrigin,
    proxies,
    sessionDays: config.sessionDays,
  })
  const live = new Live(
    front.server,
    identity,
    { publicOrigin, proxies, beatMs, whereabouts },
    { ...shared, chat, signs },
  )
  const spread = async (news: News | null): Promise<void> => {
    // Names of people who are here first, so that tables tell of the new ones.
    await live.take(news)
    await tables.take(news)
    notifier.take(news)
  }
  store.onNews((news) => void spread(news).catch((error: unknown) => onBug(error, 'news')))
  const { folder, backupDir, backupsKept } = config
  const backups = backupDir === null ? null : new Backups({ folder, backupDir, backupsKept }, log)
  const housekeeping = new Housekeeping({ store, identity, tables }, config, onBug)
  front.serve((request, response) => app.routing(request, response))
  const end = async (): Promise<void> => {
    housekeeping.stop()
    backups?.stop()
    health.stop()
    metrics.stop()
    live.close()
    tables.close()
    await Promise.all([front.close(), app.close(), threads.close()])
    await notifier.close()
    await store.close()
  }
  let closing: Promise<void> | null = null
  return { port: front.port, close: () => (closing ??= end()) }
}
