import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'
import { JOIN, readClock, readWord, TABLE_KINDS, WATCH, type TableClock, type TableKind } from '@mousekeep/protocol'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../address.ts'
import { SHEETS } from '@mousekeep/games'
import { gameOf } from '@mousekeep/games/all'
import { OPEN_TO_ALL, type Access } from '../tables/access.ts'
import { Carrying } from '../tables/campaign/carrying.ts'
import type { Terms } from '../tables/terms.ts'
import { fieldOf, idIn, knownTo } from './known.ts'
import type { AppTools } from './tools.ts'

const CHAT_SHOWN = 100
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
      await bounds.forTable(person.id, addressOf(request.raw, proxies), Number(request.headers['content-length'] ?? 0))
      return tables.openFrom(person.id, game, fieldOf(body, 'record'))
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
      return tables.open(person.id, game, options, { access, invited: [], clock, ...termsOf(kind, game, options) })
    }),
  )
}

function addFinding(app: FastifyInstance, { store, identity, tables }: AppTools): void {
  const known = knownTo(identity)

  app.get(
    '/api/tables',
    known(async ({ person }) => ({ tables: await store.tablesOf(person.id) })),
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
    known(async ({ person }, { params }, reply) => {
      const table = await tables.find(idIn(params, 'id'))
      // The same answer for a table that there is not and for one that is not open to this person.
      if (table === null || !table.mayTalk(person.id)) return reply.code(404).send({ code: 'FORBIDDEN' })
      const muted = await store.talk.muted(person.id)
      const chat = await store.talk.last(table.id, CHAT_SHOWN)
      return { chat: chat.filter((message) => !muted.includes(message.person)) }
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

/** What is said of a table that counts for a campaign, or openly for none. */
function termsOf(kind: TableKind, game: Game<GameTypes>, options: unknown): Pick<Terms, 'counts' | 'campaign'> {
  if (kind === 'single') return {}
  if (game.sequel === undefined) throw new BadInput(`there are no campaigns of ${game.id}`)
  if (kind === 'custom') return { counts: 'custom' }
  const read = game.readOptions(options)
  const carried = game.sequel.carried(read)
  if (carried.length > 0) throw new Carrying(carried)
  return { counts: 'campaign', campaign: { company: null, baggage: game.sequel.begin(read) } }
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
