import type { TableClock } from './clock.ts'
import type { PersonInfo } from './table-info.ts'

/** What is said of a company wherever it is named. */
export interface CompanyHead {
  readonly id: string
  /** With it somebody joins. */
  readonly code: string
  readonly name: string
  readonly game: string
  readonly host: string
  /** The table of the chapter that is open, under way or last; null before the first. */
  readonly table: string | null
}

/** A company in the list of somebody's companies. */
export interface ListedCompany extends CompanyHead {
  /** How many they are. */
  readonly people: number
  readonly updatedAt: number
}

/** Somebody of a company, with the mice they would like to play. */
export interface MemberInfo extends PersonInfo {
  readonly mice: readonly string[]
  readonly here: boolean
}

/** People who play a campaign together, as the server shows them to one of them. */
export interface CompanyInfo extends CompanyHead {
  readonly clock: TableClock | null
  /** With what the first chapter is opened. */
  readonly baggage: object
  /** What is told of chapters that were played elsewhere; null: it has been here from the beginning. */
  readonly brought: readonly object[] | null
  readonly people: readonly MemberInfo[]
  /** The tables of its chapters in order; what is told of each, once it was left. */
  readonly chapters: readonly { readonly table: string; readonly status: string; readonly told: object | null }[]
}
