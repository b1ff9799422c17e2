import type { Seat } from '@mousekeep/engine'
import { sheetOf, type GameSheet } from '@mousekeep/games'
import type { SeatInfo, TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { doorOf } from '../../faces/doors.ts'
import { holderName } from '../../page/holder-name.ts'
import { SureButton } from '../../page/parts/sure-button.tsx'
import { say } from '../../base/words/words.ts'
import { me } from '../account/me.ts'
import { Lending } from './lending.tsx'
import type { ServerLink } from '../link/server-link.ts'
import { takeSeat } from './take-seat.ts'

/** The seats of a table: who has them, and what we may do about it. */
export function Seats({ online, info }: { online: ServerLink; info: TableInfo }): JSX.Element {
  const door = doorOf(info.game)
  return (
    <ol class="seats">
      {info.seats.map((seat, i) => (
        <li key={i} data-seat={i}>
          {door?.seated !== undefined ? (
            <door.seated.Faces options={info.options} seat={i} />
          ) : (
            door !== null && <door.Portrait seat={i} />
          )}
          <span class="seat-name">
            <b>{seatText(info, i)}</b>
            <Holder online={online} seat={seat} />
            <Meant info={info} at={i} />
            {info.status === 'open' && seat.holder !== null && info.fair.promises[i] === null && (
              <small>{say('seat-no-seed')}</small>
            )}
            {seat.owner !== null && <small>{say('lent-by', { name: seat.owner.name })}</small>}
          </span>
          <span class="row offers">
            <Offers online={online} info={info} at={i} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Whether we may sit down: the code is shown to nobody else. */
export function isOpenToUs({ code }: TableInfo): boolean {
  return code !== ''
}

/** Who is played from a seat, by name; otherwise the number of the seat. */
export function seatText(info: TableInfo, seat: Seat): string {
  const names = doorOf(info.game)?.seated?.names(info.options, seat) ?? []
  return names.length === 0 ? say('seat-number', { seat: seat + 1 }) : names.join(', ')
}

function Holder({ online, seat: { holder, bot } }: { online: ServerLink; seat: SeatInfo }): JSX.Element {
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

/** In a company a free seat may be kept for somebody who is still to come. */
function Meant({ info, at }: { info: TableInfo; at: Seat }): JSX.Element | null {
  const { holder, bot } = info.seats[at]
  const person = info.campaign?.meant[at]
  const name = info.invited.find((each) => each.person === person)?.name
  if (info.status !== 'open' || holder !== null || bot !== null || name === undefined) return null
  return <small>{say('seat-meant', { name })}</small>
}

const botText = (level: string): string => holderName({ who: 'bot', level })

/** What we may do with a seat. */
function Offers({ online, info, at }: { online: ServerLink; info: TableInfo; at: Seat }): JSX.Element | null {
  const { holder, bot } = info.seats[at]
  const myself = me.value?.person
  if (info.status === 'over' || info.archived) return null
  const isCompanys = info.campaign !== null && info.campaign.company !== null
  const isHere = online.here.value.some(({ person }) => person === holder?.person)
  // In a company the host decides for those who are not here.
  const isHosts = info.host === myself && (holder === null || (isCompanys && info.status === 'playing' && !isHere))
  const mayGiveToBot = isHosts || holder?.person === myself
  return (
    <>
      {holder === null && isOpenToUs(info) && (
        <button type="button" class="btn small" onClick={() => void takeSeat(online, at)}>
          {say('seat-take')}
        </button>
      )}
      {mayGiveToBot &&
        (bot === null ? (
          <GiveToBot online={online} info={info} at={at} levels={sheetOf(info.game)} isMine={holder !== null} />
        ) : (
          <button
            type="button"
            class="btn small"
            onClick={() => void online.send({ type: 'bot', seat: at, level: null })}
          >
            {say(holder?.person === myself ? 'seat-take-back' : 'seat-bot-away')}
          </button>
        ))}
      <Lending online={online} info={info} at={at} />
      {holder !== null && holder.person !== myself && <Others online={online} info={info} at={at} />}
      {holder?.person === myself && (
        <SureButton
          label={say('seat-leave')}
          question={say('seat-leave-sure')}
          onSure={() => void online.send({ type: 'leave', seat: at })}
        />
      )}
    </>
  )
}

/** What may be done about somebody else's seat: before the start by the host, during the game by asking the others. */
function Others({ online, info, at }: { online: ServerLink; info: TableInfo; at: Seat }): JSX.Element | null {
  const { holder, bot } = info.seats[at]
  if (info.status === 'open') {
    if (info.host !== me.value?.person) return null
    return (
      <SureButton
        label={say('seat-remove')}
        question={say('seat-remove-sure', { name: holder?.name ?? '' })}
        onSure={() => void online.send({ type: 'remove', seat: at })}
      />
    )
  }
  const isStalling = info.turn === at && bot === null && info.vote === null && online.mine.value.length > 0
  if (!isStalling) return null
  const ask = (level: string | null): void => void online.send({ type: 'replace', seat: at, level })
  return (
    <details class="replace">
      <summary>{say('seat-replace-why')}</summary>
      <p class="row">
        <button type="button" class="btn small" onClick={() => ask(sheetOf(info.game).offered[0])}>
          {say('seat-replace-bot')}
        </button>
        <button type="button" class="btn small" onClick={() => ask(null)}>
          {say('seat-replace-free')}
        </button>
      </p>
    </details>
  )
}

interface GiveToBotProps {
  readonly online: ServerLink
  readonly info: TableInfo
  readonly at: Seat
  readonly levels: Pick<GameSheet, 'offered' | 'named'>
  readonly isMine: boolean
}

function GiveToBot({ online, info, at, levels, isMine }: GiveToBotProps): JSX.Element {
  return (
    <label class="bot-pick">
      <span class="unseen">{say('seat-bot-label', { seat: seatText(info, at) })}</span>
      <select
        onChange={(event) => {
          const level = event.currentTarget.value
          event.currentTarget.value = ''
          if (level !== '') void online.send({ type: 'bot', seat: at, level })
        }}
      >
        <option value="">{say(isMine ? 'seat-hand-over' : 'seat-bot')}</option>
        {[...levels.offered, ...(levels.named ?? [])].map((level) => (
          <option key={level} value={level}>
            {botText(level)}
          </option>
        ))}
      </select>
    </label>
  )
}
