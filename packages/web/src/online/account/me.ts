import { signal } from '@preact/signals'
import { guest } from '../../base/settings.ts'
import { askServer, textIn, type Answered } from '../link/server.ts'

const KNOWN = 'mousekeep.known'

export interface Me {
  readonly person: string
  readonly name: string
  readonly isGuest: boolean
}

/** Who the server takes us for; null until it has been asked. */
export const me = signal<Me | null>(null)

/** Whether this device has ever been somebody on the server: else there is nothing to ask for. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null
}

/** Notes who the server says we are now. */
export function take(answered: Answered): Answered {
  if (!answered.ok) return answered
  const isGuest = !('guest' in answered.json) || answered.json.guest === true
  me.value = { person: textIn(answered.json, 'person'), name: textIn(answered.json, 'name'), isGuest }
  localStorage.setItem(KNOWN, '1')
  return answered
}

/** Makes sure that the server knows us: whoever was never there becomes a guest with the name of the settings. */
export async function becomeSomebody(): Promise<Answered> {
  if (me.value !== null) return { ok: true, json: me.value }
  if (isKnown()) {
    const found = take(await askServer('GET', 'me'))
    if (found.ok || found.code !== 'AUTH_EXPIRED') return found
  }
  const first = await askServer('POST', 'guest', { name: guest.value })
  // Somebody has an account under a name like it: a number tells us apart, until we choose another.
  if (first.ok || first.code !== 'NAME_TAKEN') return take(first)
  const [number] = crypto.getRandomValues(new Uint8Array(1))
  return take(await askServer('POST', 'guest', { name: `${guest.value.slice(0, 20)} ${number}` }))
}

/** The name on this device, and on the server if it knows us. */
export async function rename(name: string): Promise<Answered> {
  const answered = isKnown() ? take(await askServer('POST', 'me/name', { name })) : { ok: true as const, json: {} }
  if (answered.ok) guest.value = name
  return answered
}

/** Forgets who we were: the next time we are somebody else. */
export function becomeNobody(): void {
  me.value = null
  localStorage.removeItem(KNOWN)
}
