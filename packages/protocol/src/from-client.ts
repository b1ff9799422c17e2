import type { Seat } from '@mousekeep/engine'
import { JOIN, WATCH, type Join, type Watch } from './access.ts'
import { LONGEST_CHAT, LONGEST_NAME, LONGEST_SEED } from './limits.ts'
import {
  BadShape,
  readActionShape,
  readBoolean,
  readFields,
  readId,
  readText,
  readWhole,
  readWord,
  type Fields,
} from './shape.ts'

/** The place in the log up to which a client has seen everything, with the hash of that entry. */
export interface Mark {
  readonly seq: number
  readonly hash: string
}

export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly table: string
  readonly seen: Mark | null
}

/**
 * What changes a table. The id is made by the client and never used for anything else: sending the same command again
 * gives the first answer again. `seq` is the head of the log that the person saw when deciding.
 */
interface Asked {
  readonly id: string
  readonly seq: number
}

export type Act = Asked & { readonly type: 'act'; readonly seat: Seat; readonly action: { readonly do: string } }
export type Claim = Asked & { readonly type: 'claim'; readonly seat: Seat; readonly seed: string }
export type Leave = Asked & { readonly type: 'leave'; readonly seat: Seat }
/** Lets a bot of some level play a seat; null takes the seat back. */
export type SetBot = Asked & { readonly type: 'bot'; readonly seat: Seat; readonly level: string | null }
export type Start = Asked & { readonly type: 'start' }
export type Undo = Asked & { readonly type: 'undo'; readonly seat: Seat }
/** Asks everybody to go back to just after this many plays. */
export type Rollback = Asked & { readonly type: 'rollback'; readonly plays: number }
export type Answer = Asked & { readonly type: 'answer'; readonly agree: boolean }
export type Rematch = Asked & { readonly type: 'rematch' }
export type Archive = Asked & { readonly type: 'archive' }

/** The host says who may join and who may watch. */
export type SetAccess = Asked & { readonly type: 'access'; readonly join: Join; readonly watch: Watch }
/** The host invites an account by its name. */
export type Invite = Asked & { readonly type: 'invite'; readonly name: string }
export type Uninvite = Asked & { readonly type: 'uninvite'; readonly person: string }

export type Command =
  | Act
  | Claim
  | Leave
  | SetBot
  | Start
  | Undo
  | Rollback
  | Answer
  | Rematch
  | Archive
  | SetAccess
  | Invite
  | Uninvite

export type Chat = { readonly type: 'chat'; readonly id: string; readonly text: string }
/** From now on, or no longer, nothing that this person says is sent to me, at any table. */
export type Mute = { readonly type: 'mute'; readonly id: string; readonly person: string; readonly muted: boolean }
/** Tells the operator of a message of the chat. */
export type Report = { readonly type: 'report'; readonly id: string; readonly n: number; readonly reason: string }
export type Ping = { readonly type: 'ping' }

export type Talk = Chat | Mute | Report
export type FromClient = Hello | Command | Talk | Ping

const MOST_SEATS = 8

const readSeat = (fields: Fields): Seat => readWhole(fields['seat'], 0, MOST_SEATS - 1, 'seat')
const readSeq = (fields: Fields): number => readWhole(fields['seq'], 0, Number.MAX_SAFE_INTEGER, 'seq')
const asked = (fields: Fields): Asked => ({ id: readId(fields['id'], 'id'), seq: readSeq(fields) })

