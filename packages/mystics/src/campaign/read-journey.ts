import {
  BadInput,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
  type MatchRecord,
} from '@mousekeep/engine'
import type { MysticsAction } from '../actions/index.ts'
import { readAction } from '../actions/read.ts'
import { chapterIds } from '../chapters/shelf.ts'
import { findHero } from '../content.ts'
import { DIFFICULTIES } from '../options.ts'
import { MOST_STROKES, type Campaign } from './carry-over.ts'
import type { ChronicleEntry } from './chronicle.ts'
import type { Journey } from './journey.ts'

const FIELDS = [
  'seed',
  'difficulty',
  'players',
  'party',
  'chapter',
  'stage',
  'attempt',
  'campaign',
  'otherwise',
  'record',
  'chronicle',
]
const STAGES = ['between', 'playing', 'lost', 'closed'] as const
const MOST_TRIES = 1_000_000

/** A saved campaign, read back; throws `BadInput` that says what is wrong with it. */
export function readJourney(json: unknown): Journey {
  const given = readRecord(json, 'campaign')
  readOnly(given, FIELDS, 'campaign')
  const stage = readOneOf(given['stage'], STAGES, 'stage of the campaign')
  const chapter =
    given['chapter'] === null ? null : readOneOf(given['chapter'], chapterIds(), 'chapter of the campaign')
  const record = given['record'] === null ? null : readMatch(given['record'])
  const otherwise = given['otherwise'] === null ? null : readCampaign(given['otherwise'], 'otherwise')
  if ((chapter === null) !== (stage === 'closed')) throw new BadInput('a campaign without a chapter is a closed one')
  if ((record === null) === (stage === 'playing'))
    throw new BadInput('a campaign has a record while a chapter is played')
  if ((otherwise === null) === (stage === 'lost')) throw new BadInput('only a lost chapter can be left behind')
  return {
    seed: readString(given['seed'], 'seed of the campaign'),
    difficulty: readOneOf(given['difficulty'], DIFFICULTIES, 'difficulty of the campaign'),
    players: readNumber(given['players'], 1, 4, 'players of the campaign'),
    party: readParty(given['party'], 'party of the campaign'),
    chapter,
    stage,
    attempt: readNumber(given['attempt'], 1, MOST_TRIES, 'attempt'),
    campaign: readCampaign(given['campaign'], 'campaign'),
    otherwise,
    record,
    chronicle: readList(given['chronicle'], 'chronicle').map(readEntry),
  }
}

const texts = (json: unknown, path: string): string[] => readList(json, path).map((each) => readString(each, path))

function readParty(json: unknown, path: string): string[] {
  const party = texts(json, path)
  for (const id of party) if (findHero(id) === undefined) throw new BadInput(`${path}: there is no hero "${id}"`)
  return party
}

function readCampaign(json: unknown, path: string): Campaign {
  const given = readRecord(json, path)
  readOnly(given, ['flags', 'strokes', 'abilities', 'kept'], path)
  const { abilities, kept } = given
  return {
    flags: texts(given['flags'], `flags of ${path}`),
    strokes: readNumber(given['strokes'], 0, MOST_STROKES, `strokes of ${path}`),
    abilities: Object.fromEntries(
      Object.entries(readRecord(abilities, `abilities of ${path}`)).map(([id, list]) => [id, texts(list, id)]),
    ),
    kept: Object.fromEntries(
      Object.entries(readRecord(kept, `kept of ${path}`)).map(([id, card]) => [id, readString(card, id)]),
    ),
  }
}

/** What was played; the match itself is had by replaying it, which refuses what is not allowed. */
function readMatch(json: unknown): MatchRecord<MysticsAction> {
  const given = readRecord(json, 'record')
  readOnly(given, ['game', 'version', 'start', 'entries'], 'record')
  const start = readRecord(given['start'], 'start of the record')
  return {
    game: readString(given['game'], 'game of the record'),
    version: readNumber(given['version'], 1, MOST_TRIES, 'version of the record'),
    start: { seed: readString(start['seed'], 'seed of the record'), options: start['options'] },
    entries: readList(given['entries'], 'entries of the record').map((entry) => ({
      play: readAction(readRecord(entry, 'an entry of the record')['play']),
    })),
  }
}

function readEntry(json: unknown): ChronicleEntry {
  const given = readRecord(json, 'entry of the chronicle')
  const number = (name: string): number => readNumber(given[name], 0, MOST_TRIES, `${name} in the chronicle`)
  const list = (name: string): string[] => texts(given[name], `${name} in the chronicle`)
  return {
    chapter: readString(given['chapter'], 'chapter in the chronicle'),
    difficulty: readString(given['difficulty'], 'difficulty in the chronicle'),
    attempt: number('attempt'),
    result: readOneOf(given['result'], ['won', 'lost'], 'result in the chronicle'),
    party: readParty(given['party'], 'party in the chronicle'),
    rounds: number('rounds'),
    page: number('page'),
    captures: number('captures'),
    sides: list('sides'),
    won: list('won'),
    flags: list('flags'),
    leftBehind: readFlag(given['leftBehind'], 'leftBehind in the chronicle'),
  }
}
