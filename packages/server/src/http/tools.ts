import type { Identity } from '../identity.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/contract.ts'
import type { Tables } from '../tables/tables.ts'

export interface AppTools {
  readonly store: Store
  readonly identity: Identity
  readonly tables: Tables
  readonly metrics: Metrics
  readonly publicOrigin: string | null
  readonly rateFactor: number
  readonly onBug: (error: unknown, where: string) => string
  readonly onLogout: (tokenHash: string) => void
}
