import { effect, signal } from '@preact/signals'
import { say } from '../../base/words/words.ts'
import { becomeSomebody } from './me.ts'
import { askServer, textIn } from '../link/server.ts'

/** Whether this browser is notified when it is one's turn. `unable`: it cannot be; `forbidden`: its owner said no. */
export type Push = 'unable' | 'forbidden' | 'failed' | 'off' | 'asking' | 'on'

export const push = signal<Push>(isAble() ? 'off' : 'unable')

/** Where the service worker, which has no catalogues, finds its words. */
const WORDS = 'notice-words'

function isAble(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Finds out the present state. */
export async function lookForPush(): Promise<void> {
  if (push.value === 'unable' || push.value === 'asking') return
  if (Notification.permission === 'denied') push.value = 'forbidden'
  else push.value = (await subscription()) === null ? 'off' : 'on'
}

/**
 * Asks the browser for permission, then tells the server where to send. Only called when somebody pressed the switch.
 */
export async function switchOn(): Promise<void> {
  push.value = 'asking'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    push.value = permission === 'denied' ? 'forbidden' : 'off'
    return
  }
  push.value = (await subscribe()) ? 'on' : 'failed'
}

async function subscribe(): Promise<boolean> {
  const known = await becomeSomebody()
  const answered = known.ok ? await askServer('GET', 'push') : known
  if (!answered.ok) return false
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: textIn(answered.json, 'key'),
    })
    const { endpoint, keys = {} } = made.toJSON()
    return (await askServer('POST', 'push', { endpoint, keys })).ok
  } catch (error) {
    // The browser's own push service may be out of reach, or another key in use.
    console.info('not subscribed:', error)
    return false
  }
}

export async function switchOff(): Promise<void> {
  const made = await subscription()
  if (made !== null) {
    await askServer('DELETE', 'push', { endpoint: made.endpoint })
    await made.unsubscribe()
  }
  push.value = 'off'
}

effect(() => {
  if (push.value === 'on') void keepWords({ title: say('app-name'), turn: say('push-turn'), over: say('push-over') })
})

async function keepWords(words: object): Promise<void> {
  const shelf = await caches.open(WORDS)
  await shelf.put('notice', Response.json(words))
}
