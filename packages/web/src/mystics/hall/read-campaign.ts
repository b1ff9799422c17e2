import { readList, readNumber, readRecord, readString } from '@mousekeep/engine'
import { readJourney, type Journey } from '@mousekeep/mystics/campaign'
import { readScrap, type Scrap } from '../chronicle/scrap.ts'

/** A campaign on this device: the journey, who plays, and the table of the chapter in progress. */
export interface SavedCampaign {
  readonly id: string
  readonly journey: Journey
  /** The names of the players; the party bot plays the mice that belong to nobody. */
  readonly people: readonly string[]
  /** By mouse: the number of its player; left out: the bot. */
  readonly owners: Readonly<Record<string, number>>
  readonly table: string | null
  /** The scrap-book: one page for each entry of the chronicle, in its order. */
  readonly scraps: readonly Scrap[]
  readonly changed: number
}

const MOST_PEOPLE = 4

/** Reads a stored campaign; throws a `BadInput` that says what is wrong with it. */
export function readCampaign(json: unknown): SavedCampaign {
  const given = readRecord(json, 'campaign')
  const { people, owners, table, changed, scraps } = given
  return {
    id: readString(given['id'], 'id of the campaign'),
    journey: readJourney(given['journey']),
    people: readList(people ?? [], 'people').map((name) => readString(name, 'a name')),
    owners: Object.fromEntries(
      Object.entries(readRecord(owners ?? {}, 'owners')).map(([mouse, who]) => [
        mouse,
        readNumber(who, -1, MOST_PEOPLE, `owner of ${mouse}`),
      ]),
    ),
    table: typeof table === 'string' ? table : null,
    scraps: readList(scraps ?? [], 'pages of the chronicle').map(readScrap),
    changed: typeof changed === 'number' ? changed : 0,
  }
}
