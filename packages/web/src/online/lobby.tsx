import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Header } from '../frame/frame.tsx'
import { say } from '../words/words.ts'
import { AccessChoice } from './access.tsx'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import { me } from './me.ts'
import { seatsMoved } from './move-online.tsx'
import { NameField } from './name-field.tsx'
import { Connection, TroubleLine } from './notices.tsx'
import type { OnlineTable } from './online-table.ts'
import { ownSeed, Seats } from './seats.tsx'

/** Before the game: who plays, and how the others get here. */
export function Lobby({ online, info }: { online: OnlineTable; info: TableInfo }): JSX.Element {
  const isHost = info.host === me.value?.person
  const free = info.seats.findIndex(({ holder, bot }) => holder === null && bot === null)
  const isSeated = online.mine.value.length > 0
  // Whoever opens a table wants to play at it.
  useEffect(() => {
    if (isHost && online.now.value?.seq === 0) void sitDown(online, info)
  }, [])
  const watchers = online.here.value.filter(({ person }) => !info.seats.some(({ holder }) => holder?.person === person))
  return (
    <div class="page lobby">
      <Header title={say(`${info.game}-title`)} mode={say('mode-lobby', { code: info.code })} page="online" />
      <main>
        <Connection online={online} />
        <TroubleLine online={online} />
        {info.archived && <p class="panel notice">{say('note-archived')}</p>}
        <div class="beside">
          <section class="panel form" aria-labelledby="seats-title">
            <h2 id="seats-title">{say('seats-title')}</h2>
            <NameField />
            {!isSeated && free >= 0 && (
              <button
                type="button"
                class="btn go wide"
                onClick={() => void online.send({ type: 'claim', seat: free, seed: ownSeed() })}
              >
                {say('seat-take-first')}
              </button>
            )}
            <Seats online={online} info={info} />
            {info.earlier > 0 && <p class="note">{say('moved-here', { count: info.earlier })}</p>}
            {watchers.length > 0 && (
              <p class="note">{say('watchers', { names: watchers.map(({ name }) => name).join(', ') })}</p>
            )}
          </section>
          <section class="panel form" aria-labelledby="start-title">
            <h2 id="start-title">{say('start-title')}</h2>
            <StartLine online={online} info={info} isHost={isHost} />
          </section>
        </div>
        <div class="beside">
          <section class="panel form" aria-labelledby="invite-title">
            <h2 id="invite-title">{say('invite-title')}</h2>
            <p>{say('invite-how')}</p>
            <Invite info={info} />
            {isHost && <AccessChoice online={online} info={info} />}
          </section>
          <Chat online={online} />
        </div>
      </main>
    </div>
  )
}

/** The host takes the first seat; at a table that was moved here, the seat of before, and bots stay bots. */
async function sitDown(online: OnlineTable, { id, seats }: TableInfo): Promise<void> {
  const before = seatsMoved(id)
  const mine = Math.max(
    0,
    before.findIndex(({ who }) => who === 'person'),
  )
  await online.send({ type: 'claim', seat: mine, seed: ownSeed() })
  for (const seat of seats.keys()) {
    const holder = before[seat]
    if (holder?.who === 'bot') await online.send({ type: 'bot', seat, level: holder.level })
  }
}

function StartLine({ online, info, isHost }: { online: OnlineTable; info: TableInfo; isHost: boolean }): JSX.Element {
  const free = info.seats.filter(({ holder, bot }) => holder === null && bot === null).length
  if (!isHost) return <p>{say('start-waits', { count: free })}</p>
  return (
    <>
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
