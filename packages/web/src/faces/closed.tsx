import type { GameTypes, Seat } from '@mousekeep/engine'
import type { ComponentType } from 'preact'
import type { Choosing } from '../desk/choosing.ts'
import type { TableKind } from '../page/around.ts'
import type { CampaignFace } from '../page/campaign-face.ts'
import type { GameFace, OwnPage } from '../page/face.ts'
import type { Luck } from '../page/luck.ts'
import { TablePage } from '../page/table-page.tsx'

/** A game's face as the rest of the app sees it, with the game's own types hidden. */
export interface AnyFace {
  readonly Table: ComponentType<TableKind>
  /** Who is played from a seat, by the options of the table. */
  seatName(options: unknown, seat: Seat): string
  /** Null for a game that does not count luck. */
  luck(eventsByPlay: readonly (readonly object[])[]): Promise<Luck | null>
  /** Null for a game without campaigns. */
  readonly campaign: (() => Promise<CampaignFace>) | null
  readonly pages: Readonly<Record<string, () => Promise<OwnPage>>>
}

/** The lesson of a game. Progress is stored on the device under the name `kept`. */
export type LessonComponent = ComponentType<{ readonly kept: string }>

/** Loads the words of a face and hides its types. */
export async function closed<T extends GameTypes, C extends Choosing<T>>(face: GameFace<T, C>): Promise<AnyFace> {
  await face.catalogue.load()
  return {
    Table: (props) => (
      <div data-game={face.id}>
        <TablePage face={face} {...props} />
      </div>
    ),
    seatName: (options, seat) => face.seatName(options, seat),
    luck: async (eventsByPlay) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the events of a table of this game
      (await face.luck?.(eventsByPlay as readonly (readonly T['event'][])[])) ?? null,
    campaign: face.campaign ?? null,
    pages: face.pages ?? {},
  }
}
