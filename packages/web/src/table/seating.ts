import type { OpenTable } from '@mousekeep/tables'

export type { Holder, TableRecord } from '@mousekeep/tables'

/** A table as it is stored on this device. */
export interface SavedTable extends OpenTable {
  readonly id: string
  /** When somebody last played at it, in milliseconds. */
  readonly changed: number
  /** Whether the game is over: for the list of tables. */
  readonly isOver: boolean
  /** For a table that was branched off another one to try something, or one that is only for looking at. */
  readonly kind?: {
    readonly what: 'what-if' | 'guess' | 'replay'
    readonly play: number
    /** The address of the table it was branched off. */
    readonly back?: string
  }
}
