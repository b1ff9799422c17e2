import type { ComponentType } from 'preact'
import type { LuckRow } from './frame/luck-row.ts'
import type { TableProps } from './table/table-props.ts'

/** What the web app has of a game, besides its rules. Comes with its own script. */
export interface GameDesk {
  readonly Table: ComponentType<TableProps>
  /** What chance gave to whom, from the events of all plays. */
  readonly luckOf: (chapters: readonly (readonly object[])[]) => readonly LuckRow[]
}

const DESKS: Readonly<Record<string, () => Promise<GameDesk>>> = {
  castle: async () => {
    const [{ CastleTable }, { luckOf }] = await Promise.all([
      import('./castle/table-page.tsx'),
      import('./castle/luck.ts'),
    ])
    return { Table: CastleTable, luckOf }
  },
}

/** Null for a game that has no board in the web app. */
export async function deskOf(game: string): Promise<GameDesk | null> {
  return Object.hasOwn(DESKS, game) ? DESKS[game]() : null
}
