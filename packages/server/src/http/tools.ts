import type { BlockList } from 'node:net'
import type { Bounds } from '../bounds.ts'
import type { Companies } from '../companies/companies.ts'
import type { Health } from '../health.ts'
import type { Accounts } from '../identity/accounts.ts'
import type { Identity } from '../identity/identity.ts'
import type { OwnData } from '../identity/own-data.ts'
import type { Metrics } from '../metrics.ts'
import type { Notifier } from '../notices/notifier.ts'
import type { Store } from '../store/contract.ts'
import type { Tables } from '../tables/tables.ts'

export interface AppTools {
  readonly store: Store
  readonly identity: Identity
  readonly accounts: Accounts
  readonly ownData: OwnData
  readonly tables: Tables
  readonly companies: Companies
  readonly notifier: Notifier
  readonly metrics: Metrics
  readonly health: Health
  readonly bounds: Bounds
  readonly publicOrigin: string | null
  readonly sessionDays: number
  readonly proxies: BlockList
  readonly rateFactor: number
  readonly onBug: (error: unknown, where: string) => string
}
