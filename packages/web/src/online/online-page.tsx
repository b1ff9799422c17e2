import type { JSX } from 'preact'
import { useCallback, useEffect, useMemo } from 'preact/hooks'
import { useSignalEffect } from '@preact/signals'
import { Trouble } from '../page/parts/header.tsx'
import { ScreenCorner } from './devices/screen-corner.tsx'
import { Bubbles } from './talk/bubbles.tsx'
import { Pointing } from './talk/pointing.tsx'
import { noticeTable } from './title.ts'
import { GameTable } from '../faces/game-table.tsx'
import type { Connect } from '../table/link.ts'
import { device, type Device } from '../base/device.ts'
import { say } from '../base/words/words.ts'
import { aroundOf } from './around.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { me } from './account/me.ts'
import { isInside } from './link/inside.ts'
import { ServerLink } from './link/server-link.ts'

interface OnlinePageProps {
  readonly id: string
  readonly at: number | null
  /** What this screen is for. */
  readonly as?: Device
}

/** A table on the server: first the lobby, then the game. */
export function OnlinePage({ id, at, as = 'all' }: OnlinePageProps): JSX.Element {
  const table = useMemo(() => new ServerLink(id, as === 'screen'), [id, as])
  useEffect(() => () => table.close(), [table])
  const around = useMemo(() => aroundOf(table), [table])
  const connect = useCallback<Connect>((tell) => table.connect(tell), [table])
  useSignalEffect(() => noticeTable(isMyTurn(table), table.chatter.unread.value))
  useEffect(() => () => noticeTable(false, 0), [])
  useEffect(() => {
    device.value = as
    return () => (device.value = 'all')
  }, [as])
  const arrival = table.arrival.value
  const info = table.info.value
  if (info === null || arrival !== 'there') return <Arriving arrival={arrival} />
  if (info.status === 'open') return <Lobby online={table} info={info} />
  return (
    <div class="at-device" data-device={as} data-room={table.isRoomOpen.value}>
      <GameTable game={info.game} connect={connect} mode={modeOf(table)} at={at} around={around} />
      <Bubbles online={table} />
      {isInside(info, me.value?.person ?? '') && <Pointing online={table} />}
      {as === 'screen' && <ScreenCorner online={table} />}
    </div>
  )
}

function Arriving({ arrival }: { arrival: ServerLink['arrival']['value'] }): JSX.Element {
  if (typeof arrival === 'object') return <Trouble text={say(`trouble-${arrival.code}`)} />
  return <Trouble text={say(`arrival-${arrival}`)} />
}

function isMyTurn({ info, mine }: ServerLink): boolean {
  const turn = info.value?.turn ?? null
  return turn !== null && mine.value.includes(turn) && info.value?.seats[turn].bot === null
}

/** Live while all players are here; otherwise it goes on move by move, whenever somebody drops in. */
function modeOf({ info, mine, here, isConnected }: ServerLink): string {
  const { status, seats, code, archived } = info.value ?? { status: 'open', seats: [], code: '', archived: false }
  if (archived) return say('mode-archived', { code })
  if (!isConnected.value) return say('mode-away', { code })
  if (status === 'over') return say('mode-replay', { code })
  if (mine.value.length === 0) return say('mode-watching', { code })
  const isHere = (person: string): boolean =>
    person === me.value?.person || here.value.some((each) => each.person === person)
  const isLive = seats.every(({ holder, bot }) => bot !== null || (holder !== null && isHere(holder.person)))
  return say(isLive ? 'mode-live' : 'mode-slow', { code })
}
