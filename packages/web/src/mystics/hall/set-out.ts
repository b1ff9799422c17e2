import type { Holder } from '@mousekeep/tables'
import { optionsOf, partyOf, seedOf } from '@mousekeep/mystics/campaign'
import { go } from '../../base/route.ts'
import { whispers } from '../../base/whispers.ts'
import { randomWord } from '../../base/random-word.ts'
import { saveTable } from '../../table/store.ts'
import { keep } from './campaigns.ts'
import type { SavedCampaign } from './read-campaign.ts'

/** The bot that plays the mice that are nobody's. */
const COMPANION: Holder = { who: 'bot', level: 'party' }

/** Opens the table of the chapter that is next, or goes on with the one that is under way. */
export function setOut(campaign: SavedCampaign): void {
  if (campaign.table !== null) return go('table', campaign.table)
  const { journey } = campaign
  const options = optionsOf(journey)
  const party = partyOf(journey)
  const { seats, holders } = seatsOf(party, campaign)
  // What somebody at this screen has said of a card holds for every mouse (M27.3).
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

/** Whose mouse is whose: a seat for each mouse, so that each can change hands by itself; nobody's is the bot's. */
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
