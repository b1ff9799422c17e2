import type { MysticsView } from '@mousekeep/mystics/box'
import { closeChapter, endedIn, keepRecord } from '@mousekeep/mystics/campaign'
import type { MysticsDesk } from '../choosing.ts'
import { scrapOf, type Photograph } from '../chronicle/scrap.ts'
import { keep } from '../hall/campaigns.ts'
import type { SavedCampaign } from '../hall/read-campaign.ts'

/** The chapter goes into the chronicle of its campaign, and its pictures and passages into the scrap-book. */
export function closeCampaignChapter(
  campaign: SavedCampaign,
  { table }: MysticsDesk,
  view: MysticsView,
  photographs: readonly Photograph[],
  kept: Readonly<Record<string, string>>,
): void {
  const shown = table.shown.value
  if (shown === null || shown.record === null) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record of a table of this game
  const record = shown.record as Parameters<typeof keepRecord>[1]
  const playing = keepRecord(campaign.journey, record)
  if ('code' in playing) return
  const events = table.chapters.value.flat()
  const next = closeChapter(playing, endedIn(view), events, kept)
  if ('code' in next) return
  const scrap = { ...scrapOf(events, campaign.table ?? ''), photographs, kept }
  keep({ ...campaign, journey: next, table: null, scraps: [...campaign.scraps, scrap] })
}
