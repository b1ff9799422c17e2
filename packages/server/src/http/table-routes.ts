import { BadInput, readMatchRecord } from '@mousekeep/engine'
import { isPlain, JOIN, readWord, WATCH } from '@mousekeep/protocol'
import type { FastifyInstance } from 'fastify'
import { gameOf } from '../games.ts'
import { OPEN_TO_ALL, type Access } from '../tables/access.ts'
import { fieldOf, idIn, knownTo } from './known.ts'
import type { AppTools } from './tools.ts'

const CHAT_SHOWN = 100
const LONGEST_RECORD = 1 << 18

export function addTableRoutes(app: FastifyInstance, tools: AppTools): void {
  const { store, identity, tables } = tools
  const known = knownTo(identity)

  app.post(
    '/api/tables/move',
    { bodyLimit: LONGEST_RECORD },
    known(async ({ person }, { body }) => {
      const game = gameOf(fieldOf(body, 'game'))
      const record = fieldOf(body, 'record')
      if (!isPlain(record)) throw new BadInput('record is plain data')
      return tables.openFrom(person.id, game, readMatchRecord(game, record))
    }),
  )
  app.post(
    '/api/tables',
    known(async ({ person }, { body }) => {
      const game = gameOf(fieldOf(body, 'game'))
      const access = readAccess(fieldOf(body, 'access'))
      return tables.open(person.id, game, fieldOf(body, 'options') ?? {}, { access, invited: [] })
    }),
  )
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
