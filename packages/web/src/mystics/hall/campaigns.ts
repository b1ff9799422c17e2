import { signal } from '@preact/signals'
import { fetchBook } from '@mousekeep/mystics/box'
import { beginJourney, type JourneyChoices } from '@mousekeep/mystics/campaign'
import { randomWord } from '../../base/random-word.ts'
import { PREFIX, written } from './campaign-at.ts'
import { readCampaign, type SavedCampaign } from './read-campaign.ts'

// Reading a campaign needs the whole book: the entries of its chronicle are looked up in their chapters.
await fetchBook()

function load(): SavedCampaign[] {
  return written()
    .flatMap((text) => read(text) ?? [])
    .toSorted((a, b) => b.changed - a.changed)
}

/** What cannot be read is left alone and not shown. */
function read(text: string): SavedCampaign | null {
  try {
    return readCampaign(JSON.parse(text))
  } catch {
    return null
  }
}

/** The campaigns on this device, the last played first. */
export const campaigns = signal<readonly SavedCampaign[]>(load())

export function keep(campaign: SavedCampaign): SavedCampaign {
  const kept = { ...campaign, changed: Date.now() }
  localStorage.setItem(PREFIX + campaign.id, JSON.stringify(kept))
  campaigns.value = load()
  return kept
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id)
  campaigns.value = load()
}

export function begin(choices: Omit<JourneyChoices, 'seed'>, people: readonly string[]): SavedCampaign {
  const journey = beginJourney({ ...choices, seed: `${randomWord()}${randomWord()}` })
  return keep({ id: randomWord(), journey, people, owners: {}, table: null, scraps: [], changed: 0 })
}

/** The campaign whose chapter is played at that table. */
export function campaignAt(table: string): SavedCampaign | null {
  return campaigns.value.find((campaign) => campaign.table === table) ?? null
}
