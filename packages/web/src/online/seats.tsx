import type { Seat } from '@mousekeep/engine'
import type { SeatInfo, TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { Portrait } from '../art/portrait.tsx'
import { BOT_LEVELS } from '../table/seating.ts'
import { say } from '../words/words.ts'
import { me } from './me.ts'
import type { OnlineTable } from './online-table.ts'

/** Mixed into the dice, so that nobody made them alone. */
export function ownSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The seats of a table: who has them, and what we may do about it. */
export function Seats({ online, info }: { online: OnlineTable; info: TableInfo }): JSX.Element {
  return (
    <ol class="seats">
      {info.seats.map((seat, i) => (
        <li key={i} data-seat={i}>
          {info.game === 'castle' && <Portrait seat={i} />}
          <span class="seat-name">
            <b>{say('seat-number', { seat: i + 1 })}</b>
            <Holder online={online} seat={seat} />
          </span>
          <span class="row offers">
            <Offers online={online} info={info} at={i} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Holder({ online, seat: { holder, bot } }: { online: OnlineTable; seat: SeatInfo }): JSX.Element {
  if (holder === null) return <span>{bot === null ? say('holder-nobody') : botText(bot)}</span>
  const isMe = holder.person === me.value?.person
  const isHere = isMe || online.here.value.some(({ person }) => person === holder.person)
  return (
    <span>
      {isMe ? say('seat-you', { name: holder.name }) : holder.name}
      <span class="presence" data-here={isHere}>
        {say(isHere ? 'presence-here' : 'presence-away')}
      </span>
      {bot !== null && <small>{say('seat-bot-plays', { bot: botText(bot) })}</small>}
    </span>
  )
}

function botText(level: string): string {
  const known = BOT_LEVELS.find((each) => each === level) ?? 'easy'
  return say('holder-bot', { level: say(`level-${known}`) })
}

/** What we may do with one seat. */
function Offers({ online, info, at }: { online: OnlineTable; info: TableInfo; at: Seat }): JSX.Element | null {
  const { holder, bot } = info.seats[at]
  const myself = me.value?.person
  if (info.status === 'over' || info.archived) return null
  const mayGiveToBot = holder === null ? info.host === myself : holder.person === myself
  return (
    <>
      {holder === null && (
        <button
          type="button"
          class="btn small"
          onClick={() => void online.send({ type: 'claim', seat: at, seed: ownSeed() })}
        >
          {say('seat-take')}
        </button>
      )}
      {mayGiveToBot &&
        (bot === null ? (
          <GiveToBot online={online} at={at} isMine={holder !== null} />
        ) : (
          <button
            type="button"
            class="btn small"
            onClick={() => void online.send({ type: 'bot', seat: at, level: null })}
          >
            {say(holder === null ? 'seat-bot-away' : 'seat-take-back')}
          </button>
        ))}
      {holder?.person === myself && (
        <button type="button" class="btn small" onClick={() => void online.send({ type: 'leave', seat: at })}>
          {say('seat-leave')}
        </button>
      )}
    </>
  )
}

function GiveToBot({ online, at, isMine }: { online: OnlineTable; at: Seat; isMine: boolean }): JSX.Element {
  return (
    <label class="bot-pick">
      <span class="unseen">{say('seat-bot-label', { seat: at + 1 })}</span>
      <select
        onChange={(event) => {
          const level = event.currentTarget.value
          event.currentTarget.value = ''
          if (level !== '') void online.send({ type: 'bot', seat: at, level })
        }}
      >
        <option value="">{say(isMine ? 'seat-hand-over' : 'seat-bot')}</option>
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {botText(level)}
          </option>
        ))}
      </select>
    </label>
  )
}
