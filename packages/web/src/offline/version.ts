import { signal } from '@preact/signals'
import { ownScript } from '../base/drawn.ts'

const LOOK_EVERY_MS = 60 * 60 * 1000

/** A new version that is ready for use; null if this is the newest. */
const waiting = signal<ServiceWorker | null>(null)
/** True when a person has put off the new version. */
const isPutOff = signal(false)

export const isVersionReady = (): boolean => waiting.value !== null && !isPutOff.value

export function putOff(): void {
  isPutOff.value = true
}

/** Restarts the app with the new version. Tables are saved after every move, so nothing is lost. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.value?.postMessage('take over')
}

/** Keeps the app on the device and looks for newer versions. Browsers that cannot do this go on without it. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', goWhereCalled)
  try {
    const registration = await navigator.serviceWorker.register(ownScript('./sw.js'))
    watch(registration)
    setInterval(() => void look(registration), LOOK_EVERY_MS)
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void look(registration)
    })
  } catch (error) {
    // A private window may forbid it. The app still works, but needs its server at every start.
    console.info('not kept on this device:', error)
  }
}

/** Somebody pressed a notice: the service worker says where to go. */
function goWhereCalled({ data }: MessageEvent<{ readonly goTo?: unknown }>): void {
  if (typeof data.goTo === 'string' && data.goTo.startsWith('#/online/')) location.hash = data.goTo
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    // Not connected: the next look will find out.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  expect(registration.waiting)
  registration.addEventListener('updatefound', () => expect(registration.installing))
}

/** Notices when this version is ready. The very first version replaces nothing. */
function expect(worker: ServiceWorker | null): void {
  if (worker === null || navigator.serviceWorker.controller === null) return
  const check = (): void => {
    if (worker.state === 'installed') waiting.value = worker
  }
  check()
  worker.addEventListener('statechange', check)
}
