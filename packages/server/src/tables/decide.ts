import { BadInput, legal, refusal, refusalOf, type Refusal } from '@mousekeep/engine'
import type { Command, RefusalCode } from '@mousekeep/protocol'
import { levelsOf } from '../games.ts'
import type { Person } from '../store/contract.ts'
import { mayJoin } from './access.ts'
import type { Body } from './body.ts'
import type { TableState } from './state.ts'

export interface No {
  readonly code: RefusalCode
  readonly refusal?: Refusal
}

export type Decision = { readonly body: Body } | { readonly no: No }

const no = (code: RefusalCode): Decision => ({ no: { code } })

/** Whether the person may do this now, and what the log would say. Changes nothing. */
export function decide(table: TableState, person: Person, command: Command): Decision {
  if (table.isArchived) return no('WRONG_TIME')
  if ('seat' in command && command.seat >= table.chairs.length) return no('FORBIDDEN')
  switch (command.type) {
    case 'act':
      return act(table, person, command)
    case 'claim':
      return claim(table, person, command)
    case 'leave':
      if (!holds(table, person, command.seat)) return no('FORBIDDEN')
      if (table.status === 'over') return no('WRONG_TIME')
      return { body: { kind: 'left', seat: command.seat } }
    case 'bot':
      return setBot(table, person, command)
    case 'start':
      if (person.id !== table.host) return no('FORBIDDEN')
      if (table.status !== 'open') return no('WRONG_TIME')
      if (table.chairs.some((chair) => chair.person === null && chair.bot === null)) return no('SEATS_OPEN')
      return { body: { kind: 'started' } }
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
      return person.id === table.host ? { body: { kind: 'archived' } } : no('FORBIDDEN')
    case 'access':
      if (person.id !== table.host) return no('FORBIDDEN')
      return { body: { kind: 'access', join: command.join, watch: command.watch } }
    case 'invite':
      // Who bears that name is looked up by whoever can ask the store.
      return person.id === table.host ? { body: { kind: 'invited', person: '' } } : no('FORBIDDEN')
    case 'uninvite':
      if (person.id !== table.host) return no('FORBIDDEN')
      if (!table.invited.includes(command.person)) return no('NO_SUCH_NAME')
      return { body: { kind: 'uninvited', person: command.person } }
  }
}

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>

function act(table: TableState, person: Person, { seat, action }: Of<'act'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  return play(table, seat, action)
}

/** Also the way of a bot: it may do what a person in its seat may, and nothing else. */
export function play({ match, game, status, turn }: TableState, seat: number, json: unknown): Decision {
  if (match === null || status !== 'playing') return no('WRONG_TIME')
  try {
    const action = game.readAction(json)
    const refused = refusalOf(game, match.state, seat, action)
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

function setBot(table: TableState, person: Person, { seat, level }: Of<'bot'>): Decision {
  const { person: holder, bot } = table.chairs[seat]
  if (holder === null ? person.id !== table.host : holder !== person.id) return no('FORBIDDEN')
  if (table.status === 'over' || bot === level) return no('WRONG_TIME')
  if (level !== null && !levelsOf(table.game).includes(level)) return no('UNKNOWN_ACTION')
  return { body: { kind: 'bot', seat, level } }
}

function undo(table: TableState, person: Person, { seat }: Of<'undo'>): Decision {
  if (!holds(table, person, seat)) return no('FORBIDDEN')
  const { match } = table
  if (match === null || table.status !== 'playing') return no('WRONG_TIME')
  const { undo: rule } = table.game.rules
  if (match.lastPlay?.seat !== seat) return { no: { code: 'NOTHING_TO_UNDO', refusal: refusal(rule, 'not-your-play') } }
  if (match.count <= match.boundary) return { no: { code: 'NOTHING_TO_UNDO', refusal: refusal(rule, 'revealed') } }
  return { body: { kind: 'undone', seat, plays: match.count - 1 } }
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

function holds(table: TableState, person: Person, seat: number): boolean {
  return table.chairs[seat].person === person.id
}

export function legalFor({ match, game }: TableState): readonly object[] {
  return match === null ? [] : legal(game, match.state)
}
