import { isRecord } from '@mousekeep/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity, Session, Visitor } from '../identity/identity.ts'

type Run = (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Runs for somebody who is known; everybody else is told to become a guest first. */
export function knownTo(identity: Identity): (run: Run) => (request: FastifyRequest, reply: FastifyReply) => unknown {
  return (run) => async (request, reply) => {
    const session = await identity.sessionOf(request.headers.cookie)
    if (session === null) return reply.code(401).send({ code: 'AUTH_EXPIRED' })
    return run(session, request, reply)
  }
}

export function visitorOf({ headers }: FastifyRequest): Visitor {
  return { userAgent: headers['user-agent'], cookies: headers.cookie }
}

/** An id or code out of a path; empty for what is none, which nothing is called. */
export function idIn(params: unknown, name: string): string {
  const id = fieldOf(params, name)
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : ''
}

/** How many bytes of the store something takes up that was sent: what its sender says of the length may be left out. */
export function sizeOf(json: unknown): number {
  return json === undefined ? 0 : Buffer.byteLength(JSON.stringify(json))
}

/** A field of what was sent, be it an object or not. */
export function fieldOf(body: unknown, name: string): unknown {
  return isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined
}
