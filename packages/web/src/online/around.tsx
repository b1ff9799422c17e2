import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import type { Around, TableFace } from '../table/table-props.ts'
import { Chat } from './chat.tsx'
import { Ending } from './ending.tsx'
import { notesIn } from './notes.ts'
import { Notices } from './notices.tsx'
import type { OnlineTable } from './online-table.ts'
import { People } from './people.tsx'

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
    notes: computed(() => notesIn(online.steps.value)),
  }
}
