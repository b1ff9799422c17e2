import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback, useMemo } from 'preact/hooks'
import { Trouble } from '../frame/frame.tsx'
import { go } from '../shell/route.ts'
import { say } from '../words/words.ts'
import { GameTable } from './game-table.tsx'
import type { Connect } from './link.ts'
import { localLink } from './local-link.ts'
import type { SavedTable } from './seating.ts'
import { savedTable } from './store.ts'
import type { Around, TableFace } from './table-props.ts'

/** The table of that id, if it is saved on this device. */
export function LocalPage({ id, at }: { id: string; at: number | null }): JSX.Element {
  const saved = useMemo(() => savedTable(id), [id])
  return saved === null ? <Trouble text={say('table-missing')} /> : <LocalTablePage saved={saved} at={at} />
}

function LocalTablePage({ saved, at }: { saved: SavedTable; at: number | null }): JSX.Element {
  const connect = useCallback<Connect>((tell) => localLink(saved, tell), [saved])
  return <GameTable game={saved.record.game} connect={connect} mode={modeOf(saved)} at={at} around={AROUND} />
}

export function modeOf({ seats }: SavedTable): string {
  const bots = seats.filter(({ who }) => who === 'bot').length
  return bots === 0 ? say('mode-friends', { count: seats.length }) : say('mode-bots', { count: bots })
}

const AROUND: Around = { Notice: null, Panels: null, Ending, notes: signal([]) }

function Ending({ table }: { table: TableFace }): JSX.Element {
  return (
    <>
      <button type="button" class="btn row-button" onClick={() => table.undo()}>
        {say('do-undo')}
      </button>
      <button type="button" class="btn go" onClick={() => go('')}>
        {say('end-again')}
      </button>
    </>
  )
}
