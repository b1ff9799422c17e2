import { BadInput, readRecord, type GameTypes } from '@mousekeep/engine'
import {
  anything,
  count,
  deed,
  flag,
  listOf,
  match,
  maybe,
  object,
  oneOf,
  orNull,
  readFields,
  record,
  seat,
  seatCount,
  seats,
  text,
  type Field,
  type Fields,
  type Read,
} from './fields.ts'
import type { Replay } from './replay.ts'

/** A kind of entry: what it says, and what whoever verifies a log makes of it. */
interface Kind<F extends Fields> {
  readonly fields: F
  verify(replay: Replay<GameTypes>, body: Read<F>): void
}

const kind = <F extends Fields>(fields: F, verify: Kind<F>['verify']): Kind<F> => ({ fields, verify })
/** What has no part in the dice, nor in who is asked about them. */
const nothing = (): void => undefined

const access = { join: oneOf('anyone', 'invited'), watch: oneOf('anyone', 'invited', 'nobody') }
const shown = { seat, seed: text }

const replace = object({ what: oneOf('replace'), seat, level: orNull(text) })
/** What people at a table vote on: a seat for a bot or, with null, for whoever takes it; or putting the table away. */
const matter: Field<{ readonly what: 'archive' } | ReturnType<typeof replace>> = (json, path) =>
  readRecord(json, path)['what'] === 'archive' ? { what: 'archive' } : replace(json, path)

const campaign = {
  company: orNull(text),
  baggage: record,
  /** What is told of chapters that were played elsewhere: the campaign was brought along. */
  brought: maybe(listOf(record)),
  /** By seat: for whom of the company it is meant. */
  meant: maybe(listOf(text)),
}

const carried = { from: text, hash: text }

/** All that the log of a table may say. Played again in order, its entries give the table. */
export const ENTRIES = {
  opened: kind(
    {
      options: anything,
      seats: seatCount,
      host: text,
      commitment: text,
      /** Absent in tables of before there was a choice: open to all. */
      access: maybe(object(access)),
      invited: maybe(listOf(text)),
      /** Absent: no clock. */
      clock: maybe(object({ unit: oneOf('minutes', 'days'), n: count })),
      /** What was played elsewhere before. */
      from: maybe(match),
      /** Absent: by itself. */
      counts: maybe(oneOf('campaign', 'custom')),
      campaign: maybe(object(campaign)),
      /** The chapter before, and the hash of its last entry before `followed`. */
      carried: maybe(object(carried)),
    },
    (replay, body) => replay.open(body),
  ),
  claimed: kind(
    {
      seat,
      /** Who it is; the name is kept with the person, where it can be changed and deleted. */
      person: text,
      seed: text,
      /** How they want the game to treat them, wherever they play. Absent: as anybody. */
      personal: maybe(record),
    },
    (replay, body) => replay.claim(body.seat, body.person, body.seed, body.personal ?? null),
  ),
  /** The hash of a seed that its player shows when all hashes are in the log. */
  promised: kind({ seat, hash: text }, (replay, body) => replay.promise(body.seat, body.hash)),
  /** The host wants to begin: no promise is made or changed any more, and these seats are to show their seeds. */
  sealed: kind({ seats }, (replay, body) => replay.seal(body.seats)),
  shown: kind(shown, (replay, body) => replay.show(body.seat, body.seed)),
  /** These seats did not show what they had promised: what was shown is void, and they promise nothing more. */
  'called-off': kind({ seats }, (replay, body) => replay.callOff(body.seats)),
  left: kind({ seat }, (replay, body) => replay.leave(body.seat)),
  bot: kind({ seat, level: orNull(text) }, nothing),
  /** `shown`: the last of the promised seeds, with which the game begins. */
  started: kind({ shown: maybe(object(shown)) }, (replay, body) => replay.start(body.shown ?? null)),
  played: kind({ seat, action: deed, drawn: count }, (replay, body) => replay.play(body.seat, body.action, body.drawn)),
  undone: kind({ seat, plays: count }, (replay, body) => replay.undo(body.seat, body.plays)),
  'rollback-asked': kind({ plays: count, seats }, (replay, body) => replay.askBack(body.plays, body.seats)),
  'rollback-answered': kind({ agree: flag, seats }, (replay, body) => replay.answerBack(body.agree, body.seats)),
  rematch: kind({ table: text }, nothing),
  /** `agreed`: everybody was asked. Absent in tables of before it was told: the host alone. */
  archived: kind({ agreed: maybe(flag) }, nothing),
  removed: kind({ seat, person: text }, (replay, body) => replay.leave(body.seat)),
  /** `away`: who is not here and need not be waited for, if it is about a bot. */
  'vote-asked': kind({ about: matter, seats, away: maybe(seats) }, (replay, body) =>
    replay.askVote(body.about, body.seats),
  ),
  'vote-answered': kind({ agree: flag, seats }, (replay, body) => replay.answerVote(body.agree, body.seats)),
  /** The clock of the table has run out for whoever holds the seat: a bot plays it until they take it back. */
  overdue: kind({ seat, level: text }, nothing),
  access: kind(access, nothing),
  invited: kind({ person: text }, nothing),
  uninvited: kind({ person: text }, nothing),
  /** A guest signed in: all that was the guest's is the account's. */
  moved: kind({ from: text, to: text, seats }, (replay, body) => replay.move(body.seats, body.to)),
  /** Somebody deleted their account: the seats are free, and somebody else is the host. */
  gone: kind({ person: text, seats }, (replay, body) => replay.letGo(body.seats)),
  /** After the end of a chapter: what its game needs to know before the next. */
  chosen: kind({ seat, choice: deed }, (replay, body) => replay.choose(body.seat, body.choice)),
  /** The campaign went on at that table, or came to its end; and what is told of this chapter. */
  followed: kind({ table: orNull(text), told: record }, (replay, body) => replay.follow(body.table, body.told)),
  /** Somebody plays the seat for whose it is; its owner is null again when it was given back. */
  lent: kind({ seat, person: text, owner: orNull(text) }, (replay, body) => replay.lend(body.seat, body.person)),
  /** Somebody else is the host. */
  hosted: kind({ person: text, before: text }, nothing),
}

export type EntryKind = keyof typeof ENTRIES
export const ENTRY_KINDS: readonly string[] = Object.keys(ENTRIES)

/** What an entry of the log says, of any kind or of one. */
export type Body<K extends EntryKind = EntryKind> = {
  [Each in K]: { readonly kind: Each } & Read<(typeof ENTRIES)[Each]['fields']>
}[K]

export type CampaignStart = NonNullable<Body<'opened'>['campaign']>
export type Carried = NonNullable<Body<'opened'>['carried']>

/** What an entry says, with nothing else in it. Throws `BadInput`. */
export function readBody(json: unknown): Body {
  const name = kindIn(json)
  const { fields }: { readonly fields: Fields } = ENTRIES[name]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the fields of that kind
  return { kind: name, ...readFields(fields, json, 'body') } as Body
}

/** Plays an entry again. Throws `BadInput` where it does not hold. */
export function verifyEntry<T extends GameTypes>(replay: Replay<T>, body: Body): void {
  const its: { verify(replay: Replay<T>, body: object): void } = ENTRIES[body.kind]
  its.verify(replay, body)
}

function kindIn(json: unknown): EntryKind {
  const { kind: name } = readRecord(json, 'body')
  if (!isKind(name)) throw new BadInput('an entry of an unknown kind')
  return name
}

function isKind(name: unknown): name is EntryKind {
  return typeof name === 'string' && Object.hasOwn(ENTRIES, name)
}
