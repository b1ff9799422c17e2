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
import type { ConnectionTools } from './live/connection.ts'
import { Ink } from './live/ink.ts'
import { Live } from './live/live.ts'
import { SignDesk } from './live/sign-desk.ts'
import { Metrics } from './metrics.ts'
import { Notifier, type Occasion } from './notices/notifier.ts'
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
async function serveAt(front: Front, store: Store, given: Given): Promise<Running> {
  const { metrics, health, config, log } = given
  const { publicOrigin, proxies, rateFactor, beatMs } = config
  const onBug = bugsInto(given)
  const threads = new Threads()
  const whereabouts = new Whereabouts()
  const bounds = new Bounds(store, rateFactor)
  const ears = {
    onBug,
    lettersOf: (occasion: Occasion) => notifier.lettersOf(occasion),
    onLetters: () => notifier.deliverSoon(),
    addressOf: (person: string) => whereabouts.of(person),
    mayOpen: (person: string) => bounds.mayOpen(person, whereabouts.of(person) ?? person),
    onCommit: (ms: number) => metrics.took('commit_seconds', ms),
  }
  const tables = new Tables(store, threads, ears, { beatMs })
  metrics.gauge('tables_awake', () => tables.count)
  metrics.gauge('store_up', () => Number(!health.isAway))
  const notifier = await startNotifier(store, tables, given, onBug)
  const isSecure = publicOrigin?.startsWith('https:') === true
  const identity = new Identity(store, isSecure)
  const shared = { store, tables, metrics, rateFactor, onBug }
  const known = await KnownBrowser.start(store, isSecure)
  const accounts = new Accounts(store, identity, tables, known, rateFactor)
  await warnOfTwins(accounts, log)
  const companies = new Companies(store, tables, rateFactor)
  const app = await makeApp(front.server, {
    ...shared,
    health,
    bounds,
    identity,
    accounts,
    ownData: new OwnData(store, tables, companies, identity),
    companies,
    notifier,
    publicOrigin,
    proxies,
    sessionDays: config.sessionDays,
  })
  const doors = { publicOrigin, proxies, beatMs, whereabouts }
  const live = new Live(front.server, identity, doors, { ...shared, ...desksFor(store, metrics, rateFactor) })
  const spread = async (news: News | null): Promise<void> => {
    // Names of people who are here first, so that tables tell of the new ones.
    await live.hear(news)
    await tables.hear(news)
    notifier.hear(news)
  }
  store.onNews((news) => void spread(news).catch((error: unknown) => onBug(error, 'news')))
  const backups = backupsOf(given)
  const housekeeping = new Housekeeping({ store, identity, tables }, config, onBug)
  front.serve((request, response) => app.routing(request, response))
  return runningAt(front.port, async () => {
    for (const part of [housekeeping, backups, health, metrics]) part?.stop()
    for (const part of [live, tables]) part.close()
    await Promise.all([front.close(), app.close(), threads.close()])
    await notifier.close()
    await store.close()
  })
}

type Desks = Pick<ConnectionTools, 'chat' | 'signs' | 'ink'>

function desksFor(store: Store, metrics: Metrics, rateFactor: number): Desks {
  const chat = new ChatDesk(store, metrics, rateFactor)
  return { chat, signs: new SignDesk(store, metrics, rateFactor), ink: new Ink(rateFactor) }
}

function backupsOf({ config: { folder, backupDir, backupsKept }, log }: Given): Backups | null {
  return backupDir === null ? null : new Backups({ folder, backupDir, backupsKept }, log)
}

type OnBug = (error: unknown, where: string) => string

/** The stack is of our code; messages and states of players are never written down. */
function bugsInto({ metrics, log }: Given): OnBug {
  return (error, where) => {
    const incident = randomBytes(6).toString('hex')
    metrics.count('bugs')
    log({ level: 'error', incident, where, error: error instanceof Error ? (error.stack ?? error.message) : 'thrown' })
    return incident
  }
}

function startNotifier(store: Store, tables: Tables, { metrics, config }: Given, onBug: OnBug): Promise<Notifier> {
  return Notifier.start(store, metrics, {
    delayMs: config.noticeDelayMs,
    retryMs: config.noticeRetryMs,
    lookAgainMs: config.noticeLookMs,
    isPrivateAllowed: config.privateHooks,
    publicOrigin: config.publicOrigin,
    isHere: (table, person) => tables.isFollowedBy(table, person),
    isChoosing: async (table, person) => (await tables.find(table))?.isChoosing(person) ?? false,
    onBug,
  })
}

async function warnOfTwins(accounts: Accounts, log: Log): Promise<void> {
  for (const person of await accounts.renewSkeletons()) {
    const warning = `the name of ${person} is now taken for that of another account: let them take another`
    log({ level: 'warn', warning })
  }
}

/** Closed once, however often it is asked. */
function runningAt(port: number, end: () => Promise<void>): Running {
  let closing: Promise<void> | null = null
  return { port, close: () => (closing ??= end()) }
}
