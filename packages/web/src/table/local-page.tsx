import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback, useMemo } from 'preact/hooks'
import { Trouble } from '../frame/frame.tsx'
import { later } from '../shell/later.tsx'
import { addressOf, go } from '../shell/route.ts'
import { say } from '../words/words.ts'
import { GameTable } from './game-table.tsx'
import type { Connect } from './link.ts'
import { localLink } from './local-link.ts'
import { MomentRow } from './moment.tsx'
import { replayLink } from './replay-link.ts'
import type { SavedTable } from './seating.ts'
import { savedTable } from './store.ts'
import type { Around, TableFace } from './table-props.ts'
import { branch } from './what-if.ts'

const MoveOnline = later(async () => (await import('../online/move-online.tsx')).MoveOnline)

/** The table of that id, if it is saved on this device. */
export function LocalPage({ id, at }: { id: string; at: number | null }): JSX.Element {
  const saved = useMemo(() => savedTable(id), [id])
  return saved === null ? <Trouble text={say('table-missing')} /> : <LocalTablePage saved={saved} at={at} />
}

export function LocalTablePage({ saved, at }: { saved: SavedTable; at: number | null }): JSX.Element {
  const connect = useCallback<Connect>((tell) => localLink(saved, tell), [saved])
  const around = useMemo(() => aroundOf(saved), [saved])
  return <GameTable game={saved.record.game} connect={connect} mode={modeOf(saved)} at={at} around={around} />
}

export function modeOf({ seats, kind }: SavedTable): string {
  if (kind?.what === 'replay') return say('mode-replay-link')
  if (kind !== undefined) return say(`mode-${kind.what}`, { play: kind.play })
  const bots = seats.filter(({ who }) => who === 'bot').length
  return bots === 0 ? say('mode-friends', { count: seats.length }) : say('mode-bots', { count: bots })
}

/** What a table on this device has around its game. */
function aroundOf(saved: SavedTable): Around {
  const isReplay = saved.kind?.what === 'replay'
  const Moment = ({ table }: { table: TableFace }): JSX.Element => {
    const shown = table.shown.value
    const record = shown?.record ?? null
    const finished = shown?.actor === null ? record : null
    return (
      <MomentRow
        table={table}
        // A game that goes on is not sent about: its record would show what is hidden.
        linkTo={(play) =>
          finished === null ? addressOf('table', saved.id, play) : replayLink(finished, saved.seats, play)
        }
        onBranch={() => branch(saved.record.game, table, finished)}
      />
    )
  }
  const Panels = ({ table }: { table: TableFace }): JSX.Element | null =>
    table.shown.value?.actor === null ? null : <MoveOnline saved={saved} table={table} />
  return {
    Notice: null,
    Moment,
    Panels: isReplay || saved.kind !== undefined ? null : Panels,
    Ending: isReplay ? HomeButton : Ending,
    notes: signal([]),
    since: signal(null),
  }
}

function HomeButton(): JSX.Element {
  return (
    <button type="button" class="btn go" onClick={() => go('')}>
      {say('end-again')}
    </button>
  )
}

function Ending({ table }: { table: TableFace }): JSX.Element {
  return (
    <>
      <button type="button" class="btn row-button" onClick={() => table.undo()}>
        {say('do-undo')}
      </button>
      <HomeButton />
    </>
  )
}
