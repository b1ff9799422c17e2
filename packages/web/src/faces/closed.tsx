import type { GameTypes } from '@mousekeep/engine'
import type { ComponentType } from 'preact'
import type { Choosing } from '../desk/choosing.ts'
import type { TableKind } from '../page/around.ts'
import type { CampaignFace } from '../page/campaign-face.ts'
import type { GameFace, OwnPage } from '../page/face.ts'
import type { LuckRow } from '../page/luck-row.ts'
import { TablePage } from '../page/table-page.tsx'

/** A game's face as the rest of the app has it: whatever is the game's alone is closed in. */
export interface AnyFace {
  readonly Table: ComponentType<TableKind>
  luck(eventsByPlay: readonly (readonly object[])[]): Promise<readonly LuckRow[]>
  /** Null for a game whose matches stand by themselves. */
  readonly campaign: (() => Promise<CampaignFace>) | null
  readonly pages: Readonly<Record<string, () => Promise<OwnPage>>>
}

/** The lesson of a game; where it was left is kept on the device under that name. */
export type LessonComponent = ComponentType<{ readonly kept: string }>

/** Has the words of a face ready and closes its types in. */
export async function closed<T extends GameTypes, C extends Choosing<T>>(face: GameFace<T, C>): Promise<AnyFace> {
  await face.catalogue.load()
  return {
    Table: (props) => (
      <div data-game={face.id}>
        <TablePage face={face} {...props} />
      </div>
    ),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the events of a table of this game
    luck: (eventsByPlay) => face.luck(eventsByPlay as readonly (readonly T['event'][])[]),
    campaign: face.campaign ?? null,
    pages: face.pages ?? {},
  }
}
