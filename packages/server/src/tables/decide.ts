import { BadInput, canonical, commitment, legal, refusal, type Refusal } from '@mousekeep/engine'
import type { Command, RefusalCode } from '@mousekeep/protocol'
import { sheetOf } from '@mousekeep/games'
import type { Body } from '@mousekeep/tables'
import type { Person } from '../store/contract.ts'
import { isFull, mayJoin, standingOf } from './access.ts'
import { onwardFrom } from './campaign/following.ts'
import { awaitedAt, begin, mayPromise } from './seeds.ts'
import { begunAt } from './since.ts'
import type { Chair, TableState } from './state.ts'
import { votesOf } from './votes.ts'

export interface No {
  readonly code: RefusalCode
  readonly refusal?: Refusal
}

export type Decision = { readonly body: Body } | { readonly no: No }

const no = (code: RefusalCode): Decision => ({ no: { code } })

/** What is known beside the log: the time, and who looks at the table. */
export interface Scene {
  readonly now: number
  readonly isHere: (person: string) => boolean
}
const NOTHING_KNOWN: Scene = { now: 0, isHere: () => true }

/** Whether the person may do this now, and what the log would say. Changes nothing. */
export function decide(table: TableState, person: Person, command: Command, scene: Scene = NOTHING_KNOWN): Decision {
  if (table.isArchived) return no('WRONG_TIME')
  if ('seat' in command && command.seat >= table.chairs.length) return no('FORBIDDEN')
  if (table.sealed !== null && UNTIL_SEALED.has(command.type)) return no('WRONG_TIME')
  switch (command.type) {
    case 'act':
      return act(table, person, command)
    case 'claim':
      return claim(table, person, command)
    case 'leave':
      return leave(table, person, command)
    case 'bot':
      return setBot(table, person, command, scene)
    case 'start':
      return start(table, person, scene)
    case 'promise':
      return promise(table, person, command)
    case 'show':
      return show(table, person, command)
    case 'undo':
      return undo(table, person, command)
    case 'rollback':
      return rollback(table, person, command)
    case 'answer':
      return answer(table, person, command)
    case 'rematch':
      if (table.seatsOf(person.id).length === 0) return no('FORBIDDEN')
      if (table.status !== 'over' || table.rematch !== null) return no('WRONG_TIME')
      return { body: { kind: 'rematch', table: '' } }
    case 'archive':
      return archive(table, person)
    case 'remove':
      return remove(table, person, command)
    case 'replace':
      return replace(table, person, command, scene)
    case 'ballot':
      return ballot(table, person, command)
    case 'access':
      if (person.id !== table.host) return no('FORBIDDEN')
      return { body: { kind: 'access', join: command.join, watch: command.watch } }
    case 'invite':
      // Who bears that name is looked up by whoever can ask the store.
      if (person.id !== table.host) return no('FORBIDDEN')
      return isFull(table) ? no('TABLE_FULL') : { body: { kind: 'invited', person: '' } }
    case 'uninvite':
      if (person.id !== table.host) return no('FORBIDDEN')
      if (!table.invited.includes(command.person)) return no('NO_SUCH_NAME')
      return { body: { kind: 'uninvited', person: command.person } }
    case 'choose':
      return choose(table, person, command)
    case 'onward':
      return onward(table, person)
    case 'lend':
      return lend(table, person, command, scene)
  }
}

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>

/** What would change who sits where, or what goes into the dice: not while seeds are shown. */
const UNTIL_SEALED: ReadonlySet<Command['type']> = new Set([
  'claim',
  'leave',
  'bot',
  'start',
  'promise',
  'remove',
  'lend',
])

function start(table: TableState, person: Person, { isHere }: Scene): Decision {
  if (person.id !== table.host) return no('FORBIDDEN')
  if (table.status !== 'open') return no('WRONG_TIME')
  if (table.chairs.some((chair) => chair.person === null && chair.bot === null)) return no('SEATS_OPEN')
  return { body: begin(table, isHere) }
}

function promise(table: TableState, person: Person, { seat, hash }: Of<'promise'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  if (!mayPromise(table, seat)) return no('WRONG_TIME')
  return { body: { kind: 'promised', seat, hash } }
}

function show(table: TableState, person: Person, { seat, seed }: Of<'show'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  const awaited = awaitedAt(table) ?? []
  if (!awaited.includes(seat)) return no('WRONG_TIME')
  if (commitment(seed) !== table.chairs[seat].promise) return no('ILLEGAL_ACTION')
  return { body: awaited.length > 1 ? { kind: 'shown', seat, seed } : { kind: 'started', shown: { seat, seed } } }
}

