import { effect } from '@preact/signals'
import { language } from '../../base/settings.ts'
import { readWhispers, whispers } from '../../base/whispers.ts'
import { askServer } from '../link/server.ts'
import { me } from './me.ts'

/** What the server last had from here: nothing is sent twice. */
let sent = ''

function standing(): string {
  return JSON.stringify([me.value?.person, language.value, whispers.value])
}

/**
 * Keeps with the person what they have chosen on this device: the language in which they are called, and when cards
 * ask. What they chose elsewhere comes here first. A server that does not answer is asked again the next time.
 */
export async function keepPreferences(): Promise<void> {
  if (me.value === null || sent === standing()) return
  const isFirst = sent === ''
  const known = isFirst ? await askServer('GET', 'me/preferences') : { ok: true as const, json: {} }
  if (!known.ok) return
  if ('whispers' in known.json) whispers.value = { ...whispers.value, ...readWhispers(known.json.whispers) }
  const now = standing()
  const chosen = { language: language.value, whispers: whispers.value }
  if (JSON.stringify(known.json) === JSON.stringify(chosen) || (await askServer('PUT', 'me/preferences', chosen)).ok)
    sent = now
}

effect(() => {
  // Only what changes after the first time: before that nobody has come to a server.
  if (standing() !== sent && sent !== '') void keepPreferences()
})
