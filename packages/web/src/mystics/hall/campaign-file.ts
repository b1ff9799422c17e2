import { BadInput, readList, readNumber, readRecord, readString } from '@mousekeep/engine'
import { readChapterRecord } from '@mousekeep/mystics/campaign'
import { SHEET } from '@mousekeep/mystics/sheet'
import { randomWord } from '../../base/random-word.ts'
import type { SavedTable } from '../../table/seating.ts'
import { readPassage } from '../chronicle/scrap.ts'
import type { SavedCampaign } from './read-campaign.ts'
import { readCampaign } from './read-campaign.ts'

/** The marker by which such a file is recognised. */
const KIND = 'mousekeep campaign'
const VERSION = 1
/** A whole campaign with its records is far smaller than this. */
const MOST_BYTES = 5_000_000

/** Everything that a device stores of a campaign, or that a server gives out. */
export interface CampaignFile {
  /** The name of the company that played it; left out if it had none. */
  readonly name?: string
  readonly campaign: SavedCampaign
  /** The table of the chapter in progress. */
  readonly table: SavedTable | null
  readonly ribbons: readonly string[]
}

export function writeFile(file: CampaignFile): string {
  return JSON.stringify({ kind: KIND, version: VERSION, ...file })
}

/** What is wrong with a file, as the key of a message; `why` says more about damaged ones. */
export interface BadFile {
  readonly bad: 'too-large' | 'no-text' | 'no-campaign' | 'newer' | 'damaged'
  readonly why: string
}

/** Reads a file back, under new ids, so that nothing on the device is overwritten. */
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
  const { name } = given
  return {
    ...(name === undefined ? {} : { name: readString(name, 'name of the company') }),
    campaign: { ...campaign, id: randomWord() + randomWord(), table: table === null ? null : table.id },
    table,
    ribbons: readList(given['ribbons'], 'ribbons').map(readPassage),
  }
}

/** Whether the record can be played is for the rules to say when it is opened. */
function readTable(json: unknown): SavedTable {
  const given = readRecord(json, 'table')
  const { changes } = given
  return {
    id: randomWord() + randomWord(),
    seats: readList(given['seats'], 'seats').map(readHolder),
    record: readPlayed(readRecord(given['record'], 'record of the table')),
    ...(changes === undefined ? {} : { changes: readList(changes, 'changes of seats').map(readChange) }),
    changed: Date.now(),
    isOver: given['isOver'] === true,
  }
}

/** A chapter in which nobody has played yet has no entries. */
function readPlayed(record: Record<string, unknown>): SavedTable['record'] {
  return 'entries' in record
    ? readChapterRecord(record)
    : { game: SHEET.id, start: readChapterRecord({ ...record, version: 1, entries: [] }).start }
}

function readHolder(json: unknown): SavedTable['seats'][number] {
  const holder = readRecord(json, 'a seat')
  return holder['who'] === 'bot'
    ? { who: 'bot', level: readString(holder['level'], 'level of a bot') }
    : { who: 'person', name: readString(holder['name'], 'name at a seat') }
}

function readChange(json: unknown): NonNullable<SavedTable['changes']>[number] {
  const given = readRecord(json, 'a change of seats')
  return {
    play: readNumber(given['play'], 0, 1e6, 'play of a change'),
    seat: readNumber(given['seat'], 0, 3, 'seat of a change'),
    holder: readHolder(given['holder']),
  }
}
