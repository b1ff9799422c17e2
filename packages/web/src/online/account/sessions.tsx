import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../../base/settings.ts'
import { askServer } from '../link/server.ts'
import { say } from './words.ts'

interface Session {
  readonly id: string
  readonly device: string
  readonly seenAt: number
  readonly current: boolean
}

/** Where this account is signed in; each session can be ended from here. */
export function Sessions(): JSX.Element {
  const sessions = useSignal<readonly Session[]>([])
  const load = async (): Promise<void> => {
    const answered = await askServer('GET', 'sessions')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
    if (answered.ok) sessions.value = (answered.json as { readonly sessions: readonly Session[] }).sessions
  }
  const end = async (id: string): Promise<void> => {
    await askServer('DELETE', `sessions/${encodeURIComponent(id)}`)
    await load()
  }
  useEffect(() => void load(), [])
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section class="panel form" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{say('sessions-title')}</h2>
      <ul class="tables">
        {sessions.value.map(({ id, device, seenAt, current }) => (
          <li key={id}>
            <span>
              {device === '' ? say('sessions-unknown') : device} {current && <b>{say('sessions-this')}</b>}
              <small>{when.format(seenAt)}</small>
            </span>
            {!current && (
              <button type="button" class="btn small" onClick={() => void end(id)}>
                {say('sessions-end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
