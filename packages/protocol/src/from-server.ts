import type { Refusal, Seat } from '@mousekeep/engine'
import { withChanges, type Changes } from './changes.ts'
import type { ErrorCode, RefusalCode } from './codes.ts'
import type { PointKind, ReactWord } from './from-client.ts'
import type { Look, Step } from './story.ts'
import type { PersonInfo, TableInfo } from './table-info.ts'

export type Welcome = {
  readonly type: 'welcome'
  readonly protocol: number
  readonly you: PersonInfo
  /** The people whose chat this person does not want. */
  readonly muted: readonly string[]
}
/** How things stand, for one person. */
export interface Stand {
  readonly table: TableInfo
  readonly mine: readonly Seat[]
  readonly looks: readonly Look[]
  /** What may be done now; nothing unless one of the person's seats must decide. */
  readonly legal: readonly object[]
}
export type ViewMessage = Stand & { readonly type: 'view'; readonly seq: number; readonly hash: string }
/** One entry further: what happened, and what has changed of how things stand since the message before. */
export type StepFrame = {
  readonly type: 'step'
  readonly hash: string
  readonly step: Step
  /** Of `table`, `mine` and `looks`. */
  readonly changes: Changes
  /** Of the view of each look, after those; null where a whole view is among them. */
  readonly views: readonly (Changes | null)[]
  readonly legal: readonly object[]
}
/** The same as the client hands it on: with how things stand after it. */
export type StepMessage = Stand & {
  readonly type: 'step'
  readonly seq: number
  readonly hash: string
  readonly step: Step
}
/** What was missed since the mark of the hello; a view follows. */
export type CatchUp = { readonly type: 'catch-up'; readonly steps: readonly Step[] }
export type Ack = { readonly type: 'ack'; readonly id: string; readonly seq: number }
export type Refused = {
  readonly type: 'refused'
  readonly id: string
  readonly code: RefusalCode
  /** The rule, if a rule of the game refused it. */
  readonly refusal?: Refusal
  /** Where it has not the right shape. */
  readonly path?: string
  /** Milliseconds after which it may be tried again. */
  readonly wait?: number
  /** Finds our mistake in the log of the server. */
  readonly incident?: string
}
export type ErrorMessage = {
  readonly type: 'error'
  readonly code: ErrorCode
  readonly path?: string
  readonly wait?: number
  readonly incident?: string
}
export type Presence = {
  readonly type: 'presence'
  readonly count: number
  /** Everybody, or, if they are more than twenty, those who hold a seat. */
  readonly here: readonly PersonInfo[]
}
export type ChatMessage = {
  readonly type: 'chat'
  readonly n: number
  readonly from: PersonInfo
  readonly text: string
  readonly at: number
}
/** Whom one mutes, after a change, be it made on another device. */
export type Mutes = { readonly type: 'mutes'; readonly muted: readonly string[] }
/** The message has this number in the chat of the table, however often it was sent. */
export type Said = { readonly type: 'said'; readonly id: string; readonly n: number }
/** What was asked holds from now on. */
export type Noted = { readonly type: 'noted'; readonly id: string }
/** The report has been kept for the operator. */
export type Reported = { readonly type: 'reported'; readonly id: string; readonly n: number }
/** Somebody points at something, or makes a sound: for a moment, and kept nowhere. */
export type Pointed = {
  readonly type: 'pointed'
  readonly from: PersonInfo
  readonly kind: PointKind
  readonly name: string
}
export type Reacted = { readonly type: 'reacted'; readonly from: PersonInfo; readonly word: ReactWord }
/** The head of the log of the table that is followed: a client that is behind it has missed something. */
export type Pong = { readonly type: 'pong'; readonly seq: number | null }

export type FromServer =
  | Welcome
  | ViewMessage
  | StepFrame
  | CatchUp
  | Ack
  | Refused
  | ErrorMessage
  | Presence
  | ChatMessage
  | Mutes
  | Said
  | Noted
  | Reported
  | Pointed
  | Reacted
  | Pong

/** What a client hears: every message of the server, steps with how things stand after them. */
export type Heard = Exclude<FromServer, StepFrame> | StepMessage

export const SERVER_TYPES = [
  'welcome',
  'view',
  'step',
  'catch-up',
  'ack',
  'refused',
  'error',
  'presence',
  'chat',
  'mutes',
  'said',
  'noted',
  'reported',
  'pointed',
  'reacted',
  'pong',
] as const satisfies readonly FromServer['type'][]

/** Reads a frame of the server that the client itself chose; only the type is looked at. Null for what is unknown. */
export function readFromServer(text: string): FromServer | null {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || !('type' in json)) return null
    const known = SERVER_TYPES.some((type) => type === json.type)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
    return known ? (json as FromServer) : null
  } catch {
    return null
  }
}

/** A step as it is handed on: what was told last, with its changes made. It must be the one that follows. */
export function stepped(told: Stand, { hash, step, changes, views, legal }: StepFrame): StepMessage {
  const { looks, ...others } = withChanges({ table: told.table, mine: told.mine, looks: told.looks }, changes)
  const seen = looks.map(({ viewer, view }, i) => {
    const its = views[i] ?? null
    return { viewer, view: view === null || its === null ? view : withChanges(view, its) }
  })
  return { type: 'step', seq: step.seq, hash, step, ...others, looks: seen, legal }
}
