import { keepRecord, readJourney, type Journey } from '@mousekeep/mystics/campaign'
import type { Companion, KeptCampaign } from '../../page/campaign-face.ts'
import { randomWord } from '../../base/random-word.ts'
import type { SavedTable } from '../../table/seating.ts'
import { saveTable, savedTable } from '../../table/store.ts'
import { readFile, writeFile, type CampaignFile } from '../hall/campaign-file.ts'
import { campaigns, keep } from '../hall/campaigns.ts'
import type { SavedCampaign } from '../hall/read-campaign.ts'
import { say } from '../words/words.ts'

/** The most people at one screen (M1.1). */
const MOST_PEOPLE = 4

/** The campaigns on this device that a company can continue, between two chapters or in the middle of one. */
export function kept(): KeptCampaign[] {
  return campaigns.value.flatMap((campaign) => {
    const journey = journeyOf(campaign)
    if (journey === null || (journey.stage !== 'between' && journey.stage !== 'playing')) return []
    return [{ id: campaign.id, title: say(`chapter-${journey.chapter ?? ''}`), journey }]
  })
}

function journeyOf({ journey, table }: SavedCampaign): Journey | null {
  return playedAt(journey, table === null ? null : savedTable(table))
}

/** The campaign with its chapter so far, whose record is stored with its table. */
function playedAt(journey: Journey, saved: SavedTable | null): Journey | null {
  if (saved === null || !('entries' in saved.record)) return journey
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record of a table of this game
  const playing = keepRecord(journey, saved.record as Parameters<typeof keepRecord>[1])
  return 'code' in playing ? null : playing
}

/** Stores a company's campaign on this device: from now on everybody who played it sits at this screen. */
export function takeHome(json: object, people: readonly Companion[]): string {
  const { campaign, table } = atHome(json, people)
  if (table !== null) saveTable(table)
  keep(campaign)
  return '#/mystics/hall'
}

export function writeCampaign(name: string, json: object, people: readonly Companion[]): string {
  return writeFile({ name, ...atHome(json, people), ribbons: [] })
}

export function readCampaign(text: string): { readonly name: string | null; readonly journey: object } | null {
  const file = readFile(text)
  const journey = 'bad' in file ? null : playedAt(file.campaign.journey, file.table)
  return 'bad' in file || journey === null ? null : { name: file.name ?? null, journey }
}

function atHome(json: object, company: readonly Companion[]): Pick<CampaignFile, 'campaign' | 'table'> {
  const journey = readJourney(json)
  const seated = company.slice(0, MOST_PEOPLE)
  const people = seated.map(({ name }) => name)
  const owners = Object.fromEntries(seated.flatMap(({ mice }, who) => mice.map((mouse) => [mouse, who])))
  const table = journey.record === null ? null : tableOf(journey.record, people)
  const home = { id: randomWord(), journey, people, owners }
  return { campaign: { ...home, table: table?.id ?? null, scraps: [], changed: 0 }, table }
}

function tableOf(record: NonNullable<Journey['record']>, people: readonly string[]): SavedTable {
  const options = 'options' in record.start ? record.start.options : {}
  const players =
    typeof options === 'object' && options !== null && 'players' in options ? Number(options.players) : people.length
  const seats = Array.from({ length: players }, (_, seat) => ({ who: 'person' as const, name: people[seat] ?? '' }))
  return { id: `${randomWord()}${randomWord()}`, seats, record, changed: Date.now(), isOver: false }
}
