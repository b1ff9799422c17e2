import { BadInput } from '@mousekeep/engine'
import type { FastifyInstance } from 'fastify'
import { MOST_SUBSCRIPTIONS } from '../notices/notifier.ts'
import { readSubscription } from '../notices/web-push.ts'
import type { Table } from '../tables/table.ts'
import { fieldOf, idIn, knownTo } from './known.ts'
import type { AppTools } from './tools.ts'

/** How people who are not looking are told: their browsers, and the webhook of a table. */
export function addNoticeRoutes(app: FastifyInstance, { store, identity, tables, notifier }: AppTools): void {
  const known = knownTo(identity)
  const { notices } = store

  app.get('/api/push', async () => ({ key: notifier.publicKey }))
  app.post(
    '/api/push',
    known(async ({ person }, { body }) => {
      const subscription = readSubscription(body)
      notifier.post.readUrl(subscription.endpoint)
      await notices.subscribe(person.id, subscription, Date.now())
      for (const { endpoint } of (await notices.subscriptions(person.id)).slice(MOST_SUBSCRIPTIONS)) {
        await notices.unsubscribe(person.id, endpoint)
      }
      await store.tell({ word: 'notices', about: person.id })
      return { ok: true }
    }),
  )
  app.delete(
    '/api/push',
    known(async ({ person }, { body }) => {
      const endpoint = fieldOf(body, 'endpoint')
      if (typeof endpoint !== 'string') throw new BadInput('endpoint is text')
      await notices.unsubscribe(person.id, endpoint)
      return { ok: true }
    }),
  )

  /** The table, if this person is its host. */
  const hosted = async (params: unknown, person: string): Promise<Table | null> => {
    const table = await tables.find(idIn(params, 'id'))
    return table?.isHost(person) === true ? table : null
  }
  app.get(
    '/api/tables/:id/hook',
    known(async ({ person }, { params }, reply) => {
      const table = await hosted(params, person.id)
      if (table === null) return reply.code(404).send({ code: 'FORBIDDEN' })
      return { url: (await notices.hook(table.id))?.url ?? null }
    }),
  )
  app.put(
    '/api/tables/:id/hook',
    known(async ({ person }, { params, body }, reply) => {
      const table = await hosted(params, person.id)
      if (table === null) return reply.code(404).send({ code: 'FORBIDDEN' })
      return { secret: await notifier.setHook(table.id, fieldOf(body, 'url'), person.id) }
    }),
  )
  app.delete(
    '/api/tables/:id/hook',
    known(async ({ person }, { params }, reply) => {
      const table = await hosted(params, person.id)
      if (table === null) return reply.code(404).send({ code: 'FORBIDDEN' })
      await notices.removeHook(table.id)
      return { ok: true }
    }),
  )
}