function act(table: TableState, person: Person, { seat, action }: Of<'act'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  return play(table, seat, action)
}

/** Also the way of a bot: it may do what a person in its seat may, and nothing else. */
export function play({ match, game, status, turn }: TableState, seat: number, json: unknown): Decision {
  if (match === null || status !== 'playing') return no('WRONG_TIME')
  try {
    const action = game.readAction(json)
    // What is found out here is what the log's entry then does: an action is judged once (ADR 0014).
    const refused = match.refusalOf(seat, action)
    if (refused === null) return { body: { kind: 'played', seat, action, drawn: match.drawn } }
    return { no: { code: turn === seat ? 'ILLEGAL_ACTION' : 'NOT_YOUR_TURN', refusal: refused } }
  } catch (error) {
    if (error instanceof BadInput) return no('UNKNOWN_ACTION')
    throw error
  }
}

function claim(table: TableState, person: Person, { seat, seed }: Of<'claim'>): Decision {
  if (!mayJoin(table, person.id)) return no('FORBIDDEN')
  if (table.status === 'over') return no('WRONG_TIME')
  if (table.chairs[seat].person !== null) return no('SEAT_TAKEN')
  // The seeds of a game that has begun are fixed: who takes over a seat plays on with its seed.
  const mixed = table.status === 'open' ? seed : table.chairs[seat].seed
  return { body: { kind: 'claimed', seat, person: person.id, seed: mixed } }
}

/** What was lent goes back to whose it is. */
function leave(table: TableState, person: Person, { seat }: Of<'leave'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  if (table.status === 'over') return no('WRONG_TIME')
  const { owner = null } = table.chairs[seat]
  return { body: owner === null ? { kind: 'left', seat } : { kind: 'lent', seat, person: owner, owner: null } }
}

function setBot(table: TableState, person: Person, { seat, level }: Of<'bot'>, scene: Scene): Decision {
  const { person: holder, bot } = table.chairs[seat]
  const mayDispose = holder === null ? person.id === table.host : disposesOf(table, person, seat, scene)
  if (!mayDispose) return no('FORBIDDEN')
  if (table.status === 'over' || bot === level) return no('WRONG_TIME')
  if (level !== null && !sheetOf(table.game.id).levels.includes(level)) return no('UNKNOWN_ACTION')
  return { body: { kind: 'bot', seat, level } }
}

function undo(table: TableState, person: Person, { seat }: Of<'undo'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  const { match } = table
  if (match === null || table.status !== 'playing') return no('WRONG_TIME')
  const { undo: rule } = table.game.rules
  const { lastMove } = match
  if (match.seatOf(lastMove) !== seat)
    return { no: { code: 'NOTHING_TO_UNDO', refusal: refusal(rule, 'not-your-play') } }
  if (lastMove <= match.boundary) return { no: { code: 'NOTHING_TO_UNDO', refusal: refusal(rule, 'revealed') } }
  return { body: { kind: 'undone', seat, plays: lastMove - 1 } }
}

function rollback(table: TableState, person: Person, { plays }: Of<'rollback'>): Decision {
  const seats = table.seatsOf(person.id)
  if (seats.length === 0) return no('FORBIDDEN')
  // Not after the end: by then the seed of the dice is public.
  if (table.match === null || table.status !== 'playing' || table.rollback !== null) return no('WRONG_TIME')
  if (plays >= table.match.count) return no('NOTHING_TO_UNDO')
  return { body: { kind: 'rollback-asked', plays, seats } }
}

function answer(table: TableState, person: Person, { agree }: Of<'answer'>): Decision {
  const seats = table.seatsOf(person.id)
  if (seats.length === 0) return no('FORBIDDEN')
  if (table.rollback === null) return no('WRONG_TIME')
  return { body: { kind: 'rollback-answered', agree, seats } }
}

/** In the middle of a game with others the host asks them: who is losing cannot make it void alone. */
function archive(table: TableState, person: Person): Decision {
  if (person.id !== table.host) return no('FORBIDDEN')
  const isAlone = table.chairs.every((chair) => chair.person === null || chair.person === person.id)
  if (table.status !== 'playing' || isAlone) return { body: { kind: 'archived' } }
  if (table.vote !== null) return no('WRONG_TIME')
  return { body: { kind: 'vote-asked', about: { what: 'archive' }, seats: table.seatsOf(person.id) } }
}

function remove(table: TableState, person: Person, { seat }: Of<'remove'>): Decision {
  const { person: holder } = table.chairs[seat]
  if (person.id !== table.host || holder === null || holder === person.id) return no('FORBIDDEN')
  if (table.status !== 'open') return no('WRONG_TIME')
  return { body: { kind: 'removed', seat, person: holder } }
}

