/**
 * Keeps the whole app on the device, so that everything that needs no server goes on without one. A version is fetched
 * whole or not at all; a new one waits until a person asks for it, and the files of the one before stay until then.
 */

/** What a service worker is, as far as this one needs to know. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Scope {
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly scope: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', act: (event: Extendable) => void): void
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void
  addEventListener(type: 'message', act: (event: MessageEvent) => void): void
}
declare const self: Scope

/** Written in by the builder: every file of the app, and a word that changes when one of them does. */
declare const FILES: readonly string[]
declare const VERSION: string

const files = FILES
const PREFIX = 'mousekeep-'
const OWN = PREFIX + VERSION
/** This version's files and those of the one before, which a page that is still open may want. */
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

/** The file of the app that a request is for; null if it is none of ours, as all that goes to the server itself. */
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
