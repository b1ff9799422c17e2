import type { Seat } from '@mousekeep/engine'
import { JOIN, WATCH } from './access.ts'
import type { Asked, Command } from './commands.ts'
import { LONGEST_CHAT, LONGEST_NAME, LONGEST_SEED } from './limits.ts'
import {
  BadShape,
  readActionShape,
  readBoolean,
  readFields,
  readId,
  readPlainObject,
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

export type Chat = { readonly type: 'chat'; readonly id: string; readonly text: string }
/** From now on, or no longer, nothing that this person says is sent to me, at any table. */
export type Mute = { readonly type: 'mute'; readonly id: string; readonly person: string; readonly muted: boolean }
/** Tells the operator of a message of the chat. */
export type Report = { readonly type: 'report'; readonly id: string; readonly n: number; readonly reason: string }
export type Ping = { readonly type: 'ping' }

/** Points at something, for all to see for a moment. Nothing of it is kept. */
export type Point = { readonly type: 'point'; readonly kind: PointKind; readonly name: string }
/** A sound or a start at one's portrait, for a moment. */
export type React = { readonly type: 'react'; readonly word: ReactWord }

export type Talk = Chat | Mute | Report
export type Sign = Point | React
export type FromClient = Hello | Command | Talk | Sign | Ping

export const POINT_KINDS = ['space', 'figure', 'option', 'card'] as const
export type PointKind = (typeof POINT_KINDS)[number]
export const REACT_WORDS = ['squeak', 'cheer', 'gasp'] as const
export type ReactWord = (typeof REACT_WORDS)[number]

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
        seed: readSeed(fields['seed']),
      }),
    ],
    promise: [
      ['id', 'seq', 'seat', 'hash'],
      (fields) => ({ type: 'promise', ...asked(fields), seat: readSeat(fields), hash: readHash(fields['hash']) }),
    ],
    show: [
      ['id', 'seq', 'seat', 'seed'],
      (fields) => ({ type: 'show', ...asked(fields), seat: readSeat(fields), seed: readSeed(fields['seed'], 1) }),
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
    remove: [['id', 'seq', 'seat'], (fields) => ({ type: 'remove', ...asked(fields), seat: readSeat(fields) })],
    replace: [
      ['id', 'seq', 'seat', 'level'],
      (fields) => ({ type: 'replace', ...asked(fields), seat: readSeat(fields), level: readLevel(fields['level']) }),
    ],
    ballot: [
      ['id', 'seq', 'agree'],
      (fields) => ({ type: 'ballot', ...asked(fields), agree: readBoolean(fields['agree'], 'agree') }),
    ],
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
    choose: [
      ['id', 'seq', 'seat', 'choice'],
      (fields) => ({
        type: 'choose',
        ...asked(fields),
        seat: readSeat(fields),
        choice: readActionShape(fields['choice'], 'choice'),
      }),
    ],
    onward: [
      ['id', 'seq', 'wish'],
      (fields) => ({ type: 'onward', ...asked(fields), wish: readPlainObject(fields['wish'], 'wish') }),
    ],
    lend: [
      ['id', 'seq', 'seat', 'person'],
      (fields) => ({
        type: 'lend',
        ...asked(fields),
        seat: readSeat(fields),
        person: fields['person'] === null ? null : readId(fields['person'], 'person'),
      }),
    ],
    point: [
      ['kind', 'name'],
      (fields) => ({
        type: 'point',
        kind: readWord(fields['kind'], POINT_KINDS, 'kind'),
        name: readPointed(fields['name']),
      }),
    ],
    react: [['word'], (fields) => ({ type: 'react', word: readWord(fields['word'], REACT_WORDS, 'word') })],
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

/** What is pointed at, by the name that the game has for it: never shown as it stands. */
function readPointed(json: unknown): string {
  const name = readText(json, 1, 120, 'name')
  if (!/^[\w:#.,/ -]+$/.test(name)) throw new BadShape('name')
  return name
}

function readLevel(json: unknown): string | null {
  return json === null ? null : readText(json, 1, 20, 'level')
}

function readHash(json: unknown): string {
  const hash = readText(json, 64, 64, 'hash')
  if (!/^[0-9a-f]+$/.test(hash)) throw new BadShape('hash')
  return hash
}

/** In bytes, for that is what is kept of it. */
function readSeed(json: unknown, least = 0): string {
  const seed = readText(json, least, LONGEST_SEED, 'seed')
  if (new TextEncoder().encode(seed).length > LONGEST_SEED) throw new BadShape('seed')
  return seed
}
