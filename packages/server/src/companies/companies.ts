import { randomBytes, randomInt } from 'node:crypto'
import { BadInput, type Brought, type Game, type GameTypes, type Sequel } from '@mousekeep/engine'
import type { TableClock } from '@mousekeep/protocol'
import { gameOf } from '@mousekeep/games/all'
import type { ChapterRow, Company } from '../store/companies.ts'
import type { Store } from '../store/contract.ts'
import type { Access } from '../tables/access.ts'
import { handsOf } from '../tables/campaign/next-chapter.ts'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { CompanyError } from './company-error.ts'

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
const MOST_PEOPLE = 12
const MOST_COMPANIES = 50
/** Whoever asked for the company within this time counts as here. */
const HERE_MS = 60_000
const NOTE_MS = 15_000
/** By link anybody may look on; the company plays. */
const ACCESS: Access = { join: 'invited', watch: 'anyone' }

/** How somebody finds a company. */
export interface FoundCompany extends Company {
  readonly chapters: readonly (ChapterRow & { readonly status: string })[]
  readonly here: ReadonlySet<string>
}

/** Companies: people who play a campaign together, and the tables they are brought to. */
export class Companies {
  private readonly store: Store
  private readonly tables: Tables
  private readonly rateFactor: number
  private readonly now: () => number

  constructor(store: Store, tables: Tables, rateFactor: number, now: () => number = Date.now) {
    this.store = store
    this.tables = tables
    this.rateFactor = rateFactor
    this.now = now
  }

  /** A company whose campaign begins with these options. Throws `BadInput`. */
  async found(
    host: string,
    name: string,
    gameId: unknown,
    options: unknown,
    clock: TableClock | null,
  ): Promise<Company> {
    const game = gameOf(gameId)
    await this.refuseTooMany(host)
    const baggage = await this.tables.beginning(host, game, options)
    return this.add(host, name, game, { baggage, brought: null, clock })
  }

  /** A company that goes on with a campaign from elsewhere, and says so from then on. Throws `BadInput`. */
  async bring(host: string, name: string, gameId: unknown, journey: unknown): Promise<Company> {
    const game = gameOf(gameId)
    await this.refuseTooMany(host)
    const { baggage, told, record } = await this.tables.brought(host, game, journey)
    const id = newId()
    const campaign = { company: id, baggage, brought: told }
    const terms = { access: ACCESS, invited: [], counts: 'campaign', campaign } as const
    // First what may be refused: a company is there with its table, or not at all.
    const table = record === null ? null : (await this.tables.openFrom(host, game, record, terms)).id
    const company = await this.add(host, name, game, { baggage, brought: told, clock: null }, id)
    if (table !== null) await this.store.companies.begin(id, table, this.now())
    return { ...company, table }
  }

  /** The company, if this person is of it: else as if there were none. */
  async of(id: string, person: string): Promise<Company> {
    const found = await this.store.companies.find(id)
    if (found === null || !found.people.some((member) => member.person === person)) throw new CompanyError('FORBIDDEN')
    return this.caughtUp(found)
  }

  /** The same with all that its page shows; whoever asks is here. */
  async see(id: string, person: string): Promise<FoundCompany> {
    const company = await this.of(id, person)
    const now = this.now()
    const mine = company.people.find((member) => member.person === person)
    if (mine !== undefined && mine.seenAt < now - NOTE_MS) await this.store.companies.seen(id, person, now)
    const here = new Set([person])
    for (const member of company.people) {
      const isAtTable = company.table !== null && (await this.tables.isFollowedBy(company.table, member.person))
      if (isAtTable || member.seenAt > now - HERE_MS) here.add(member.person)
    }
    const chapters: FoundCompany['chapters'][number][] = []
    for (const chapter of await this.store.companies.chapters(id)) {
      chapters.push({ ...chapter, status: (await this.store.table(chapter.table))?.status ?? 'gone' })
    }
    return { ...company, chapters, here }
  }

  /** By the code; also brings to the table that is open. */
  async join(code: string, person: string): Promise<string> {
    const id = await this.store.companies.byCode(code)
    const company = id === null ? null : await this.store.companies.find(id)
    if (company === null) throw new CompanyError('FORBIDDEN')
    if (company.people.some((member) => member.person === person)) return company.id
    if (company.people.length >= MOST_PEOPLE) throw new CompanyError('COMPANY_FULL')
    await this.refuseTooMany(person)
    await this.store.companies.join(company.id, person, this.now())
    const { table } = await this.caughtUp(company)
    await this.atTable(table, (state) => {
      const isIn = state.invited.includes(person) || state.host === person
      return isIn || state.isArchived ? null : { kind: 'invited', person }
    })
    return company.id
  }

  /** Somebody goes: of their own will, or because the host sends them. What they played is free for others. */
  async leave(id: string, person: string): Promise<void> {
    const company = await this.of(id, person)
    const rest = company.people.filter((member) => member.person !== person)
    await this.store.companies.leave(id, person)
    if (rest.length === 0) return this.store.companies.remove(id)
    if (company.host === person) await this.handOver(company, rest[0].person)
    await this.freeSeats(company.table, person)
  }

  /** For the host alone. */
  async hosted(id: string, person: string): Promise<Company> {
    const company = await this.of(id, person)
    if (company.host !== person) throw new CompanyError('FORBIDDEN')
    return company
  }

