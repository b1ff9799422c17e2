import { signal } from '@preact/signals'
import { guest } from '../../base/settings.ts'
import { askServer, textIn, type Answered } from '../link/server.ts'

const KNOWN = 'mousekeep.known'

export interface Me {
  readonly person: string
  readonly name: string
  readonly isGuest: boolean
}

/** Who we are to the server; null until it has been asked. */
export const me = signal<Me | null>(null)

/** Whether this device has ever been somebody on the server; if not, there is nothing to ask it for. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null
}

/** Remembers who the server says we are, and passes its answer on. */
export function noteMe(answered: Answered): Answered {
  if (!answered.ok) return answered
  const isGuest = !('guest' in answered.json) || answered.json.guest === true
  me.value = { person: textIn(answered.json, 'person'), name: textIn(answered.json, 'name'), isGuest }
  localStorage.setItem(KNOWN, '1')
  return answered
}

/** Makes sure that the server knows us: a newcomer becomes a guest with the name from the settings. */
export async function becomeSomebody(): Promise<Answered> {
  if (me.value !== null) return { ok: true, json: me.value }
  if (isKnown()) {
    const found = noteMe(await askServer('GET', 'me'))
    if (found.ok || found.code !== 'AUTH_EXPIRED') return found
  }
  const first = await askServer('POST', 'guest', { name: guest.value })
  // Somebody has an account with a name like ours: a number tells us apart until we choose another name.
  if (first.ok || first.code !== 'NAME_TAKEN') return noteMe(first)
  const [number] = crypto.getRandomValues(new Uint8Array(1))
  return noteMe(await askServer('POST', 'guest', { name: `${guest.value.slice(0, 20)} ${number}` }))
}

/** Changes the name on this device, and on the server if it knows us. */
export async function rename(name: string): Promise<Answered> {
  const answered = isKnown() ? noteMe(await askServer('POST', 'me/name', { name })) : { ok: true as const, json: {} }
  if (answered.ok) guest.value = name
  return answered
}

/** Forgets who we were: next time we are somebody else. */
export function becomeNobody(): void {
  me.value = null
  localStorage.removeItem(KNOWN)
}
