import { PROTOCOL } from '@mousekeep/protocol'
import type { FastifyInstance } from 'fastify'
import { gameOf } from '../games.ts'
import { readName } from '../identity.ts'
import { fieldOf, knownTo } from './known.ts'
import { addStoryRoutes } from './story-routes.ts'
import type { AppTools } from './tools.ts'

const CHAT_SHOWN = 100

export function addRoutes(app: FastifyInstance, tools: AppTools): void {
  const { store, identity, tables, metrics } = tools

  const known = knownTo(tools)

  app.get('/healthz', async () => ({ ok: true, protocol: PROTOCOL }))
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text))

  app.post('/api/guest', async (request, reply) => {
    const { person, setCookie } = await identity.guest(readName(fieldOf(request.body, 'name')))
    return reply.header('set-cookie', setCookie).send({ person: person.id, name: person.name })
  })
  app.get(
    '/api/me',
    known(async ({ person }) => ({ person: person.id, name: person.name })),
  )
  app.post(
    '/api/me/name',
    known(async ({ person }, request) => {
      const name = readName(fieldOf(request.body, 'name'))
      await store.rename(person.id, name)
      return { person: person.id, name }
    }),
  )
  app.post(
    '/api/logout',
    known(async ({ tokenHash }, _request, reply) => {
      await store.endSession(tokenHash)
      tools.onLogout(tokenHash)
      return reply.header('set-cookie', identity.clearCookie).send({ ok: true })
    }),
  )

  app.post(
    '/api/tables',
    known(async ({ person }, { body }) => {
      const game = gameOf(fieldOf(body, 'game'))
      return tables.open(person.id, game, fieldOf(body, 'options') ?? {})
    }),
  )
  app.get(
    '/api/tables',
    known(async ({ person }) => ({ tables: await store.tablesOf(person.id) })),
  )
  app.get(
    '/api/codes/:code',
    known(async (_session, { params }, reply) => {
      const row = await store.tableByCode(String(fieldOf(params, 'code')).toUpperCase())
      return row === null ? reply.code(404).send({ code: 'FORBIDDEN' }) : { id: row.id }
    }),
  )
  app.get(
    '/api/tables/:id/chat',
    known(async (_session, { params }) => ({ chat: await store.chat(String(fieldOf(params, 'id')), CHAT_SHOWN) })),
  )
  addStoryRoutes(app, tools)
}
