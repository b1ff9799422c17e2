import { isRecord } from '@mousekeep/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../identity.ts'
import type { AppTools } from './tools.ts'

type Run = (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Runs for somebody who is known; everybody else is told to become a guest first. */
export function knownTo({ identity }: Pick<AppTools, 'identity'>): (run: Run) => Route {
  return (run) => async (request, reply) => {
    const session = await identity.sessionOf(request.headers.cookie)
    if (session === null) return reply.code(401).send({ code: 'AUTH_EXPIRED' })
    return run(session, request, reply)
  }
}

export function fieldOf(body: unknown, name: string): unknown {
  return isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined
}
