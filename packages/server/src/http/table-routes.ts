import { BadInput } from '@mousekeep/engine'
import { JOIN, readClock, readWord, TABLE_KINDS, WATCH, type TableClock, type TableKind } from '@mousekeep/protocol'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../address.ts'
import { SHEETS } from '@mousekeep/games'
import { gameOf } from '@mousekeep/games/all'
import { placeOf } from '../store/contract.ts'
import { OPEN_TO_ALL, type Access } from '../tables/access.ts'
import { fieldOf, idIn, knownTo, sizeOf } from './known.ts'
import { numberAt, pageOf, wantedIn } from './paging.ts'
import type { AppTools } from './tools.ts'

const LONGEST_RECORD = 1 << 18

export function addTableRoutes(app: FastifyInstance, tools: AppTools): void {
  addOpening(app, tools)
  addFinding(app, tools)
}

function addOpening(app: FastifyInstance, { identity, tables, bounds, proxies }: AppTools): void {
  const known = knownTo(identity)

  app.get('/api/games', async () => ({
    games: Object.values(SHEETS).map(({ id, players, options, levels, offered }) => ({
      id,
      version: gameOf(id).version,
      players,
      options,
      levels,
      offered,
    })),
  }))
  app.post(
    '/api/tables/move',
    { bodyLimit: LONGEST_RECORD },
    known(async ({ person }, request) => {
      const { body } = request
      const game = gameOf(fieldOf(body, 'game'))
      const record = fieldOf(body, 'record')
      await bounds.forTable(person.id, addressOf(request.raw, proxies), sizeOf(record))
      return tables.openFrom(person.id, game, record)
    }),
  )
  app.post(
    '/api/tables',
    known(async ({ person }, { body, raw }) => {
      const game = gameOf(fieldOf(body, 'game'))
      const access = readAccess(fieldOf(body, 'access'))
      await bounds.forTable(person.id, addressOf(raw, proxies))
      const clock = readTableClock(fieldOf(body, 'clock'))
      const options = fieldOf(body, 'options') ?? {}
      const kind = readKind(fieldOf(body, 'kind'))
      const counts = kind === 'single' ? {} : { counts: kind }
      return tables.open(person.id, game, options, { access, invited: [], clock, ...counts })
    }),
  )
}

function addFinding(app: FastifyInstance, { store, identity, tables }: AppTools): void {
  const known = knownTo(identity)

  app.get(
    '/api/tables',
    known(async ({ person }, { query }) => {
      const wanted = wantedIn(query, 3)
      const { after, most } = wanted
      const place = after === null ? null : ([numberAt(after, 0), numberAt(after, 1), after[2]] as const)
      const { page, next } = pageOf(await store.tablesOf(person.id, place, most + 1), wanted, placeOf)
      return { tables: page, next }
    }),
  )
  app.get(
    '/api/codes/:code',
    known(async (_session, { params }, reply) => {
      const row = await store.tableByCode(codeIn(params))
      return row === null ? reply.code(404).send({ code: 'FORBIDDEN' }) : { id: row.id }
    }),
  )
  app.post(
    '/api/codes/:code',
    known(async ({ person }, { params }, reply) => {
      const id = await tables.enter(codeIn(params), person.id)
      return id === null ? reply.code(404).send({ code: 'FORBIDDEN' }) : { id }
    }),
  )
  app.get(
    '/api/tables/:id/chat',
    known(async ({ person }, { params, query }, reply) => {
      const wanted = wantedIn(query, 1)
      const before = wanted.after === null ? undefined : numberAt(wanted.after, 0)
      const table = await tables.find(idIn(params, 'id'))
      // The same answer for a table that there is not and for one that is not open to this person.
      if (table === null || !table.mayTalk(person.id)) return reply.code(404).send({ code: 'FORBIDDEN' })
      const muted = await store.talk.muted(person.id)
      const last = await store.talk.last(table.id, wanted.most + 1, before)
      const { page, next } = pageOf(last.toReversed(), wanted, ({ n }) => [n])
      return { chat: page.filter((message) => !muted.includes(message.person)).toReversed(), next }
    }),
  )
}

function codeIn(params: unknown): string {
  return idIn(params, 'code').toUpperCase()
}

function readKind(json: unknown): TableKind {
  const kind = json === undefined ? 'single' : TABLE_KINDS.find((each) => each === json)
  if (kind === undefined) throw new BadInput(`kind must be one of ${TABLE_KINDS.join(', ')}`)
  return kind
}

export function readTableClock(json: unknown): TableClock | null {
  try {
    return readClock(json)
  } catch {
    throw new BadInput('clock has "unit": minutes ("n": 1 to 1440) or days (1 to 60)')
  }
}

function readAccess(json: unknown): Access {
  if (json === undefined) return OPEN_TO_ALL
  try {
    return {
      join: readWord(fieldOf(json, 'join'), JOIN, 'access.join'),
      watch: readWord(fieldOf(json, 'watch'), WATCH, 'access.watch'),
    }
  } catch {
    throw new BadInput(`access has "join": ${JOIN.join(' or ')}, and "watch": ${WATCH.join(', ')}`)
  }
}