/** By type: the fields a message has beside `type`, and how they are read. */
const READERS: { readonly [Type in FromClient['type']]: readonly [readonly string[], (fields: Fields) => FromClient] } =
  {
    hello: [
      ['protocol', 'table', 'seen'],
      (fields) => ({
        type: 'hello',
        protocol: readWhole(fields['protocol'], 0, 1_000_000, 'protocol'),
        table: readId(fields['table'], 'table'),
        seen: readMark(fields['seen']),
      }),
    ],
    act: [
      ['id', 'seq', 'seat', 'action'],
      (fields) => ({
        type: 'act',
        ...asked(fields),
        seat: readSeat(fields),
        action: readActionShape(fields['action'], 'action'),
      }),
    ],
    claim: [
      ['id', 'seq', 'seat', 'seed'],
      (fields) => ({
        type: 'claim',
        ...asked(fields),
        seat: readSeat(fields),
        seed: readText(fields['seed'], 0, LONGEST_SEED, 'seed'),
      }),
    ],
    leave: [['id', 'seq', 'seat'], (fields) => ({ type: 'leave', ...asked(fields), seat: readSeat(fields) })],
    bot: [
      ['id', 'seq', 'seat', 'level'],
      (fields) => ({ type: 'bot', ...asked(fields), seat: readSeat(fields), level: readLevel(fields['level']) }),
    ],
    start: [['id', 'seq'], (fields) => ({ type: 'start', ...asked(fields) })],
    undo: [['id', 'seq', 'seat'], (fields) => ({ type: 'undo', ...asked(fields), seat: readSeat(fields) })],
    rollback: [
      ['id', 'seq', 'plays'],
      (fields) => ({
        type: 'rollback',
        ...asked(fields),
        plays: readWhole(fields['plays'], 0, Number.MAX_SAFE_INTEGER, 'plays'),
      }),
    ],
    answer: [
      ['id', 'seq', 'agree'],
      (fields) => ({ type: 'answer', ...asked(fields), agree: readBoolean(fields['agree'], 'agree') }),
    ],
    rematch: [['id', 'seq'], (fields) => ({ type: 'rematch', ...asked(fields) })],
    archive: [['id', 'seq'], (fields) => ({ type: 'archive', ...asked(fields) })],
    access: [
      ['id', 'seq', 'join', 'watch'],
      (fields) => ({
        type: 'access',
        ...asked(fields),
        join: readWord(fields['join'], JOIN, 'join'),
        watch: readWord(fields['watch'], WATCH, 'watch'),
      }),
    ],
    invite: [
      ['id', 'seq', 'name'],
      (fields) => ({ type: 'invite', ...asked(fields), name: readText(fields['name'], 1, LONGEST_NAME, 'name') }),
    ],
    uninvite: [
      ['id', 'seq', 'person'],
      (fields) => ({ type: 'uninvite', ...asked(fields), person: readId(fields['person'], 'person') }),
    ],
    chat: [
      ['id', 'text'],
      (fields) => ({
        type: 'chat',
        id: readId(fields['id'], 'id'),
        text: readText(fields['text'], 1, LONGEST_CHAT, 'text'),
      }),
    ],
    mute: [
      ['id', 'person', 'muted'],
      (fields) => ({
        type: 'mute',
        id: readId(fields['id'], 'id'),
        person: readId(fields['person'], 'person'),
        muted: readBoolean(fields['muted'], 'muted'),
      }),
    ],
    report: [
      ['id', 'n', 'reason'],
      (fields) => ({
        type: 'report',
        id: readId(fields['id'], 'id'),
        n: readWhole(fields['n'], 1, Number.MAX_SAFE_INTEGER, 'n'),
        reason: readText(fields['reason'], 0, LONGEST_CHAT, 'reason'),
      }),
    ],
    ping: [[], () => ({ type: 'ping' })],
  }

export const CLIENT_TYPES = Object.keys(READERS)

/** Reads a message of a client; throws `BadShape`. Nothing but what is known gets through. */
export function readFromClient(json: unknown): FromClient {
  if (typeof json !== 'object' || json === null || !('type' in json)) throw new BadShape('type')
  const { type } = json
  if (typeof type !== 'string' || !isKnown(type)) throw new BadShape('type')
  const [names, read] = READERS[type]
  return read(readFields(json, ['type', ...names], 'message'))
}

function isKnown(type: string): type is FromClient['type'] {
  return Object.hasOwn(READERS, type)
}

function readMark(json: unknown): Mark | null {
  if (json === null) return null
  const fields = readFields(json, ['seq', 'hash'], 'seen')
  return {
    seq: readWhole(fields['seq'], 0, Number.MAX_SAFE_INTEGER, 'seen.seq'),
    hash: readText(fields['hash'], 64, 64, 'seen.hash'),
  }
}

function readLevel(json: unknown): string | null {
  return json === null ? null : readText(json, 1, 20, 'level')
}
