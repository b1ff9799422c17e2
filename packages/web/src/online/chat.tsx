import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { LONGEST_CHAT } from '@mousekeep/protocol'
import { language } from '../shell/settings.ts'
import { say } from '../words/words.ts'
import type { OnlineTable } from './online-table.ts'

/** What people say to each other: text and nothing else. */
export function Chat({ online }: { online: OnlineTable }): JSX.Element {
  const { said } = online.chatter
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [said.value.length])
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: 'short' })
  return (
    <section class="panel chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{say('chat-title')}</h2>
      {said.value.length === 0 ? (
        <p class="note">{say('chat-empty')}</p>
      ) : (
        <div class="lines" ref={list} role="log" aria-labelledby="chat-title" tabIndex={0}>
          <ol>
            {said.value.map(({ n, from, text, at }) => (
              <li key={n}>
                <b>{from.name}</b> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>{' '}
                <span>{text}</span>
              </li>
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
          online.chatter.say(field.value)
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