/** Who thinks for so long in their turn may be gone: the others may ask for the seat then, and not before. */
const STALLED_MS = 120_000

function replace(table: TableState, person: Person, { seat, level }: Of<'replace'>, scene: Scene): Decision {
  const { person: holder, bot } = table.chairs[seat]
  const own = table.seatsOf(person.id)
  if (own.length === 0 || holder === null || holder === person.id) return no('FORBIDDEN')
  const isStalling = table.status === 'playing' && table.turn === seat && bot === null
  const waited = scene.now - Math.max(begunAt(table), table.since.declinedAt)
  if (!isStalling || table.vote !== null || waited < STALLED_MS) return no('WRONG_TIME')
  if (level !== null && !sheetOf(table.game.id).levels.includes(level)) return no('UNKNOWN_ACTION')
  const about = { what: 'replace' as const, seat, level }
  // A bot gives the seat back: who is away need not be waited for, or two who are gone would hold up all others.
  const isAway = (chair: Chair): boolean => chair.person !== null && !scene.isHere(chair.person)
  const gone = level === null ? [] : table.chairs.flatMap((chair, each) => (isAway(chair) ? [each] : []))
  const away = votesOf(gone, about, table.chairs)
  return { body: { kind: 'vote-asked', about, seats: own, ...(away.length === 0 ? {} : { away }) } }
}

function ballot(table: TableState, person: Person, { agree }: Of<'ballot'>): Decision {
  const { vote } = table
  if (vote === null) return table.seatsOf(person.id).length === 0 ? no('FORBIDDEN') : no('WRONG_TIME')
  const seats = votesOf(table.seatsOf(person.id), vote.about, table.chairs)
  return seats.length === 0 ? no('FORBIDDEN') : { body: { kind: 'vote-answered', agree, seats } }
}

/** Who gives a seat to a bot or to somebody: who has it, whose it is, and in a company its host for who is away. */
function disposesOf({ chairs, campaign, host }: TableState, { id }: Person, seat: number, { isHere }: Scene): boolean {
  const { person: holder, owner = null } = chairs[seat]
  if (holder === id || owner === id) return true
  return host === id && (campaign?.company ?? null) !== null && holder !== null && !isHere(holder)
}

function lend(table: TableState, person: Person, { seat, person: to }: Of<'lend'>, scene: Scene): Decision {
  const { person: holder, owner = null } = table.chairs[seat]
  if (holder === null || !disposesOf(table, person, seat, scene)) return no('FORBIDDEN')
  if (table.status === 'over' || to === holder || (to === null && owner === null)) return no('WRONG_TIME')
  const whose = owner ?? holder
  if (to === null || to === whose) return { body: { kind: 'lent', seat, person: whose, owner: null } }
  if (!standingOf(table, to).isInside) return no('NO_SUCH_NAME')
  return { body: { kind: 'lent', seat, person: to, owner: whose } }
}

/** What is to be decided between two chapters, by the seat it belongs to; the host answers for one that nobody plays. */
function choose(table: TableState, person: Person, { seat, choice }: Of<'choose'>): Decision {
  const { person: holder, bot } = table.chairs[seat]
  const isOwn = holder === person.id || (holder === null && bot === null && table.host === person.id)
  return isOwn ? chosen(table, seat, choice) : no('FORBIDDEN')
}

/** Also the way of a bot. */
export function chosen(table: TableState, seat: number, json: unknown): Decision {
  const needs = onwardFrom(table)?.needs.filter((need) => need.seat === seat) ?? []
  if (needs.length === 0) return no('WRONG_TIME')
  try {
    const choice = table.game.sequel?.readChoice(json)
    const isAsked = needs.some(({ choices }) => choices.some((each) => canonical(each) === canonical(choice ?? null)))
    if (choice === undefined || !isAsked) return no('ILLEGAL_ACTION')
    return { body: { kind: 'chosen', seat, choice } }
  } catch (error) {
    if (error instanceof BadInput) return no('UNKNOWN_ACTION')
    throw error
  }
}

/** The table itself is opened by whoever can write to the store. */
function onward(table: TableState, person: Person): Decision {
  if (table.seatsOf(person.id).length === 0 && table.host !== person.id) return no('FORBIDDEN')
  const following = onwardFrom(table)
  if (following === null || following.needs.length > 0) return no('WRONG_TIME')
  return { body: { kind: 'followed', table: null, told: {} } }
}

function holds(table: TableState, person: Person, seat: number): boolean {
  return table.chairs[seat].person === person.id
}

export function legalFor({ match, game }: TableState): readonly object[] {
  return match === null ? [] : legal(game, match.state)
}
