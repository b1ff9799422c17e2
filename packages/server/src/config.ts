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
  /** Days after which tables of guests who are gone are removed; null if never. */
  readonly finishedDays: number | null
  /** All rates are multiplied by it; for load tests. */
  readonly rateFactor: number
  /** Connections in all, whoever holds them. */
  readonly mostConnections: number
  /** Milliseconds between the beats by which sockets are found that are gone without a word. */
  readonly beatMs: number
}

/** Throws `BadInput`. A setting that is empty, as compose files and unit files pass those that nobody set, is not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string): string | null => env[name]?.trim() || null
  const number = (name: string, otherwise: number, least: number, most: number): number =>
    readNumber(Number(text(name) ?? otherwise), least, most, name)
  if (text('BACKUP_DIR') !== null && text('DATABASE_URL') !== null) {
    throw new BadInput('BACKUP_DIR is for SQLite: back PostgreSQL up with its own tools')
  }
  return {
    port: number('PORT', 8080, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    folder: text('DATA_DIR') ?? 'data',
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    publicOrigin: readOrigin(text('PUBLIC_ORIGIN')),
    proxies: readProxies(text('TRUSTED_PROXIES') ?? ''),
    noticeDelayMs: number('NOTICE_DELAY_MS', 10_000, 0, 86_400_000),
    noticeRetryMs: number('NOTICE_RETRY_MS', 30_000, 1, 86_400_000),
    noticeLookMs: number('NOTICE_LOOK_MS', 60_000, 1, 86_400_000),
    privateHooks: number('PRIVATE_HOOKS', 0, 0, 1) === 1,
    backupDir: text('BACKUP_DIR'),
    backupsKept: number('BACKUPS_KEPT', 7, 1, 1000),
    sessionDays: number('SESSION_DAYS', 90, 1, 3650),
    finishedDays: text('FINISHED_DAYS') === 'never' ? null : number('FINISHED_DAYS', 90, 1, 36_500),
    rateFactor: number('RATE_FACTOR', 1, 1, 1_000_000),
    mostConnections: number('MOST_CONNECTIONS', 10_000, 1, 1_000_000),
    beatMs: number('BEAT_MS', 15_000, 50, 60_000),
  }
}

function readDatabaseUrl(text: string | null): string | null {
  if (text === null || /^postgres(?:ql)?:\/\//.test(text)) return text
  // Not what was given: there may be a password in it.
  throw new BadInput('DATABASE_URL is like postgres://user:password@host/database')
}

/** As browsers write it, in small letters and without a port that goes without saying: all others would be foreign. */
function readOrigin(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isBare = url !== null && `${url.origin}/` === url.href && /^https?:$/.test(url.protocol)
  if (!isBare) throw new BadInput('PUBLIC_ORIGIN is like https://mice.example, without a path')
  return url.origin
}
