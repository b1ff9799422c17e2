import type { MysticsView } from '@mousekeep/mystics/box'
import { closeChapter, endedIn, keepRecord } from '@mousekeep/mystics/campaign'
import type { MysticsDesk } from '../choosing.ts'
import { scrapOf, type Photograph } from '../chronicle/scrap.ts'
import { campaigns, keep } from '../hall/campaigns.ts'
import type { SavedCampaign } from '../hall/read-campaign.ts'

/** Enters the chapter in the chronicle of its campaign, and its passages in the scrap-book. */
export function closeCampaignChapter(
  campaign: SavedCampaign,
  { table }: MysticsDesk,
  view: MysticsView,
  kept: Readonly<Record<string, string>>,
): void {
  const shown = table.shown.value
  if (shown === null || shown.record === null) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record of a table of this game
  const record = shown.record as Parameters<typeof keepRecord>[1]
  const playing = keepRecord(campaign.journey, record)
  if ('code' in playing) return
  const events = table.eventsByPlay.value.flat()
  const next = closeChapter(playing, endedIn(view), events, kept)
  if ('code' in next) return
  const scrap = { ...scrapOf(events, campaign.table ?? ''), kept }
  keep({ ...campaign, journey: next, table: null, scraps: [...campaign.scraps, scrap] })
}

/** Adds the photographs of the chapter played at the campaign's table to its scrap-book. */
export function pasteIn({ id, table }: SavedCampaign, photographs: readonly Photograph[]): void {
  const campaign = campaigns.value.find((each) => each.id === id)
  if (campaign === undefined || photographs.length === 0) return
  const scraps = campaign.scraps.map((scrap) => (scrap.table === table ? { ...scrap, photographs } : scrap))
  keep({ ...campaign, scraps })
}
