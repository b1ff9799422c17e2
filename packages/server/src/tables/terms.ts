import type { TableClock, TableKind } from '@mousekeep/protocol'
import type { CampaignStart, Carried } from '@mousekeep/tables'
import { OPEN_TO_ALL, type Access } from './access.ts'

/** How a table is opened, beside what is played at it. */
export interface Terms {
  readonly access: Access
  /** People who are invited from the beginning. */
  readonly invited: readonly string[]
  readonly clock?: TableClock | null
  /** Absent: by itself. */
  readonly counts?: Exclude<TableKind, 'single'>
  readonly campaign?: CampaignStart
  readonly carried?: Carried
  /** Absent: any. */
  readonly id?: string
}
export const OPEN: Terms = { access: OPEN_TO_ALL, invited: [] }

export interface Opened {
  readonly id: string
  readonly code: string
}
