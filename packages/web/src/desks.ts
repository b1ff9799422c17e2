import type { ComponentType } from 'preact'
import type { TableProps } from './table/table-props.ts'

/** What the web app has of a game, besides its rules. Comes with its own script. */
export interface GameDesk {
  readonly Table: ComponentType<TableProps>
}

const DESKS: Readonly<Record<string, () => Promise<GameDesk>>> = {
  castle: async () => ({ Table: (await import('./castle/table-page.tsx')).CastleTable }),
}

/** Null for a game that has no board in the web app. */
export async function deskOf(game: string): Promise<GameDesk | null> {
  return Object.hasOwn(DESKS, game) ? DESKS[game]() : null
}
