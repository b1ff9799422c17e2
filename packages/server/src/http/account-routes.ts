import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../address.ts'
import type { Credentials, SignedIn } from '../identity/accounts.ts'
import { readPreferences } from '../identity/preferences.ts'
import { fieldOf, knownTo, visitorOf } from './known.ts'
import type { AppTools } from './tools.ts'

/** Who somebody is: guests, accounts, sessions. */
export function addAccountRoutes(app: FastifyInstance, tools: AppTools): void {
  addSigningIn(app, tools)
  addOwnData(app, tools)
  addSessions(app, tools)
}

function addSigningIn(app: FastifyInstance, { identity, accounts, bounds, proxies }: AppTools): void {
  const known = knownTo(identity)
  const addressIn = (request: FastifyRequest): string => addressOf(request.raw, proxies)

  app.post('/api/guest', async (request, reply) => {
    await bounds.forGuest(addressIn(request))
    return welcome(reply, await accounts.guest(fieldOf(request.body, 'name'), visitorOf(request)), true)
  })
  app.post('/api/account', async (request, reply) => {
    const session = await identity.sessionOf(request.headers.cookie)
    const given = credentials(request.body)
    return welcome(reply, await accounts.signUp(given, session, visitorOf(request), addressIn(request)), false)
  })
  app.post('/api/login', async (request, reply) => {
    const session = await identity.sessionOf(request.headers.cookie)
    const given = credentials(request.body)
    return welcome(reply, await accounts.signIn(given, session, visitorOf(request), addressIn(request)), false)
  })
  app.post(
    '/api/logout',
    known(async ({ tokenHash }, _request, reply) => {
      await identity.end(tokenHash)
      return reply.header('set-cookie', identity.clearCookie).send({ ok: true })
    }),
  )
  app.post(
    '/api/account/password',
    known(async (session, request, reply) => {
      const given = { password: fieldOf(request.body, 'password'), next: fieldOf(request.body, 'next') }
      return welcome(
        reply,
        await accounts.changePassword(session, given, visitorOf(request), addressIn(request)),
        false,
      )
    }),
  )
}

/** What is kept of oneself, to be seen, changed, copied and deleted. */
function addOwnData(app: FastifyInstance, { store, identity, accounts, ownData, proxies }: AppTools): void {
  const known = knownTo(identity)

  app.get(
    '/api/me',
    known(async ({ person }) => ({ person: person.id, name: person.name, guest: person.isGuest })),
  )
  app.post(
    '/api/me/name',
    known(async (session, request) => {
      const name = await accounts.rename(session, fieldOf(request.body, 'name'))
      return { person: session.person.id, name, guest: session.person.isGuest }
    }),
  )

  app.get(
    '/api/me/preferences',
    known(async ({ person }) => (await store.people.preferences(person.id)) ?? {}),
  )
  app.put(
    '/api/me/preferences',
    known(async ({ person }, { body }) => {
      const preferences = readPreferences(body)
      await store.people.setPreferences(person.id, preferences)
      // Tables at which they sit treat them so from now on, whichever process has them.
      await store.tell({ word: 'person', about: person.id })
      return preferences
    }),
  )

  app.get(
    '/api/me/export',
    known(async ({ person }, _request, reply) =>
      reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="mousekeep.json"')
        .send(Readable.from(ownData.copyOf(person))),
    ),
  )
  app.delete(
    '/api/me',
    known(async (session, request, reply) => {
      if (!session.person.isGuest)
        await accounts.prove(session, fieldOf(request.body, 'password'), addressOf(request.raw, proxies))
      await ownData.delete(session.person)
      return reply.header('set-cookie', accounts.farewellTo(session.person.id, visitorOf(request))).send({ ok: true })
    }),
  )
}

function addSessions(app: FastifyInstance, { store, identity }: AppTools): void {
  const known = knownTo(identity)

  app.get(
    '/api/sessions',
    known(async ({ person, tokenHash }) => {
      const rows = await store.people.sessions(person.id)
      const sessions = rows.map(({ id, device, createdAt, seenAt, tokenHash: each }) => {
        return { id, device, createdAt, seenAt, current: each === tokenHash }
      })
      return { sessions }
    }),
  )
  app.delete(
    '/api/sessions/:id',
    known(async ({ person }, { params }, reply) => {
      const id = fieldOf(params, 'id')
      const found = (await store.people.sessions(person.id)).find((session) => session.id === id)
      if (found === undefined) return reply.code(404).send({ code: 'FORBIDDEN' })
      await identity.end(found.tokenHash)
      return { ok: true }
    }),
  )
}

function credentials(body: unknown): Credentials {
  return { name: fieldOf(body, 'name'), password: fieldOf(body, 'password') }
}

function welcome(reply: FastifyReply, { person, name, setCookie }: SignedIn, guest: boolean): FastifyReply {
  return reply.header('set-cookie', [...setCookie]).send({ person, name, guest })
}
