import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { BadInput } from '@mousekeep/engine'
import { DEEPEST_REQUEST, isDeeper } from '@mousekeep/protocol'
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify'
import { addressOf } from '../address.ts'
import { COMPANY_STATUS, CompanyError } from '../companies/company-error.ts'
import { AccountError, type AccountCode } from '../identity/accounts.ts'
import { Busy } from '../identity/password.ts'
import { JudgeBusy } from '../judge/judge.ts'
import { Bucket, Buckets } from '../live/bucket.ts'
import { isOwnOrigin } from '../origin.ts'
import { isStoreAway } from '../store/contract.ts'
import { Carrying } from '../tables/campaign/carrying.ts'
import { addAccountRoutes } from './account-routes.ts'
import { addCompanyRoutes } from './company-routes.ts'
import { addHealthRoutes } from './health-routes.ts'
import { addNoticeRoutes } from './notice-routes.ts'
import { addPrivacyRoutes } from './privacy-routes.ts'
import { addStoryRoutes } from './story-routes.ts'
import { addTableRoutes } from './table-routes.ts'
import type { AppTools } from './tools.ts'

/** Pictures of its own making (blobs) the page turns into files to share; only its own scripts can make them. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; font-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types mousekeep",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
const STATUS: Readonly<Record<AccountCode, number>> = {
  NAME_TAKEN: 409,
  NAME_AT_TABLE: 409,
  HAS_ACCOUNT: 409,
  NO_ACCOUNT: 409,
  WRONG_LOGIN: 401,
  RATE_LIMITED: 429,
}
/** What is said of requests that nobody has read. */
const NO_JSON = 'the request is not JSON that can be read'
const UNREADABLE: ReadonlyMap<number, string> = new Map([
  [413, 'the request is too large'],
  [415, 'the request must be JSON, and say so: content-type: application/json'],
])
const UNREADABLE_PATH = JSON.stringify({ code: 'BAD_SHAPE', message: 'the path cannot be read' })
const REQUESTS = 120
const REQUESTS_A_SECOND = 4
/** A new version is fetched whole, by everybody behind an address. */
const FILES = 2000
const FILES_A_SECOND = 100
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** What is to answer requests to a server that listens already. */
export async function makeApp(server: Server, tools: AppTools): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 16_384,
    serverFactory: () => server,
    // The framework's own log would write down addresses and paths with codes of tables.
    logger: false,
    // Paths that cannot be read: no hook has run yet.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, { ...HEADERS, 'content-type': 'application/json' }).end(UNREADABLE_PATH)
    },
  })
  const { rateFactor } = tools
  const limit = (atOnce: number, aSecond: number): Buckets =>
    new Buckets(() => new Bucket(atOnce * rateFactor, aSecond * rateFactor, performance.now()))
  const rates = limit(REQUESTS, REQUESTS_A_SECOND)
  const fileRates = limit(FILES, FILES_A_SECOND)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (tools.publicOrigin?.startsWith('https:') === true) reply.header('strict-transport-security', 'max-age=31536000')
    // What comes from our own pages only is whatever may change something, by whatever path it is called.
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, tools.publicOrigin)) {
      tools.metrics.count('foreign_origins')
      return reply.code(403).send({ code: 'FORBIDDEN' })
    }
    // The route that was found: `/%61pi/` in a path is `/api/` too.
    const isAsked = request.routeOptions.url?.startsWith('/api/') === true
    if (isAsked) reply.header('cache-control', 'no-store')
    const wait = (isAsked ? rates : fileRates).take(addressOf(request.raw, tools.proxies), performance.now())
    if (wait > 0) {
      tools.metrics.count('rate_limited')
      return reply.code(429).send({ code: 'RATE_LIMITED', wait })
    }
  })

  answerErrors(app, tools)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }))
  readJson(app)

  addHealthRoutes(app, tools)
  addAccountRoutes(app, tools)
  addTableRoutes(app, tools)
  addCompanyRoutes(app, tools)
  addStoryRoutes(app, tools)
  addPrivacyRoutes(app, tools.sessionDays)
  addNoticeRoutes(app, tools)
  if (existsSync(WEB)) await app.register(fastifyStatic, { root: WEB, preCompressed: true, setHeaders: keepNamed })
  await app.ready()
  return app
}

/** What is refused says why; what is our mistake has a number to find it by. */
function answerErrors(app: FastifyInstance, { onBug }: AppTools): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Carrying) return reply.code(400).send({ code: 'CARRIED', message: error.message })
    if (error instanceof BadInput) return reply.code(400).send({ code: 'BAD_SHAPE', message: error.message })
    if (error instanceof CompanyError) return reply.code(COMPANY_STATUS[error.code]).send({ code: error.code })
    if (error instanceof AccountError) return reply.code(STATUS[error.code]).send({ code: error.code })
    if (error instanceof Busy || error instanceof JudgeBusy)
      return reply.code(429).send({ code: 'RATE_LIMITED', wait: 1000 })
    if (isStoreAway(error)) return reply.code(503).send({ code: 'READ_ONLY' })
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500) return reply.code(status).send({ code: 'BAD_SHAPE', message: UNREADABLE.get(status) ?? NO_JSON })
    return reply.code(500).send({ code: 'INTERNAL', incident: onBug(error, 'http') })
  })
}

/** JSON that is no deeper than anybody needs. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeper(String(body), DEEPEST_REQUEST)) return done(new BadInput(`at most ${DEEPEST_REQUEST} deep`))
    return parse(request, String(body), done)
  })
}

/** What has a hash in its name never changes; everything else is asked for again. */
function keepNamed(reply: FastifyReply, path: string): void {
  if (path.includes('/assets/')) void reply.header('cache-control', 'public, max-age=31536000, immutable')
}
