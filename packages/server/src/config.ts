import type { BlockList } from 'node:net'
import { BadInput, readNumber } from '@mousekeep/engine'
import { readProxies } from './address.ts'

/** Everything that the environment decides. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly folder: string
  readonly databaseUrl: string | null
  /** The address people use, if it is not the one the server listens on; with https, cookies are marked secure. */
  readonly publicOrigin: string | null
  /** The proxies before us: only what they say of a visitor's address is believed. */
  readonly proxies: BlockList
  /** Notices leave after so long, if nobody looked by then; when they fail, they are tried again after so long. */
  readonly noticeDelayMs: number
  readonly noticeRetryMs: number
  /** Whoever looks and so is not told may be gone after so long. */
  readonly noticeLookMs: number
  /** Whether webhooks and push services may be in private networks, and without TLS. */
  readonly privateHooks: boolean
  /** Where a backup of the SQLite file is put once a day; null for nowhere. */
  readonly backupDir: string | null
  readonly backupsKept: number
  /** Days after which a session ends that nobody used. */
  readonly sessionDays: number
  /** Days after which finished tables of guests who are gone are removed; null if never. */
  readonly finishedDays: number | null
  /** All rates are multiplied by it; for load tests. */
  readonly rateFactor: number
  /** Connections in all, whoever holds them. */
  readonly mostConnections: number
  /** Milliseconds between the beats by which sockets are found that are gone without a word. */
  readonly beatMs: number
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const origin = env['PUBLIC_ORIGIN'] ?? null
  if (origin !== null && !/^https?:\/\/[^/]+$/.test(origin)) {
    throw new BadInput('PUBLIC_ORIGIN is like https://mice.example, without a path')
  }
  if (env['BACKUP_DIR'] !== undefined && env['DATABASE_URL'] !== undefined) {
    throw new BadInput('BACKUP_DIR is for SQLite: back PostgreSQL up with its own tools')
  }
  return {
    port: readNumber(Number(env['PORT'] ?? 8080), 0, 65_535, 'PORT'),
    host: env['HOST'] ?? '127.0.0.1',
    folder: env['DATA_DIR'] ?? 'data',
    databaseUrl: env['DATABASE_URL'] ?? null,
    publicOrigin: origin,
    proxies: readProxies(env['TRUSTED_PROXIES'] ?? ''),
    noticeDelayMs: readNumber(Number(env['NOTICE_DELAY_MS'] ?? 10_000), 0, 86_400_000, 'NOTICE_DELAY_MS'),
    noticeRetryMs: readNumber(Number(env['NOTICE_RETRY_MS'] ?? 30_000), 1, 86_400_000, 'NOTICE_RETRY_MS'),
    noticeLookMs: readNumber(Number(env['NOTICE_LOOK_MS'] ?? 60_000), 1, 86_400_000, 'NOTICE_LOOK_MS'),
    privateHooks: env['PRIVATE_HOOKS'] === '1',
    backupDir: env['BACKUP_DIR'] ?? null,
    backupsKept: readNumber(Number(env['BACKUPS_KEPT'] ?? 7), 1, 1000, 'BACKUPS_KEPT'),
    sessionDays: readNumber(Number(env['SESSION_DAYS'] ?? 90), 1, 3650, 'SESSION_DAYS'),
    finishedDays:
      env['FINISHED_DAYS'] === 'never'
        ? null
        : readNumber(Number(env['FINISHED_DAYS'] ?? 90), 1, 36_500, 'FINISHED_DAYS'),
    rateFactor: readNumber(Number(env['RATE_FACTOR'] ?? 1), 1, 1_000_000, 'RATE_FACTOR'),
    mostConnections: readNumber(Number(env['MOST_CONNECTIONS'] ?? 10_000), 1, 1_000_000, 'MOST_CONNECTIONS'),
    beatMs: readNumber(Number(env['BEAT_MS'] ?? 15_000), 50, 60_000, 'BEAT_MS'),
  }
}
