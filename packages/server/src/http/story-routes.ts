import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { inSteps } from '../in-steps.ts'
import { textOf } from '../tables/log/log-copy.ts'
import type { Table } from '../tables/table.ts'
import { fieldOf, idIn, knownTo } from './known.ts'
import type { AppTools } from './tools.ts'

/** What happened at a table, for pages that come to it anew or look back. */
export function addStoryRoutes(app: FastifyInstance, { store, identity, tables }: AppTools): void {
  const known = knownTo(identity)
  const tableOf = (params: unknown): Promise<Table | null> => tables.find(idIn(params, 'id'))

  app.get(
    '/api/tables/:id/story',
    known(async ({ person }, { params }, reply) => {
      const story = (await (await tableOf(params))?.storyFor(person.id)) ?? null
      if (story === null) return reply.code(404).send({ code: 'FORBIDDEN' })
      return reply.type('application/json').send(Readable.from(story))
    }),
  )
  app.get(
    '/api/tables/:id/record',
    known(async ({ person }, { params }, reply) => {
      const told = (await (await tableOf(params))?.recordFor(person.id)) ?? null
      return told ?? reply.code(404).send({ code: 'FORBIDDEN' })
    }),
  )
  app.get(
    '/api/tables/:id/log',
    known(async ({ person }, { params }, reply) => {
      const row = (await (await tableOf(params))?.endedFor(person.id)) ?? null
      if (row === null) return reply.code(404).send({ code: 'FORBIDDEN' })
      const text = await inSteps(textOf(row, await store.entries(row.id, 0)))
      return reply.type('application/json').send(Readable.from(text))
    }),
  )
  app.get(
    '/api/tables/:id/look/:plays',
    known(async ({ person }, { params }, reply) => {
      const plays = String(fieldOf(params, 'plays'))
      const table = /^\d{1,6}$/.test(plays) ? await tableOf(params) : null
      const looks = (await table?.looksFor(person.id, Number(plays))) ?? null
      return looks === null ? reply.code(404).send({ code: 'FORBIDDEN' }) : { looks }
    }),
  )
}
