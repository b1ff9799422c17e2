import { signal } from '@preact/signals'
import { beginJourney, type JourneyChoices } from '@mousekeep/mystics/campaign'
import { randomWord } from '../../page/what-if.ts'
import { readCampaign, type SavedCampaign } from './read-campaign.ts'

const PREFIX = 'mousekeep.campaign.'

function load(): SavedCampaign[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)).filter((key) => key !== null)
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(localStorage.getItem(key)) ?? [])
    .toSorted((a, b) => b.changed - a.changed)
}

/** What cannot be read is left alone and not shown. */
function read(text: string | null): SavedCampaign | null {
  try {
    return readCampaign(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** The campaigns of this device, the one played last first. */
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
