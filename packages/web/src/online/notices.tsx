import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { AnyTable } from '../page/around.ts'
import { language } from '../base/settings.ts'
import { say } from '../base/words/words.ts'
import { Asked } from './asked.tsx'
import type { ServerLink } from './link/server-link.ts'
import { seatText } from './lobby/seats.tsx'
import { TalkBar } from './talk/talk-bar.tsx'
import { VoteNotice } from './vote.tsx'

interface NoticesProps {
  readonly online: ServerLink
  readonly table: AnyTable
}

/** What must be noticed now, below the prompt: the connection, what has been sent, what is asked of us. */
export function Notices({ online, table }: NoticesProps): JSX.Element {
  return (
    <div class="notices">
      <Connection online={online} />
      <TroubleLine online={online} />
      <Rollback online={online} />
      <VoteNotice online={online} />
      <Awaited online={online} />
      <TalkBar online={online} />
      <AskBack online={online} table={table} />
    </div>
  )
}

/** Whom the table waits for, other than us; and until when, if it has a clock. */
function Awaited({ online }: { online: ServerLink }): JSX.Element | null {
  const info = online.info.value
  if (info === null || info.turn === null || info.archived) return null
  const { holder, bot } = info.seats[info.turn]
  const isMine = online.mine.value.includes(info.turn)
  if (bot !== null || (isMine && info.due === null)) return null
  const name = holder?.name ?? seatText(info, info.turn)
  const isHere = online.here.value.some(({ person }) => person === holder?.person)
  const when = info.due === null ? '' : new Intl.DateTimeFormat(language.value, DUE).format(info.due)
  return (
    <p class="awaited">
      {!isMine && say('awaited', { name })}{' '}
      {!isMine && online.isConnected.value && (
        <span class="presence" data-here={isHere}>
          {say(isHere ? 'presence-here' : 'presence-away')}
        </span>
      )}{' '}
      {info.due !== null && say(isMine ? 'clock-due-you' : 'clock-due', { name, when })}
    </p>
  )
}

const DUE = { dateStyle: 'short', timeStyle: 'short' } as const

/** Whether we are connected, and what was sent but is not yet in the log. */
export function Connection({ online }: { online: ServerLink }): JSX.Element | null {
  const waits = online.waiting.value.length
  const isLate = useSignal(false)
  useEffect(() => {
    isLate.value = false
    if (waits === 0) return
    const timer = setTimeout(() => (isLate.value = true), 400)
    return () => clearTimeout(timer)
  }, [waits])
  const isConnected = online.isConnected.value
  if (isConnected && (waits === 0 || !isLate.value)) return null
  const text = isConnected ? say('sending') : waits > 0 ? say('offline-kept', { count: waits }) : say('offline')
  return (
    <p class="panel notice" role="status" data-connection={isConnected ? 'sending' : 'lost'}>
      <span class="dot" aria-hidden="true" /> {text}
    </p>
  )
}

export function TroubleLine({ online }: { online: ServerLink }): JSX.Element | null {
  const code = online.trouble.value
  if (code === null) return null
  return (
    <p class="panel notice" role="alert">
      {say(`trouble-${code}`)}
    </p>
  )
}

/** Somebody asks to go back: agree or decline. */
function Rollback({ online }: { online: ServerLink }): JSX.Element | null {
  const info = online.info.value
  if (info === null || info.rollback === null) return null
  const { plays, agreed } = info.rollback
  const nameOf = (seat: number): string => info.seats[seat].holder?.name ?? seatText(info, seat)
  const names = [...new Set(agreed.map(nameOf))].join(', ')
  const mine = online.mine.value
  const isAsked = mine.length > 0 && !mine.some((seat) => agreed.includes(seat))
  return (
    <Asked>
      <p>{say(isAsked ? 'rollback-asks' : 'rollback-waits', { name: names, play: plays })}</p>
      {isAsked ? (
        <div class="row">
          <button type="button" class="btn go" onClick={() => void online.send({ type: 'answer', agree: true })}>
            {say('rollback-agree')}
          </button>
          <button type="button" class="btn" onClick={() => void online.send({ type: 'answer', agree: false })}>
            {say('rollback-decline')}
          </button>
        </div>
      ) : (
        mine.length > 0 && (
          <button type="button" class="btn" onClick={() => void online.send({ type: 'answer', agree: false })}>
            {say('rollback-withdraw')}
          </button>
        )
      )}
    </Asked>
  )
}

/** For a player who looks back: a way to ask everybody to return to that moment. */
function AskBack({ online, table }: NoticesProps): JSX.Element | null {
  const past = table.past.value
  const info = online.info.value
  if (past === null || info?.status !== 'playing' || info.archived || online.mine.value.length === 0) return null
  if (info.rollback !== null) return null
  return (
    <div class="panel notice">
      <button
        type="button"
        class="btn"
        onClick={() => {
          table.look(Infinity)
          void online.send({ type: 'rollback', plays: past.play })
        }}
      >
        {say('rollback-ask', { play: past.play })}
      </button>
      <p class="note">{say('rollback-how')}</p>
    </div>
  )
}
