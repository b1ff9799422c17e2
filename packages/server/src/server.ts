import { randomBytes } from 'node:crypto'
import { Thinkers } from './bots/thinkers.ts'
import type { Config } from './config.ts'
import { makeApp } from './http/app.ts'
import { Accounts } from './identity/accounts.ts'
import { Identity } from './identity/identity.ts'
import { OwnData } from './identity/own-data.ts'
import { ChatDesk } from './live/chat-desk.ts'
import { Live } from './live/live.ts'
import { Metrics } from './metrics.ts'
import { Notifier } from './notices/notifier.ts'
import type { News } from './store/contract.ts'
import { openStore } from './store/open-store.ts'
import { Tables } from './tables/tables.ts'

const HOUR_MS = 3_600_000

export interface Running {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Starts everything; resolves when it answers. Closing lets what is under way end, and keeps every acknowledgement. */
export async function startServer(config: Config, log: (line: object) => void): Promise<Running> {
  const store = await openStore(config.databaseUrl, config.folder)
  const metrics = new Metrics()
  // The stack is of our code; messages and states of players are never written down.
  const onBug = (error: unknown, where: string): string => {
    const incident = randomBytes(6).toString('hex')
    metrics.count('bugs')
    log({ level: 'error', incident, where, error: error instanceof Error ? (error.stack ?? error.message) : 'thrown' })
    return incident
  }
  const thinkers = new Thinkers()
  const tables = new Tables(
    store,
    thinkers,
    {
      onBug,
      lettersOf: (occasion) => notifier.lettersOf(occasion),
      onLetters: () => notifier.deliverSoon(),
    },
    { beatMs: config.beatMs },
  )
  metrics.gauge('tables_awake', () => tables.count)
  const { publicOrigin, proxies, rateFactor, beatMs, mostConnections } = config
  const notifier = await Notifier.start(store, metrics, {
    delayMs: config.noticeDelayMs,
    retryMs: config.noticeRetryMs,
    isPrivateAllowed: config.privateHooks,
    publicOrigin,
    isHere: (table, person) => tables.isFollowedBy(table, person),
    onBug,
  })
  const identity = new Identity(store, publicOrigin?.startsWith('https:') === true)
  const shared = { store, tables, metrics, rateFactor, onBug }
  const chat = new ChatDesk(store, metrics, rateFactor)
  const accounts = new Accounts(store, identity, tables, rateFactor)
  const ownData = new OwnData(store, tables, identity)
  const door = { publicOrigin, proxies, mostConnections }
  const app = await makeApp({ ...shared, identity, accounts, ownData, notifier, ...door })
  const live = new Live(app.server, identity, { publicOrigin, proxies, beatMs }, { ...shared, chat })
  const spread = async (news: News | null): Promise<void> => {
    // Names of people who are here first, so that tables tell of the new ones.
    await live.take(news)
    await tables.take(news)
    notifier.take(news)
  }
  store.onNews((news) => void spread(news).catch((error: unknown) => onBug(error, 'news')))
  const sweep = setInterval(() => void forgetOld().catch((error: unknown) => onBug(error, 'sweep')), HOUR_MS).unref()
  const forgetOld = (): Promise<void> => store.people.forgetOldAttempts(Date.now() - 24 * HOUR_MS)
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('Bug: no port')
  const end = async (): Promise<void> => {
    clearInterval(sweep)
    live.close()
    tables.close()
    await Promise.all([app.close(), thinkers.close()])
    await notifier.close()
    await store.close()
  }
  let closing: Promise<void> | null = null
  return { port: address.port, close: () => (closing ??= end()) }
}
