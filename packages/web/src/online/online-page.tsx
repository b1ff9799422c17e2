import type { JSX } from 'preact'
import { useCallback, useEffect, useMemo } from 'preact/hooks'
import { useSignalEffect } from '@preact/signals'
import { Trouble } from '../frame/frame.tsx'
import { noticeTurn } from '../frame/turn-notice.ts'
import { GameTable } from '../table/game-table.tsx'
import type { Connect } from '../table/link.ts'
import { say } from '../words/words.ts'
import { aroundOf } from './around.tsx'
import { Lobby } from './lobby.tsx'
import { me } from './me.ts'
import { OnlineTable } from './online-table.ts'

/** A table on the server: the room where people take their seats, then the game. */
export function OnlinePage({ id, at }: { id: string; at: number | null }): JSX.Element {
  const table = useMemo(() => new OnlineTable(id), [id])
  useEffect(() => () => table.close(), [table])
  const around = useMemo(() => aroundOf(table), [table])
  const connect = useCallback<Connect>((tell) => table.connect(tell), [table])
  useSignalEffect(() => noticeTurn(isMyTurn(table)))
  useEffect(() => () => noticeTurn(false), [])
  const arrival = table.arrival.value
  const info = table.info.value
  if (info === null || arrival !== 'there') return <Arriving arrival={arrival} />
  if (info.status === 'open') return <Lobby online={table} info={info} />
  return <GameTable game={info.game} connect={connect} mode={modeOf(table)} at={at} around={around} />
}

function Arriving({ arrival }: { arrival: OnlineTable['arrival']['value'] }): JSX.Element {
  if (typeof arrival === 'object') return <Trouble text={say(`trouble-${arrival.code}`)} />
  return <Trouble text={say(`arrival-${arrival}`)} />
}

function isMyTurn({ info, mine }: OnlineTable): boolean {
  const turn = info.value?.turn ?? null
  return turn !== null && mine.value.includes(turn) && info.value?.seats[turn].bot === null
}

/** Live while everybody who plays is here; else it goes on move by move, whenever somebody comes by. */
function modeOf({ info, mine, here }: OnlineTable): string {
  const { status, seats, code } = info.value ?? { status: 'open', seats: [], code: '' }
  if (status === 'over') return say('mode-replay', { code })
  if (mine.value.length === 0) return say('mode-watching', { code })
  const isHere = (person: string): boolean =>
    person === me.value?.person || here.value.some((each) => each.person === person)
  const isLive = seats.every(({ holder, bot }) => bot !== null || (holder !== null && isHere(holder.person)))
  return say(isLive ? 'mode-live' : 'mode-slow', { code })
}
