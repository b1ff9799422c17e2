import { createHash } from 'node:crypto'
import { BadInput, canonical, isRecord, readList, readString, type Game, type GameTypes } from '@mousekeep/engine'
import type { Body } from '@mousekeep/tables'
import type { Store } from '../../store/contract.ts'
import type { Decision } from '../decide.ts'
import { endedChapter } from './following.ts'
import type { LogReader } from '../log/log-reader.ts'
import type { TableState } from '../state.ts'
import type { Opened, Terms } from '../terms.ts'

/** Opens and finds tables. */
interface Opener {
  open(host: string, game: Game<GameTypes>, options: unknown, terms: Terms): Promise<Opened>
  find(id: string): Promise<{
    record(id: string, decision: (state: TableState) => Body | null): Promise<{ readonly ok: boolean }>
  } | null>
}

/** A chapter that was opened and not begun may be opened anew so often. */
const MOST_TIMES = 20

/**
 * Opens the table of the chapter that follows, with what the game makes of the log, and gives the entry that says so.
 * The id follows from the log and the wish: whoever dies between opening and writing finds the same table again.
 */
export async function nextChapter(
  tables: Opener,
  store: Store,
  { row, state, hash }: LogReader,
  wish: object,
): Promise<Decision> {
  const ended = endedChapter(state)
  if (ended === null || state.match === null || state.campaign === null) return { no: { code: 'WRONG_TIME' } }
  if (!(await mayFollow(tables, state))) return { no: { code: 'WRONG_TIME' } }
  const { sequel } = ended
  const { needs, baggage } = sequel.after(ended.baggage, ended.state, state.chosen)
  if (needs.length > 0) return { no: { code: 'WRONG_TIME' } }
  const told = sequel.tell(ended.baggage, ended.state, state.match.seen('watcher'), state.chosen)
  if (baggage === null) return followed(null, told)
  const { company } = state.campaign
  const id = createHash('sha256')
    .update(canonical(['next', row.id, hash, wish]))
    .digest('base64url')
    .slice(0, 22)
  try {
    const group = await groupOf(store, state, wish)
    const options = sequel.prepare(baggage, group.wish)
    const { access, clock } = state
    const { brought } = state.campaign
    const campaign = { company, baggage, ...(brought === undefined ? {} : { brought }), meant: group.people }
    const terms = { access, clock, invited: group.invited, counts: 'campaign', campaign } as const
    const carried = { from: row.id, hash }
    const opened = await tables.open(group.host, state.game, options, { ...terms, carried, id })
    return followed(opened.id, told)
  } catch (error) {
    if (error instanceof BadInput) return { no: { code: 'UNKNOWN_ACTION' } }
    throw error
  }
}

function followed(table: string | null, told: object): { readonly body: Body } {
  return { body: { kind: 'followed', table, told } }
}

/** Nobody leaves a chapter that has begun; one that has not is put away. */
async function mayFollow(tables: Opener, { followed: before, follows }: TableState): Promise<boolean> {
  if (before === null) return true
  if (before.table === null || follows >= MOST_TIMES) return false
  const lobby = await tables.find(before.table)
  const answer = await lobby?.record('replaced', ({ status }) => (status === 'open' ? { kind: 'archived' } : null))
  return answer?.ok === true
}

interface Group {
  readonly host: string
  readonly invited: readonly string[]
  /** By seat: for whom it is meant. */
  readonly people: readonly string[]
  readonly wish: object
}

/** Who goes on: the people of the company with their mice, or those who were at the table. */
async function groupOf(store: Store, state: TableState, wish: object): Promise<Group> {
  const company = state.campaign?.company ?? null
  const found = company === null ? null : await store.companies.find(company)
  if (found === null) {
    const people = new Set([...state.invited, ...state.chairs.flatMap(({ person }) => person ?? [])])
    people.delete(state.host)
    return { host: state.host, invited: [...people], people: [], wish }
  }
  const seated = handsOf(found.people, wish)
  const invited = found.people.map(({ person }) => person).filter((person) => person !== found.host)
  return { host: found.host, invited, ...seated }
}

/** The wish with who plays what: those who are named in it, or all; the game says how many there can be. */
export function handsOf(
  members: readonly { readonly person: string; readonly mice: readonly string[] }[],
  wish: object,
): { readonly people: readonly string[]; readonly wish: object } {
  const { people: named, ...rest } = isRecord(wish) ? wish : {}
  const people =
    named === undefined
      ? members.map(({ person }) => person).slice(0, 4)
      : readList(named, 'people of the wish').map((each) => readString(each, 'each of the people'))
  const hands = people.map((id) => members.find(({ person }) => person === id)?.mice)
  if (hands.includes(undefined)) throw new BadInput('people of the wish are in the company')
  return { people, wish: 'hands' in rest || people.length === 0 ? rest : { ...rest, hands } }
}
