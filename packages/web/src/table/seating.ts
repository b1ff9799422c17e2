import type { OpenTable } from '@mousekeep/tables'

export type { Holder, TableRecord } from '@mousekeep/tables'

/** A table as it is kept on this device. */
export interface SavedTable extends OpenTable {
  readonly id: string
  /** When it was last played at, in milliseconds. */
  readonly changed: number
  /** How far it is: for the list of tables. */
  readonly isOver: boolean
  /** A table that was branched off another one, to try something; or one to look at only. */
  readonly kind?: {
    readonly what: 'what-if' | 'guess' | 'replay'
    readonly play: number
    /** The address of the table that it was branched off. */
    readonly back?: string
  }
}
