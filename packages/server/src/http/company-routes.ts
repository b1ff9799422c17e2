import { BadInput, isRecord, readList, readString } from '@mousekeep/engine'
import type { CompanyInfo, ListedCompany } from '@mousekeep/protocol'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../address.ts'
import type { FoundCompany } from '../companies/companies.ts'
import { AccountError } from '../identity/accounts.ts'
import { readName } from '../identity/name.ts'
import { isReserved } from '../identity/reserved.ts'
import type { Company } from '../store/companies.ts'
import { fieldOf, idIn, knownTo, sizeOf } from './known.ts'
import { numberAt, pageOf, wantedIn } from './paging.ts'
import { readTableClock } from './table-routes.ts'
import type { AppTools } from './tools.ts'

const LONGEST_JOURNEY = 1 << 18
const MOST_MICE = 6

/** People who play a campaign together. */
export function addCompanyRoutes(app: FastifyInstance, tools: AppTools): void {
  addFounding(app, tools)
  addLooking(app, tools)
  addBelonging(app, tools)
  addHosting(app, tools)
}

/** A company is founded, or comes along with its journey. */
function addFounding(app: FastifyInstance, { identity, companies, bounds, proxies }: AppTools): void {
  const known = knownTo(identity)
  app.post(
    '/api/companies',
    known(async ({ person }, { body, raw }) => {
      await bounds.forTable(person.id, addressOf(raw, proxies))
      const name = readCompanyName(fieldOf(body, 'name'))
      const clock = readTableClock(fieldOf(body, 'clock'))
      const { id, code } = await companies.found(
        person.id,
        name,
        fieldOf(body, 'game'),
        fieldOf(body, 'options') ?? {},
        clock,
      )
      return { id, code }
    }),
  )
  app.post(
    '/api/companies/bring',
    { bodyLimit: LONGEST_JOURNEY },
    known(async ({ person }, request) => {
      const { body, raw } = request
      const journey = fieldOf(body, 'journey')
      await bounds.forTable(person.id, addressOf(raw, proxies), sizeOf(journey))
      const name = readCompanyName(fieldOf(body, 'name'))
      const { id, code } = await companies.bring(person.id, name, fieldOf(body, 'game'), journey)
      return { id, code }
    }),
  )
}

function addLooking(app: FastifyInstance, { store, identity, companies }: AppTools): void {
  const known = knownTo(identity)
  app.get(
    '/api/companies',
    known(async ({ person }, { query }) => {
      const wanted = wantedIn(query, 2)
      const { after, most } = wanted
      const place = after === null ? null : ([numberAt(after, 0), after[1]] as const)
      const found = await store.companies.pageOf(person.id, place, most + 1)
      const { page, next } = pageOf(found, wanted, ({ updatedAt, id }) => [updatedAt, id])
      return { companies: page.map(listed), next }
    }),
  )
  app.get(
    '/api/companies/:id',
    known(async ({ person }, { params }) => {
      const company = await companies.see(idOf(params), person.id)
      return shown(company, await store.people.names(company.people.map((member) => member.person)))
    }),
  )
  app.get(
    '/api/companies/:id/journey',
    known(async ({ person }, { params }) => ({
      journey: await companies.journey(await companies.of(idOf(params), person.id)),
    })),
  )
}

/** Who is of it, and with which mice. */
function addBelonging(app: FastifyInstance, { store, identity, companies }: AppTools): void {
  const known = knownTo(identity)
  app.post(
    '/api/companies/join',
    known(async ({ person }, { body }) => {
      const code = fieldOf(body, 'code')
      return { id: await companies.join(typeof code === 'string' ? code.toUpperCase() : '', person.id) }
    }),
  )
  app.post(
    '/api/companies/:id/leave',
    known(async ({ person }, { params }) => {
      await companies.leave(idOf(params), person.id)
      return { ok: true }
    }),
  )
  app.post(
    '/api/companies/:id/mice',
    known(async ({ person }, { params, body }) => {
      const whose = fieldOf(body, 'person') ?? person.id
      const company = await (whose === person.id
        ? companies.of(idOf(params), person.id)
        : companies.hosted(idOf(params), person.id))
      const member = company.people.find((each) => each.person === whose)
      if (member === undefined) throw new BadInput('person is somebody of the company')
      await store.companies.setMice(company.id, member.person, readMice(fieldOf(body, 'mice')))
      return { ok: true }
    }),
  )
}

/** What is the host's to do. */
function addHosting(app: FastifyInstance, { store, identity, companies, bounds, proxies }: AppTools): void {
  const known = knownTo(identity)
  app.delete(
    '/api/companies/:id/people/:person',
    known(async ({ person }, { params }) => {
      const { id } = await companies.hosted(idOf(params), person.id)
      await companies.leave(id, idIn(params, 'person'))
      return { ok: true }
    }),
  )
  app.post(
    '/api/companies/:id/name',
    known(async ({ person }, { params, body }) => {
      const { id } = await companies.hosted(idOf(params), person.id)
      await store.companies.setName(id, readCompanyName(fieldOf(body, 'name')), Date.now())
      return { ok: true }
    }),
  )
  app.post(
    '/api/companies/:id/host',
    known(async ({ person }, { params, body }) => {
      const company = await companies.hosted(idOf(params), person.id)
      await companies.handOver(company, readString(fieldOf(body, 'person'), 'person'))
      return { ok: true }
    }),
  )
  app.post(
    '/api/companies/:id/begin',
    known(async ({ person }, { params, body, raw }) => {
      const company = await companies.hosted(idOf(params), person.id)
      await bounds.forTable(person.id, addressOf(raw, proxies))
      const wish = fieldOf(body, 'wish') ?? {}
      if (!isRecord(wish)) throw new BadInput('wish must be an object')
      return { table: await companies.begin(company, wish) }
    }),
  )
}

function idOf(params: unknown): string {
  return idIn(params, 'id')
}

function listed({ id, code, name, game, host, table, updatedAt, people }: Company): ListedCompany {
  return { id, code, name, game, host, table, people: people.length, updatedAt }
}

function shown(company: FoundCompany, names: ReadonlyMap<string, string>): CompanyInfo {
  const { id, code, name, game, host, table, clock, brought, baggage, chapters, here } = company
  const people = company.people.map(({ person, mice }) => ({
    person,
    name: names.get(person) ?? '',
    mice,
    here: here.has(person),
  }))
  return { id, code, name, game, host, table, clock, brought, baggage, people, chapters }
}

/** A name by which nobody takes a company for those who run the server (promise 39). */
function readCompanyName(json: unknown): string {
  const name = readName(json)
  if (isReserved(name)) throw new AccountError('NAME_TAKEN')
  return name
}

function readMice(json: unknown): string[] {
  const mice = readList(json, 'mice').map((mouse) => readString(mouse, 'each of the mice'))
  if (mice.length > MOST_MICE || mice.some((mouse) => !/^[a-z-]{1,24}$/.test(mouse)))
    throw new BadInput(`mice are up to ${MOST_MICE} names of mice`)
  return [...new Set(mice)]
}
