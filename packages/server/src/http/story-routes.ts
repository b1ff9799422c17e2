import type { FastifyInstance } from 'fastify'
import type { Table } from '../tables/table.ts'
import { fieldOf, knownTo } from './known.ts'
import type { AppTools } from './tools.ts'

/** What happened at a table, for pages that come to it anew or look back. */
export function addStoryRoutes(app: FastifyInstance, tools: AppTools): void {
  const { tables } = tools
  const known = knownTo(tools)
  const tableOf = (params: unknown): Promise<Table | null> => tables.find(String(fieldOf(params, 'id')))

  app.get(
    '/api/tables/:id/story',
    known(async ({ person }, { params }, reply) => {
      const table = await tableOf(params)
      return table === null ? reply.code(404).send({ code: 'FORBIDDEN' }) : table.storyFor(person)
    }),
  )
  app.get(
    '/api/tables/:id/look/:plays',
    known(async ({ person }, { params }, reply) => {
      const plays = String(fieldOf(params, 'plays'))
      const table = await tableOf(params)
      const looks = /^\d{1,6}$/.test(plays) ? (table?.looksFor(person, Number(plays)) ?? null) : null
      return looks === null ? reply.code(404).send({ code: 'FORBIDDEN' }) : { looks }
    }),
  )
}
