import { effect } from '@preact/signals'
import { language } from '../../base/settings.ts'
import { readWhispers, whispers } from '../../base/whispers.ts'
import { askServer } from '../link/server.ts'
import { me } from './me.ts'

/** What was last sent to the server, so that nothing is sent twice. */
let sent = ''

function standing(): string {
  return JSON.stringify([me.value?.person, language.value, whispers.value])
}

/**
 * Stores a person's choices on the server: the language of notifications, and when cards ask. Choices made on another
 * device come here first. If the server does not answer, the next change tries again.
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
  // Only changes after the first exchange: before that, nobody has come to a server.
  if (standing() !== sent && sent !== '') void keepPreferences()
})
