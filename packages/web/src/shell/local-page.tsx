import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback, useMemo } from 'preact/hooks'
import { Trouble } from '../page/parts/header.tsx'
import { later } from '../base/later.tsx'
import { addressOf, go } from '../base/route.ts'
import { withOnlineWords } from '../base/words/online.ts'
import { say } from '../base/words/words.ts'
import { GameTable } from '../faces/game-table.tsx'
import type { Connect } from '../table/link.ts'
import { localLink } from '../table/local-link.ts'
import { oneTable } from '../table/one-table.ts'
import { MomentRow } from '../page/moment.tsx'
import type { SavedTable } from '../table/seating.ts'
import { savedTable } from '../table/store.ts'
import type { Around, AnyTable } from '../page/around.ts'
import { openTable } from './open-table.ts'

const MoveOnline = later(async () => (await withOnlineWords(import('../online/lobby/move-online.tsx'))).MoveOnline)

/** The table with this id, if it is saved on this device. */
export function LocalPage({ id, at }: { id: string; at: number | null }): JSX.Element {
  const saved = useMemo(() => savedTable(id), [id])
  return saved === null ? <Trouble text={say('table-missing')} /> : <LocalTablePage saved={saved} at={at} />
}

export function LocalTablePage({ saved, at }: { saved: SavedTable; at: number | null }): JSX.Element {
  const connect = useCallback<Connect>(
    // A replay is not a shared table: each tab has its own.
    (tell, isStepped) =>
      saved.kind?.what === 'replay' ? localLink(saved, tell, isStepped) : oneTable(saved, tell, isStepped),
    [saved],
  )
  const around = useMemo(() => aroundOf(saved), [saved])
  return <GameTable game={saved.record.game} connect={connect} mode={modeOf(saved)} at={at} around={around} />
}

export function modeOf({ seats, kind }: SavedTable): string {
  if (kind?.what === 'replay') return say('mode-replay-link')
  if (kind !== undefined) return say(`mode-${kind.what}`, { play: kind.play })
  const bots = seats.filter(({ who }) => who === 'bot').length
  // One person may play several seats.
  const people = new Set(seats.map((holder, seat) => ('name' in holder && holder.name !== '' ? holder.name : seat)))
  return bots === 0 ? say('mode-friends', { count: people.size }) : say('mode-bots', { count: bots })
}

/** What surrounds the game at a table on this device. */
function aroundOf(saved: SavedTable): Around {
  const isReplay = saved.kind?.what === 'replay'
  const back = saved.kind?.back
  const Moment = ({ table }: { table: AnyTable }): JSX.Element => {
    const shown = table.shown.value
    const record = shown?.record ?? null
    const finished = shown?.actor === null ? record : null
    return (
      <MomentRow
        table={table}
        // A game in progress is not sent to anybody: its record would give away what is hidden.
        linkTo={async (play) =>
          finished === null
            ? addressOf('table', saved.id, play)
            : (await import('../table/replay-link.ts')).replayLink(finished, saved.seats, play)
        }
        onBranch={() =>
          void import('../page/what-if.ts').then(({ branch }) => branch(saved.record.game, table, finished))
        }
      />
    )
  }
  const Panels = ({ table }: { table: AnyTable }): JSX.Element | null =>
    table.shown.value?.actor === null ? null : <MoveOnline saved={saved} table={table} />
  return {
    Notice: back === undefined ? null : () => <BackLine back={back} />,
    Moment,
    Panels: isReplay || saved.kind !== undefined ? null : Panels,
    Ending: isReplay ? HomeButton : ({ table }) => <Ending saved={saved} table={table} />,
    notes: signal([]),
    since: signal(null),
  }
}

/** The way back from a tried move to the game it came from. */
function BackLine({ back }: { back: string }): JSX.Element {
  return (
    <p class="panel notice">
      <a class="btn small" href={back}>
        {say('moment-back')}
      </a>
    </p>
  )
}

/** Another game at once: the same seats and options, a different start. */
function Rematch({ saved, table }: { saved: SavedTable; table: AnyTable }): JSX.Element | null {
  const start = table.shown.value?.record?.start
  if (start === undefined || !('options' in start)) return <HomeButton />
  const wish = { options: start.options ?? {}, seats: saved.seats }
  return (
    <button type="button" class="btn go" data-rematch onClick={() => void openTable(saved.record.game, wish)}>
      {say('end-rematch')}
    </button>
  )
}

function HomeButton(): JSX.Element {
  return (
    <button type="button" class="btn go" onClick={() => go('')}>
      {say('end-again')}
    </button>
  )
}

function Ending({ saved, table }: { saved: SavedTable; table: AnyTable }): JSX.Element {
  return (
    <>
      <button type="button" class="btn row-button" onClick={() => table.undo()}>
        {say('do-undo')}
      </button>
      <Rematch saved={saved} table={table} />
    </>
  )
}
