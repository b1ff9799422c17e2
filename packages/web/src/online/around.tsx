import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { addressOf } from '../base/route.ts'
import { MomentRow } from '../page/moment.tsx'
import type { Around, AnyTable } from '../page/around.ts'
import { branch } from '../page/what-if.ts'
import { Ending } from './ending.tsx'
import { notesIn } from './notes.ts'
import { seatText } from './lobby/seats.tsx'
import { Notices } from './notices.tsx'
import type { ServerLink } from './link/server-link.ts'
import { People } from './people.tsx'
import { recordOf } from './link/record.ts'

/** What surrounds the game at a table on the server. */
export function aroundOf(online: ServerLink): Around {
  return {
    Notice: ({ table }: { table: AnyTable }): JSX.Element => <Notices online={online} table={table} />,
    Panels: (): JSX.Element => <People online={online} />,
    Ending: (): JSX.Element => <Ending online={online} />,
    Moment: ({ table }: { table: AnyTable }): JSX.Element => (
      <MomentRow
        table={table}
        linkTo={(play) => addressOf('online', online.id, play)}
        onBranch={() => void branchOff(online, table)}
      />
    ),
    since: online.since,
    notes: computed(() => {
      const info = online.info.value
      return info === null ? [] : notesIn(online.steps.value, (seat) => seatText(info, seat))
    }),
  }
}

/** From a finished game everything is known; from one in progress, only what this person has seen. */
async function branchOff({ id, info }: ServerLink, table: AnyTable): Promise<void> {
  const { game, status, archived } = info.value ?? { game: '', status: 'open', archived: false }
  const told = status === 'over' || archived ? await recordOf(id) : null
  branch(game, table, told?.record ?? null)
}
