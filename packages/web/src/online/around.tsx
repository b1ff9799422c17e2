import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { addressOf } from '../shell/route.ts'
import { MomentRow } from '../table/moment.tsx'
import type { Around, TableFace } from '../table/table-props.ts'
import { branch } from '../table/what-if.ts'
import { Chat } from './chat.tsx'
import { Ending } from './ending.tsx'
import { notesIn } from './notes.ts'
import { Notices } from './notices.tsx'
import type { OnlineTable } from './online-table.ts'
import { People } from './people.tsx'
import { recordOf } from './take-home.tsx'

/** What a table on the server has around its game. */
export function aroundOf(online: OnlineTable): Around {
  return {
    Notice: ({ table }: { table: TableFace }): JSX.Element => <Notices online={online} table={table} />,
    Panels: (): JSX.Element => (
      <>
        <Chat online={online} />
        <People online={online} />
      </>
    ),
    Ending: (): JSX.Element => <Ending online={online} />,
    Moment: ({ table }: { table: TableFace }): JSX.Element => (
      <MomentRow
        table={table}
        linkTo={(play) => addressOf('online', online.id, play)}
        onBranch={() => void branchOff(online, table)}
      />
    ),
    since: online.since,
    notes: computed(() => notesIn(online.steps.value)),
  }
}

/** From a finished game everything is known; from one that goes on, only what this person has seen. */
async function branchOff({ id, info }: OnlineTable, table: TableFace): Promise<void> {
  const { game, status, archived } = info.value ?? { game: '', status: 'open', archived: false }
  const told = status === 'over' || archived ? await recordOf(id) : null
  branch(game, table, told?.record ?? null)
}
