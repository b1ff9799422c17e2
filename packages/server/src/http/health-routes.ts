import { PROTOCOL } from '@mousekeep/protocol'
import type { FastifyInstance } from 'fastify'
import type { AppTools } from './tools.ts'

/** For those who watch over the process: is it there, and can it do its work? */
export function addHealthRoutes(app: FastifyInstance, { health, metrics }: AppTools): void {
  app.get('/livez', async () => ({ ok: true }))
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (_request, reply) => {
      const ok = await health.isReady()
      return reply.code(ok ? 200 : 503).send({ ok, protocol: PROTOCOL, store: ok ? 'here' : 'away' })
    })
  }
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text))
}
