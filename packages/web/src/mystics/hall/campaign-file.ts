import { BadInput, readList, readNumber, readRecord, readString } from '@mousekeep/engine'
import { randomWord } from '../../page/what-if.ts'
import type { SavedTable } from '../../table/seating.ts'
import { readPassage } from '../chronicle/scrap.ts'
import type { SavedCampaign } from './read-campaign.ts'
import { readCampaign } from './read-campaign.ts'

/** What a file says of itself. */
const KIND = 'mousekeep campaign'
const VERSION = 1
/** A whole campaign with its records is far below this. */
const MOST_BYTES = 5_000_000

/** All that a device keeps of a campaign. */
export interface CampaignFile {
  readonly campaign: SavedCampaign
  /** The table of the chapter that is under way. */
  readonly table: SavedTable | null
  readonly ribbons: readonly string[]
}

export function writeFile(file: CampaignFile): string {
  return JSON.stringify({ kind: KIND, version: VERSION, ...file })
}

/** What is wrong with a file, by the name of a message; `why` says more about damaged ones. */
export interface BadFile {
  readonly bad: 'too-large' | 'no-text' | 'no-campaign' | 'newer' | 'damaged'
  readonly why: string
}

/** Reads a file back, under ids of its own: nothing that the device has is written over. */
export function readFile(text: string): CampaignFile | BadFile {
  if (text.length > MOST_BYTES) return { bad: 'too-large', why: '' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { bad: 'no-text', why: '' }
  }
  if (typeof json !== 'object' || json === null || !('kind' in json) || json.kind !== KIND)
    return { bad: 'no-campaign', why: '' }
  if ('version' in json && typeof json.version === 'number' && json.version > VERSION) return { bad: 'newer', why: '' }
  try {
    return readWhole(readRecord(json, 'file'))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { bad: 'damaged', why: error.message }
  }
}

function readWhole(given: Record<string, unknown>): CampaignFile {
  const campaign = readCampaign(given['campaign'])
  const table = given['table'] === null ? null : readTable(given['table'])
  return {
    campaign: { ...campaign, id: randomWord() + randomWord(), table: table === null ? null : table.id },
    table,
    ribbons: readList(given['ribbons'], 'ribbons').map(readPassage),
  }
}

/** Whether the record can be played is for the rules to say when it is opened. */
function readTable(json: unknown): SavedTable {
  const given = readRecord(json, 'table')
  const record = readRecord(given['record'], 'record of the table')
  if (readString(record['game'], 'game of the record') !== 'mystics')
    throw new BadInput('the record is of another game')
  const start = readRecord(record['start'], 'start of the record')
  const seats = readList(given['seats'], 'seats').map((seat): SavedTable['seats'][number] => {
    const holder = readRecord(seat, 'a seat')
    return holder['who'] === 'bot'
      ? { who: 'bot', level: readString(holder['level'], 'level of a bot') }
      : { who: 'person', name: readString(holder['name'], 'name at a seat') }
  })
  return {
    id: randomWord() + randomWord(),
    seats,
    record: {
      game: 'mystics',
      ...(record['version'] === undefined ? {} : { version: readNumber(record['version'], 1, 1e6, 'version') }),
      start: { seed: readString(start['seed'], 'seed of the record'), options: start['options'] },
      entries: readList(record['entries'] ?? [], 'entries of the record').map((entry) => ({
        play: readPlay(readRecord(entry, 'an entry')['play']),
      })),
    },
    changed: Date.now(),
    isOver: given['isOver'] === true,
  }
}

function readPlay(json: unknown): { readonly do: string } {
  const play = readRecord(json, 'a play')
  return { ...play, do: readString(play['do'], 'what was played') }
}
