import type { Chosen, Game, GameTypes, Onward, Sequel } from '@mousekeep/engine'
import type { Following, Status, TableKind } from '@mousekeep/protocol'
import type { CampaignStart } from '@mousekeep/tables'

/** What of a table says what follows. */
interface Chapter {
  readonly game: Game<GameTypes>
  readonly kind: TableKind
  readonly campaign: CampaignStart | null
  readonly match: { readonly state: GameTypes['state'] } | null
  readonly status: Status
  readonly chosen: readonly Chosen[]
  readonly followed: { readonly table: string | null } | null
}

/** A chapter that is over, with all that its sequel needs; null for any other table. */
export function endedChapter({ game, kind, campaign, match, status }: Chapter): {
  readonly sequel: Sequel<GameTypes>
  readonly baggage: object
  readonly state: GameTypes['state']
} | null {
  const { sequel } = game
  if (kind !== 'campaign' || campaign === null || sequel === undefined) return null
  if (match === null || status !== 'over') return null
  return { sequel, baggage: campaign.baggage, state: match.state }
}

/** What the game says of what comes next; null unless the table is a chapter that is over. */
export function onwardFrom(table: Chapter): Onward | null {
  const ended = endedChapter(table)
  return ended === null ? null : ended.sequel.after(ended.baggage, ended.state, table.chosen)
}

export function followingOf(table: Chapter): Following | null {
  const ended = endedChapter(table)
  if (ended === null) return null
  const { needs, baggage } = ended.sequel.after(ended.baggage, ended.state, table.chosen)
  return {
    needs,
    chosen: table.chosen,
    proposal: baggage === null ? null : ended.sequel.prepare(baggage, {}),
    closed: needs.length === 0 && baggage === null,
    table: table.followed?.table ?? null,
  }
}
