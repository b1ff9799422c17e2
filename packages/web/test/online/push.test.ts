import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { after, before, test } from 'node:test'
import type { CDPSession, Page, Worker } from 'playwright-core'
import { LANGUAGES } from '../../src/base/words/languages.ts'
import { axe, Site } from '../browser/browser.ts'
import { beginOnline, playOnline, tableIn, twoPeople, whoseTurn } from '../browser/online.ts'
import { endTurn } from '../browser/play.ts'
import { withServer } from '../browser/real-server.ts'

/** Our server knocks where the test listens, and at once. */
const KNOCKS = { PRIVATE_HOOKS: '1', NOTICE_DELAY_MS: '0' }

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** Stands for the push service of the browser's maker, which is out of reach here: a place where servers knock. */
async function pushService(): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, response) => response.writeHead(201).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  assert.ok(typeof address === 'object' && address !== null)
  return { server, address: `http://127.0.0.1:${address.port}/knock` }
}

/**
 * The browser allows notices and gets its subscription from there, with real keys. The Chromium of the tests has no
 * place to show notices and never allows them: here it is told that it does.
 */
async function allowPush(page: Page, endpoint: string): Promise<void> {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  await page.context().addInitScript(
    (json) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      let isMade = false
      const made = {
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => {
          isMade = false
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isMade ? made : null),
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          if (typeof applicationServerKey !== 'string' || applicationServerKey.length !== 87) throw new Error('no key')
          isMade = true
          return made
        },
      })
    },
    { endpoint, expirationTime: null, keys },
  )
  await page.reload()
}

interface Notice {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string }
}

const SHOW = `self.shown = []
  self.registration.showNotification = async (title, options) => self.shown.push({ title, options })`
const PRESS = `self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
    notification: { data: self.shown[0].options.data, close: () => self.shown.splice(0) } }))`

/** The app's service worker, which notes what it would show. */
async function serviceWorker(page: Page): Promise<Worker> {
  await page.evaluate('navigator.serviceWorker.ready')
  const [worker] = page.context().serviceWorkers()
  await worker.evaluate(SHOW)
  return worker
}

/** Hands a message to the service worker as the browser does when one has come; gives what it shows. */
async function deliver(page: Page, worker: Worker, data: object): Promise<Notice> {
  const session = await page.context().newCDPSession(page)
  const id = registrationOf(session)
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await id
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  for (let tries = 0; tries < 200; tries++) {
    const shown: readonly Notice[] = await worker.evaluate('self.shown')
    if (shown.length > 0) return shown[0]
    await page.waitForTimeout(20)
  }
  throw new Error('the service worker showed nothing')
}

function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    })
  })
}

test('push: the switch at the table subscribes, the server knocks when it is one’s turn, the notice leads there', async () => {
  const { server, address: endpoint } = await pushService()
  try {
    await withServer(
      (address) =>
        twoPeople(site, address, async (ann, bob) => {
          await allowPush(bob, endpoint)
          await beginOnline(ann, bob)
          const bell = bob.getByRole('checkbox', { name: 'Notify me on this device when it is my turn' })
          await bell.click()
          await bob.getByText('You are notified when it is your turn').waitFor()
          assert.deepEqual(await axe(bob), [])
          const table = tableIn(bob)
          while ((await whoseTurn([ann, bob])) !== ann || (await ann.locator('.points').count()) === 0) {
            const page = (await whoseTurn([ann, bob])) ?? ann
            await playOnline(page, page === ann ? [bob] : [ann])
          }
          await bob.goto(`${address}#/settings`)
          await ann.getByText('away', { exact: true }).first().waitFor()
          const knock = once(server, 'request')
          await endTurn(ann)
          const [request] = await knock
          assert.equal(request.method, 'POST')
          assert.match(request.headers.authorization, /^vapid t=/)
          assert.equal(request.headers['content-encoding'], 'aes128gcm')

          const worker = await serviceWorker(bob)
          const { title, options } = await deliver(bob, worker, { type: 'turn', table, game: 'castle', seat: 1 })
          assert.deepEqual([title, options.body, options.tag], ['Mousekeep', 'It is your turn.', table])
          await worker.evaluate(PRESS)
          await bob.waitForURL(`${address}#/online/${table}`)
          await bob.locator('[role="grid"]').waitFor()
          await bell.click()
          await bob.getByText('Also when the page is closed').waitFor()
        }),
      KNOCKS,
    )
  } finally {
    server.close()
  }
})

/** What notices will say, once the page has laid it down for the service worker: that is done beside the subscribing. */
async function noticesKept(page: Page): Promise<{ readonly over: string }> {
  for (;;) {
    const said: { readonly over: string } | null = await page.evaluate(
      'caches.match("notice").then((found) => found?.json() ?? null)',
    )
    if (said !== null) return said
    await page.waitForTimeout(20)
  }
}

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: a notice speaks the language of the page, and the switch is in the settings`, async () => {
    await withServer(
      (address) =>
        site.visit({ address, language }, async (page) => {
          await allowPush(page, 'http://127.0.0.1:9/')
          await page.goto(`${address}#/settings`)
          await page.locator('.bell input').click()
          const said = await noticesKept(page)
          const worker = await serviceWorker(page)
          const { options } = await deliver(page, worker, { type: 'over', table: 'abc', game: 'castle', seat: null })
          assert.equal(options.body, said.over)
          assert.equal(options.body.startsWith('The game'), language === 'en')
        }),
      KNOCKS,
    )
  })
}

test('push: a browser that forbids notices says so and is not asked again', async () => {
  await withServer((address) =>
    site.visit({ address }, async (page) => {
      await page.goto(`${address}#/settings`)
      await page.locator('.bell input[disabled]').waitFor()
      await page.getByText('You have forbidden notifications').waitFor()
    }),
  )
})
