import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useSignalEffect } from '@preact/signals'
import { LONGEST_CHAT } from '@mousekeep/protocol'
import { language } from '../../base/settings.ts'
import { say } from '../../base/words/words.ts'
import type { Said } from './chatter.ts'
import { me } from '../account/me.ts'
import type { ServerLink } from '../link/server-link.ts'

/** What people write to each other, as plain text. */
export function Chat({ online }: { online: ServerLink }): JSX.Element {
  const { said } = online.chatter
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [said.value.length])
  useReading(online)
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: 'short' })
  return (
    <section class="panel chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{say('chat-title')}</h2>
      {said.value.length === 0 ? (
        <p class="note">{say('chat-empty')}</p>
      ) : (
        <div class="lines" ref={list} role="log" aria-labelledby="chat-title" tabIndex={0}>
          <ol>
            {said.value.map((each) => (
              <Line key={each.n} online={online} said={each} when={time.format(each.at)} />
            ))}
          </ol>
        </div>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          const field = event.currentTarget.elements.namedItem('text')
          if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return
          online.chatter.mouth.say(field.value)
          field.value = ''
        }}
      >
        <input name="text" aria-label={say('chat-label')} maxLength={LONGEST_CHAT} autocomplete="off" />
        <button type="submit" class="btn small">
          {say('chat-send')}
        </button>
      </form>
    </section>
  )
}

/** Whatever is on the screen while the page is visible counts as read. */
function useReading({ chatter }: ServerLink): void {
  useSignalEffect(() => {
    if (chatter.unread.value > 0 && !document.hidden) chatter.readAll()
  })
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) chatter.readAll()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [chatter])
}

/** One message. Those of others can be reported, and their author muted. */
function Line({ online, said, when }: { online: ServerLink; said: Said; when: string }): JSX.Element {
  const { chatter } = online
  const { n, from, text, at } = said
  const isMuted = chatter.muted.value.includes(from.person)
  const isMine = from.person === me.value?.person
  return (
    <li>
      <b>{from.name}</b> <time dateTime={new Date(at).toISOString()}>{when}</time>{' '}
      <span>{isMuted ? <i>{say('chat-muted')}</i> : text}</span>
      {!isMine && (
        <details class="tell">
          <summary aria-label={say('chat-about', { name: from.name })}>…</summary>
          <div class="row">
            <button type="button" class="btn small" onClick={() => chatter.mouth.mute(from.person, !isMuted)}>
              {say(isMuted ? 'chat-unmute' : 'chat-mute', { name: from.name })}
            </button>
            {chatter.reported.value.includes(n) ? (
              <span role="status">{say('chat-reported')}</span>
            ) : (
              <button type="button" class="btn small" onClick={() => chatter.mouth.report(n)}>
                {say('chat-report')}
              </button>
            )}
          </div>
        </details>
      )}
    </li>
  )
}
