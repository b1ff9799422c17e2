import type { Holder } from '@mousekeep/tables'
import { optionsOf, partyOf, seedOf } from '@mousekeep/mystics/campaign'
import { go } from '../../base/route.ts'
import { whispers } from '../../base/whispers.ts'
import { randomWord } from '../../base/random-word.ts'
import { saveTable } from '../../table/store.ts'
import { keep } from './campaigns.ts'
import type { SavedCampaign } from './read-campaign.ts'

/** The bot for mice that belong to nobody. */
const COMPANION: Holder = { who: 'bot', level: 'party' }

/** Opens the table of the next chapter, or goes on with the one in progress. */
export function setOut(campaign: SavedCampaign): void {
  if (campaign.table !== null) return go('table', campaign.table)
  const { journey } = campaign
  const options = optionsOf(journey)
  const party = partyOf(journey)
  const { seats, holders } = seatsOf(party, campaign)
  // What somebody at this screen decided about a card holds for every mouse (M27.3).
  const asked = Object.fromEntries(party.map((mouse) => [mouse, whispers.value]))
  const id = `${randomWord()}${randomWord()}`
  saveTable({
    id,
    seats: holders,
    record: {
      game: 'mystics',
      start: {
        seed: seedOf(journey),
        options: { ...options, players: holders.length, seats, asks: 'what-matters', whispers: asked },
      },
    },
    changed: Date.now(),
    isOver: false,
  })
  keep({ ...campaign, table: id })
  go('table', id)
}

/** Who plays which mouse: a seat for each, so that each can change hands on its own; the bot gets the rest. */
export function seatsOf(
  party: readonly string[],
  { people, owners }: Pick<SavedCampaign, 'people' | 'owners'>,
): { readonly seats: Readonly<Record<string, number>>; readonly holders: readonly Holder[] } {
  const holderOf = (own: number): Holder => {
    const name = people[own]
    return name === undefined ? COMPANION : { who: 'person', name }
  }
  return {
    seats: Object.fromEntries(party.map((mouse, seat) => [mouse, seat])),
    holders: party.map((mouse, i) => holderOf(owners[mouse] ?? i % people.length)),
  }
}