  async handOver(company: Company, to: string): Promise<void> {
    if (!company.people.some(({ person }) => person === to)) throw new CompanyError('FORBIDDEN')
    await this.store.companies.setHost(company.id, to)
    await this.atTable(company.table, (state) =>
      state.host === to || state.isArchived ? null : { kind: 'hosted', person: to, before: state.host },
    )
  }

  /** Opens the first chapter; again, with another wish, as long as it has not begun. */
  async begin(company: Company, wish: object): Promise<string> {
    const game = gameOf(company.game)
    const isFirst = (await this.store.companies.chapters(company.id)).length <= 1
    if (!isFirst || !(await this.isPutAway(company.table))) throw new CompanyError('WRONG_TIME')
    const { people, wish: seated } = handsOf(company.people, wish)
    const options = sequelOf(game).prepare(company.baggage, seated)
    const { brought, baggage, clock, id, host } = company
    const campaign = { company: id, baggage, ...(brought === null ? {} : { brought }), meant: people }
    const invited = company.people.map(({ person }) => person).filter((person) => person !== host)
    const terms = { access: ACCESS, invited, clock, counts: 'campaign', campaign } as const
    const opened = await this.tables.open(host, game, options, terms)
    await this.store.companies.begin(id, opened.id, this.now())
    return opened.id
  }

  /** The campaign as a device goes on with it: between two chapters, or from a table that was put away. */
  async journey({ id, game: gameId, table: current, brought, baggage }: Company): Promise<object> {
    const game = gameOf(gameId)
    const table = current === null ? null : await this.tables.find(current)
    const taken = table === null ? { baggage, record: null } : await table.takenHome()
    if (taken === null) throw new CompanyError('WRONG_TIME')
    const chapters = await this.store.companies.chapters(id)
    const told = [...(brought ?? []), ...chapters.flatMap((chapter) => chapter.told ?? [])]
    const campaign: Brought = { ...taken, told }
    return sequelOf(game).home(campaign, randomBytes(12).toString('base64url'))
  }

  /** Nothing is left of somebody who is no more; others play on. */
  async letGo(person: string): Promise<void> {
    for (const { id } of await this.store.companies.of(person)) await this.leave(id, person)
  }

  private async add(
    host: string,
    name: string,
    game: Game<GameTypes>,
    given: Pick<Company, 'baggage' | 'brought' | 'clock'>,
    id = newId(),
  ): Promise<Company> {
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
      const isAdded = await this.store.companies.add({ id, code, name, game: game.id, host, ...given }, this.now())
      const added = isAdded ? await this.store.companies.find(id) : null
      if (added !== null) return added
    }
  }

  private async refuseTooMany(person: string): Promise<void> {
    const { length } = await this.store.companies.of(person)
    if (length >= MOST_COMPANIES * this.rateFactor) throw new CompanyError('RATE_LIMITED')
  }

  /** The log of each chapter says where it went on; a process may have died before that was noted here. */
  private async caughtUp(company: Company): Promise<Company> {
    const known = await this.store.companies.chapters(company.id)
    if (known.length === 0) return company
    const from = Math.max(
      0,
      known.findLastIndex(({ told }) => told !== null),
    )
    const chapters = known.slice(0, from)
    let next: string | null = known[from].table
    while (next !== null) {
      const followed: Table['followed'] = (await this.tables.find(next))?.followed ?? null
      if (followed === null) break
      chapters.push({ table: next, told: followed.told })
      next = followed.table
    }
    const last = next ?? chapters[chapters.length - 1].table
    const isNew = chapters.some(
      ({ table, told }, n) => known[n]?.table !== table || (told !== null) !== (known[n].told !== null),
    )
    if (isNew || last !== company.table) await this.store.companies.follow(company.id, chapters, next, this.now())
    return { ...company, table: last }
  }

  private async freeSeats(table: string | null, person: string): Promise<void> {
    const found = table === null ? null : await this.tables.find(table)
    for (const seat of found?.seatsOf(person) ?? []) {
      await this.atTable(table, (state) => {
        const { person: holder } = state.chairs[seat]
        return holder === person && state.status !== 'over' && !state.isArchived ? { kind: 'left', seat } : null
      })
    }
    await this.atTable(table, (state) =>
      state.invited.includes(person) && !state.isArchived ? { kind: 'uninvited', person } : null,
    )
  }

  /** Whether there is no chapter under way: one that has not begun is put away. */
  private async isPutAway(table: string | null): Promise<boolean> {
    if (table === null) return true
    const found = await this.tables.find(table)
    if (found === null || found.isArchived) return true
    const answer = await found.record('replaced', ({ status }) => (status === 'open' ? { kind: 'archived' } : null))
    return answer.ok
  }

  private async atTable(table: string | null, decision: Parameters<Table['record']>[1]): Promise<void> {
    const found = table === null ? null : await this.tables.find(table)
    await found?.record(`own:${randomBytes(9).toString('base64url')}`, decision)
  }
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}

function sequelOf(game: Game<GameTypes>): Sequel<GameTypes> {
  if (game.sequel === undefined) throw new BadInput(`there are no campaigns of ${game.id}`)
  return game.sequel
}
