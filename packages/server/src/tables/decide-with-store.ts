import type { Command, RefusalCode } from '@mousekeep/protocol'
import type { Body } from '@mousekeep/tables'
import { skeletonOf } from '../identity/skeleton.ts'
import type { Person } from '../store/contract.ts'
import { decide, type Decision } from './decide.ts'
import type { LogReader } from './log/log-reader.ts'
import type { LogWriter, TableTools } from './log/log-writer.ts'
import type { Audience } from './showing/audience.ts'

/** What needs all that happened. */
const NEEDS_PAST: ReadonlySet<Command['type']> = new Set(['undo', 'rollback', 'answer', 'onward'])

/** What of a table decides. */
interface Deciding {
  readonly log: LogWriter
  readonly audience: Audience
  readonly tools: TableTools
}

/** Decides with what only the store knows: the past, the table of a rematch, the person of a name. */
export async function decideWithStore(
  { log, audience, tools }: Deciding,
  person: Person,
  command: Command,
): Promise<Decision> {
  if (NEEDS_PAST.has(command.type)) await log.needWhole()
  const { reader } = log
  const scene = { now: tools.now(), isHere: (id: string) => audience.isHere(id) }
  const decision = decide(reader.state, person, command, scene)
  if ('no' in decision) return decision
  const { body } = decision
  const barrier = await barrierTo({ log, audience, tools }, person, command, body)
  if (barrier !== null) return { no: { code: barrier } }
  if (body.kind === 'claimed') return { body: await asTheyWish(reader, tools, body, person) }
  if (body.kind === 'rematch') {
    return { body: { kind: 'rematch', table: await tools.openRematch(reader.state, person.id) } }
  }
  if (command.type === 'onward') return tools.openNext(reader, command.wish)
  if (command.type !== 'invite') return { body }
  const guest = await tools.personNamed(command.name)
  return guest === null ? { no: { code: 'NO_SUCH_NAME' } } : { body: { kind: 'invited', person: guest.id } }
}

/** Why not, for what only the store knows: how much somebody has already, and what others are called. */
async function barrierTo(
  { log: { reader }, audience, tools }: Deciding,
  person: Person,
  command: Command,
  body: Body,
): Promise<RefusalCode | null> {
  const isOpening = command.type === 'rematch' || command.type === 'onward'
  if (isOpening && (await tools.mayOpen?.(person.id)) === false) return 'RATE_LIMITED'
  if (command.type === 'claim' && hasTwin(reader, audience, person)) return 'NAME_TAKEN'
  if (body.kind === 'lent' && body.owner !== null) {
    const other = await tools.store.people.find(body.person)
    if (other !== null && hasTwin(reader, audience, other)) return 'NAME_TAKEN'
  }
  return null
}

/** Before the start a seat is taken with what its person has chosen for themselves, in a game that asks for it. */
async function asTheyWish(
  { state: { status, game } }: LogReader,
  tools: TableTools,
  body: Body<'claimed'>,
  person: Person,
): Promise<Body> {
  const own = status === 'open' && game.personal !== undefined ? await tools.wishesOf(person.id) : null
  return own === null ? body : { ...body, personal: own }
}

/** Whether somebody else holds a seat under a name that is taken for this person's (promise 39). */
function hasTwin({ state }: LogReader, { names }: Audience, { id, name }: Person): boolean {
  return state.chairs.some(({ person }) => {
    const other = person === null || person === id ? '' : (names.get(person) ?? '')
    return other !== '' && skeletonOf(other) === skeletonOf(name)
  })
}
