import type { Seat } from '@mousekeep/engine'
import type { Body } from '@mousekeep/tables'
import { readBody } from '../tables/log/body.ts'
import type { Person, Store } from '../store/contract.ts'
import type { Tables } from '../tables/tables.ts'
import type { Companies } from '../companies/companies.ts'
import type { Identity } from './identity.ts'

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

  /** Everything, as plain data. Other people's secrets and seeds of dice are not in it. */
  async copyOf({ id, name, isGuest }: Person): Promise<object> {
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
      tables: await this.tablesOf(id),
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

  private async tablesOf(person: string): Promise<object[]> {
    const copies: object[] = []
    for (const table of await this.store.personal.tables(person)) {
      const row = await this.store.table(table)
      const entries = await this.store.entries(table, 0)
      const bodies = entries.map(({ body }) => readBody(body))
      const own = new Set(ownEntries(bodies, person))
      const mine = entries.filter(({ seq }) => own.has(seq)).map(({ seq, at, body }) => ({ seq, at, body }))
      copies.push({ id: table, code: row?.code, game: row?.game, status: row?.status, entries: mine })
    }
    return copies
  }
}

/** The places of the entries that the person made or that are about them, as the guests they once were too. */
function ownEntries(bodies: readonly Body[], person: string): number[] {
  const mine = new Set<unknown>([person])
  for (const body of bodies.toReversed()) if (body.kind === 'moved' && mine.has(body.to)) mine.add(body.from)
  const held = new Set<Seat>()
  return bodies.flatMap((body, seq) => {
    const isAbout = Object.values(body).some((value) => [value].flat().some((each) => mine.has(each)))
    const seats = seatsIn(body)
    if (body.kind === 'claimed' && isAbout) held.add(body.seat)
    const isOwn = seats.some((seat) => held.has(seat))
    // What happens in a seat that was given up is somebody else's.
    if (body.kind === 'left' || body.kind === 'removed' || body.kind === 'gone')
      for (const seat of seats) held.delete(seat)
    return isAbout || isOwn ? [seq] : []
  })
}

function seatsIn(body: Body): readonly Seat[] {
  if (body.kind === 'started') return body.shown === undefined ? [] : [body.shown.seat]
  if ('seat' in body) return [body.seat]
  return 'seats' in body && typeof body.seats !== 'number' ? body.seats : []
}
