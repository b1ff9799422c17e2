import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Header } from '../../page/parts/header.tsx'
import { device } from '../../base/device.ts'
import { addressOf } from '../../base/route.ts'
import { say } from '../../base/words/words.ts'
import { doorOf } from '../../faces/doors.ts'
import { AccessChoice } from './access.tsx'
import { CompanyLink } from './company-link.tsx'
import { Chat } from '../talk/chat.tsx'
import { Invite } from './invite.tsx'
import { me } from '../account/me.ts'
import { seatsMoved } from './move-online.tsx'
import { NameField } from '../account/name-field.tsx'
import { Devices } from '../devices/devices.tsx'
import { Connection, TroubleLine } from '../notices.tsx'
import type { ServerLink } from '../link/server-link.ts'
import { Origin } from './origin.tsx'
import { isOpenToUs, Seats, seatText } from './seats.tsx'
import { takeSeat } from './take-seat.ts'

/** Before the game: who plays, and how the others get here. */
export function Lobby({ online, info }: { online: ServerLink; info: TableInfo }): JSX.Element {
  const isHost = info.host === me.value?.person
  const seated = doorOf(info.game)?.seated
  // The shared screen belongs to nobody: it has no name, no seat and nothing to say.
  const isScreen = device.value === 'screen'
  // Whoever opens a table wants to play at it.
  useEffect(() => {
    if (isScreen) return
    if (info.campaign !== null) void takeMeantSeats(online, info)
    else if (isHost && online.now.value?.seq === 0) void sitDown(online, info)
  }, [])
  return (
    <div class="page lobby">
      {seated !== undefined && <seated.Symbols />}
      <Header title={say(`${info.game}-title`)} mode={say('mode-lobby', { code: info.code })} page="online" />
      <main>
        <Connection online={online} />
        <TroubleLine online={online} />
        {info.closed !== null && <p class="panel notice">{say(`closed-${info.closed.why}`)}</p>}
        <div class="beside">
          <WhoSitsWhere online={online} info={info} isScreen={isScreen} />
          <section class="panel form" aria-labelledby="start-title">
            <h2 id="start-title">{say('start-title')}</h2>
            <StartLine online={online} info={info} isHost={isHost} />
          </section>
        </div>
        <div class="beside">
          <section class="panel form" aria-labelledby="invite-title">
            <h2 id="invite-title">{say('invite-title')}</h2>
            <p>{say(inviteText(info))}</p>
            <Invite link={addressOf('online', info.id)} code={info.code} />
            <Devices online={online} info={info} />
            {isHost && <AccessChoice online={online} info={info} />}
          </section>
          {!isScreen && <Chat online={online} />}
        </div>
      </main>
    </div>
  )
}

interface WhoSitsWhereProps {
  readonly online: ServerLink
  readonly info: TableInfo
  readonly isScreen: boolean
}

/** The seats, with a button for the first free one; and the spectators. */
function WhoSitsWhere({ online, info, isScreen }: WhoSitsWhereProps): JSX.Element {
  const { seats } = info
  const free = seats.findIndex(({ holder, bot }) => holder === null && bot === null)
  const isSeated = online.mine.value.length > 0
  const watchers = online.here.value.filter(({ person }) => !seats.some(({ holder }) => holder?.person === person))
  return (
    <section class="panel form" aria-labelledby="seats-title">
      <h2 id="seats-title">{say('seats-title')}</h2>
      {!isScreen && <NameField />}
      {!isSeated && free >= 0 && !isScreen && isOpenToUs(info) && (
        <button type="button" class="btn go wide" onClick={() => void takeSeat(online, free)}>
          {say('seat-take-first')}
        </button>
      )}
      <Seats online={online} info={info} />
      <CompanyLink info={info} />
      <Origin info={info} />
      {watchers.length > 0 && (
        <p class="note">{say('watchers', { names: watchers.map(({ name }) => name).join(', ') })}</p>
      )}
    </section>
  )
}

/** What the link to this table is good for. */
function inviteText({ access, campaign }: TableInfo): string {
  if (access.join === 'anyone') return 'invite-how'
  return (campaign?.company ?? null) === null ? 'invite-watch' : 'invite-company'
}

/** In a campaign each person takes the seats meant for them. */
async function takeMeantSeats(online: ServerLink, { campaign, seats }: TableInfo): Promise<void> {
  for (const [seat, person] of campaign?.meant.entries() ?? []) {
    const isFree = seats[seat]?.holder === null && seats[seat]?.bot === null
    if (isFree && person === me.value?.person) await takeSeat(online, seat)
  }
}

/** The host takes the first seat; at a table that was moved here, the same seats as before, and bots stay bots. */
async function sitDown(online: ServerLink, { id, seats }: TableInfo): Promise<void> {
  const before = seatsMoved(id)
  const mine = Math.max(
    0,
    before.findIndex(({ who }) => who === 'person'),
  )
  await takeSeat(online, mine)
  for (const seat of seats.keys()) {
    const holder = before[seat]
    if (holder?.who === 'bot') await online.send({ type: 'bot', seat, level: holder.level })
  }
}

function StartLine({ online, info, isHost }: { online: ServerLink; info: TableInfo; isHost: boolean }): JSX.Element {
  const free = info.seats.filter(({ holder, bot }) => holder === null && bot === null).length
  const { awaited, keptBack } = info.fair
  const named = (seats: readonly number[]): string =>
    seats.map((seat) => info.seats[seat].holder?.name ?? seatText(info, seat)).join(', ')
  if (awaited !== null) return <p role="status">{say('start-showing', { names: named(awaited) })}</p>
  const off = keptBack.length > 0 && <p role="status">{say('start-called-off', { names: named(keptBack) })}</p>
  if (!isHost)
    return (
      <>
        {off}
        <p>{say('start-waits', { count: free })}</p>
      </>
    )
  return (
    <>
      {off}
      <p>{say('start-free', { count: free })}</p>
      <button
        type="button"
        class="btn go wide"
        aria-disabled={free > 0}
        onClick={() => void online.send({ type: 'start' })}
      >
        {say('start-do')}
      </button>
    </>
  )
}
