import type { Seat } from '@mousekeep/engine'
import { calledOff } from './seeds.ts'
import type { Chair, TableState } from './state.ts'

/** Somebody sits down, or takes back what a bot played for them. */
export function seat(table: TableState, at: Seat, person: string, seed: string): void {
  forgetAsked(table)
  if (table.host === '') table.host = person
  table.chairs[at] = { ...seedOf(table, at), person, bot: null, seed }
}

export function free(table: TableState, at: Seat): void {
  forgetAsked(table)
  calledOff(table, [])
  table.chairs[at] = { ...seedOf(table, at), person: null, bot: null }
}

/** Whose seat it is stays with the table, so that they find it again. */
export function lend(table: TableState, at: Seat, person: string, owner: string | null): void {
  forgetAsked(table)
  table.chairs[at] = { ...seedOf(table, at), person, bot: null, owner }
  if (owner !== null && owner !== table.host && !table.invited.includes(owner)) table.invited.push(owner)
}

/** All that was somebody's is somebody else's: a guest has signed in. */
export function move(table: TableState, from: string, to: string): void {
  table.moves.push({ from, to })
  table.sentAway = table.sentAway.map((person) => (person === from ? to : person))
  for (const chair of table.chairs) {
    if (chair.person === from) chair.person = to
    if (chair.owner === from) chair.owner = to
  }
  if (table.host === from) table.host = to
  if (table.invited.includes(from))
    table.invited = [...table.invited.filter((each) => each !== from && each !== to), to]
}

/** At a table that is over the seats stay what they were: who sat there is part of the result. */
export function letGo(table: TableState, person: string): void {
  table.invited = table.invited.filter((each) => each !== person)
  if (table.status !== 'over') {
    if (table.seatsOf(person).length > 0) calledOff(table, [])
    forgetAsked(table)
    for (const chair of table.chairs) {
      if (chair.person === person) chair.person = null
      if (chair.owner === person) chair.owner = null
    }
  }
  if (table.host !== person) return
  table.host = table.chairs.find((chair) => chair.person !== null && chair.person !== person)?.person ?? ''
}

/** What people were asked was asked of those who sat there then. */
export function forgetAsked(table: TableState): void {
  table.rollback = null
  table.vote = null
}

/** What a seat has given to the dice stays with it; a promise only once the game has begun. */
function seedOf({ chairs, match }: TableState, at: Seat): Pick<Chair, 'seed' | 'promise'> {
  const { seed, promise = null } = chairs[at]
  return match === null || promise === null ? { seed } : { seed, promise }
}
