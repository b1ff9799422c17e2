import type { Seat, Steps } from '@mousekeep/engine'
import type { Body } from '@mousekeep/tables'
import { inSteps } from '../in-steps.ts'
import { Pieces } from '../pieces.ts'
import { readBody } from '../tables/log/body.ts'
import type { LogEntry, Person, Store } from '../store/contract.ts'
import type { Tables } from '../tables/tables.ts'
import type { Companies } from '../companies/companies.ts'
import type { Identity } from './identity.ts'

const BEFORE_ALL = { table: '', n: 0 }
const CHAT_AT_ONCE = 500

/** What is kept of a person: a copy of it, and the end of it. */
export class OwnData {
  private readonly store: Store
  private readonly tables: Tables
  private readonly companies: Companies
  private readonly identity: Identity

  constructor(store: Store, tables: Tables, companies: Companies, identity: Identity) {
    this.store = store
    this.tables = tables
    this.companies = companies
    this.identity = identity
  }

  /**
   * Everything, as the text of plain data, in pieces because it may be long. Other people's secrets and seeds of dice
   * are not in it.
   */
  async *copyOf(person: Person): AsyncGenerator<string> {
    yield `${JSON.stringify(await this.headOf(person)).slice(0, -1)},"chat":[`
    let glue = ''
    for (let last = BEFORE_ALL; ;) {
      const said = await this.store.personal.chat(person.id, last, CHAT_AT_ONCE)
      if (said.length === 0) break
      yield `${glue}${JSON.stringify(said).slice(1, -1)}`
      glue = ','
      last = said[said.length - 1]
    }
    yield '],"tables":['
    for (const [i, table] of (await this.store.personal.tables(person.id)).entries()) {
      if (i > 0) yield ','
      yield* await this.tableOf(table, person.id)
    }
    yield ']}'
  }

  private async headOf({ id, name, isGuest }: Person): Promise<object> {
    const { people, talk, notices, personal } = this.store
    const sessions = await people.sessions(id)
    const subscriptions = await notices.subscriptions(id)
    return {
      format: 'mousekeep person 1',
      person: id,
      name,
      guest: isGuest,
      ...(await personal.kept(id)),
      sessions: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
      muted: await talk.muted(id),
      subscriptions: subscriptions.map(({ endpoint }) => endpoint),
      preferences: await people.preferences(id),
      companies: (await this.store.companies.of(id)).map((company) => ({
        id: company.id,
        name: company.name,
        game: company.game,
        isHost: company.host === id,
        mice: company.people.find(({ person }) => person === id)?.mice ?? [],
        tables: company.table === null ? [] : [company.table],
      })),
    }
  }

  /** Frees the seats, so that others can play on; then nothing is kept but an id that says nothing. */
  async delete({ id }: Person): Promise<void> {
    const sessions = await this.store.people.sessions(id)
    await this.companies.letGo(id)
    await this.tables.letGo(id)
    await this.store.personal.erase(id)
    for (const { tokenHash } of sessions) await this.identity.end(tokenHash)
    // What a device of theirs did meanwhile: a seat that nobody can give up would stop the game.
    await this.tables.letGo(id)
    await this.store.tell({ word: 'person', about: id })
  }

  private async tableOf(id: string, person: string): Promise<string[]> {
    const { code, game, status } = (await this.store.table(id)) ?? {}
    const head = JSON.stringify({ id, code, game, status })
    return inSteps(copying(head, await this.store.entries(id, 0), person))
  }
}

/** What is told of a table, with the entries that the person made or that are about them, as the guests they were too. */
function* copying(head: string, entries: readonly LogEntry[], person: string): Steps<string[]> {
  const pieces = new Pieces()
  pieces.add(`${head.slice(0, -1)},"entries":[`)
  const mine = new Set<unknown>([person])
  for (const { body: json } of entries.toReversed()) {
    yield
    const body = readBody(json)
    if (body.kind === 'moved' && mine.has(body.to)) mine.add(body.from)
  }
  const held = new Set<Seat>()
  let glue = ''
  for (const { seq, at, body } of entries) {
    yield
    if (!isOwn(readBody(body), mine, held)) continue
    pieces.add(`${glue}${JSON.stringify({ seq, at, body })}`)
    glue = ','
  }
  pieces.add(']}')
  return pieces.all
}

/** Whether one of these people made it or it is about one; `held` are the seats that they hold, before and after it. */
function isOwn(body: Body, mine: ReadonlySet<unknown>, held: Set<Seat>): boolean {
  const isAbout = Object.values(body).some((value) => [value].flat().some((each) => mine.has(each)))
  const seats = seatsIn(body)
  if (body.kind === 'claimed' && isAbout) held.add(body.seat)
  const isInSeat = seats.some((seat) => held.has(seat))
  // What happens in a seat that was given up is somebody else's.
  if (body.kind === 'left' || body.kind === 'removed' || body.kind === 'gone')
    for (const seat of seats) held.delete(seat)
  return isAbout || isInSeat
}

function seatsIn(body: Body): readonly Seat[] {
  if (body.kind === 'started') return body.shown === undefined ? [] : [body.shown.seat]
  if ('seat' in body) return [body.seat]
  return 'seats' in body && typeof body.seats !== 'number' ? body.seats : []
}
