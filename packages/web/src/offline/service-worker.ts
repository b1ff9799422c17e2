/**
 * Keeps the whole app on the device, so that whatever needs no server works without one. A version is fetched
 * completely or not at all. A new one waits until a person asks for it; until then the files of the old one stay.
 */

/** The parts of the service worker API that are used here. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Extendable {
  readonly notification: { readonly data: unknown; close(): void }
}
interface OpenPage {
  postMessage(message: object): void
  focus(): Promise<unknown>
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
  addEventListener(type: 'push', heard: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', heard: (event: Pressed) => void): void
}
declare const self: Scope

/** Filled in by the builder: every file of the app, and a word that changes when one of them does. */
declare const FILES: readonly string[]
declare const VERSION: string

const files = FILES
const PREFIX = 'mousekeep-'
const OWN = PREFIX + VERSION
/** This version's files, and those of the one before, which an open page may still need. */
const KEPT = 2

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(OWN).then((shelf) => shelf.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(clearOut().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request)
  if (file !== null) event.respondWith(answer(file, event.request))
})

/** A push from the server to somebody who is away: it is their turn, or the game is over. */
self.addEventListener('push', (event) => {
  const { type, table, text } = readCall(event.data)
  event.waitUntil(noticeWords().then((words) => show(words.title, text ?? words[type], table)))
})

/** Goes to the table in a page that is open, or opens one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(goTo(`#/online/${String(notification.data)}`))
})

/** Where the server knows what is waiting and the person's language, `text` says it. */
function readCall(data: Pushed['data']): {
  readonly type: 'turn' | 'over'
  readonly table: string
  readonly text: string | null
} {
  const call: unknown = data?.json()
  const { type, table, text } = { type: '', table: '', text: null, ...(typeof call === 'object' ? call : {}) }
  return { type: type === 'over' ? 'over' : 'turn', table, text: typeof text === 'string' ? text : null }
}

/** The words in the language of the page, which stores them here. */
async function noticeWords(): Promise<Readonly<Record<string, string>>> {
  const kept = await (await caches.open('notice-words')).match('notice')
  return kept === undefined ? { title: 'Mousekeep', turn: 'It is your turn.', over: 'The game is over.' } : kept.json()
}

function show(title: string, body: string, table: string): Promise<void> {
  const { scope } = self.registration
  // One notice a table: a later one replaces the earlier.
  const options = { body, tag: table, data: table, icon: `${scope}icon-192.png` }
  return self.registration.showNotification(title, options)
}

async function goTo(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.at(0)
  if (page === undefined) return void (await self.clients.openWindow(self.registration.scope + address))
  page.postMessage({ goTo: address })
  await page.focus()
}

/** The file of the app that a request is for; null for anything else, such as a request to the server itself. */
function fileFor({ method, url }: Request): string | null {
  const { scope } = self.registration
  const [plain] = url.split(/[?#]/)
  if (method !== 'GET' || !plain.startsWith(scope)) return null
  const file = plain.slice(scope.length)
  if (file === '') return 'index.html'
  return files.includes(file) || file.startsWith('assets/') ? file : null
}

async function answer(file: string, request: Request): Promise<Response> {
  const own = await caches.open(OWN)
  return (await own.match(file)) ?? (await caches.match(file)) ?? fetch(request)
}

async function clearOut(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  await Promise.all(versions.slice(0, Math.max(0, versions.length - (KEPT - 1))).map((name) => caches.delete(name)))
}
