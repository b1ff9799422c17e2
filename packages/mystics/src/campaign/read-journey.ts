import {
  BadInput,
  readFlag,
  readMatchRecord,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
  type MatchRecord,
} from '@mousekeep/engine'
import type { MysticsAction } from '../rules/decide.ts'
import { bad, Problems } from '../shape/problem.ts'
import { readFew, readFewEntries } from '../shape/few.ts'
import { readEach, together } from '../shape/together.ts'
import { readAction } from '../state/read-action.ts'
import { chapterIds } from '../story/shelf.ts'
import { findHero } from '../cards/box.ts'
import { DIFFICULTIES, SHEET } from '../sheet.ts'
import { MOST_STROKES, type Campaign, type Keepable } from './carry-over.ts'
import type { ChronicleEntry } from './chronicle.ts'
import type { Journey } from './journey.ts'

const FIELDS = [
  'seed',
  'difficulty',
  'players',
  'party',
  'first',
  'chapter',
  'stage',
  'attempt',
  'campaign',
  'otherwise',
  'keepable',
  'record',
  'chronicle',
]
const STAGES = ['between', 'playing', 'lost', 'closed'] as const
const RESULTS = ['won', 'lost'] as const
const MOST_TRIES = 1_000_000
/** Chapters that were played, lost ones too. */
const MOST_TOLD = 1000

/** A saved campaign, read back; throws `BadInput` with all that is wrong with it. */
export function readJourney(json: unknown): Journey {
  const given = readRecord(json, 'campaign')
  const {
    only: _,
    first,
    ...read
  } = together({
    only: () => readOnly(given, FIELDS, 'campaign'),
    seed: () => readString(given['seed'], 'seed of the campaign'),
    difficulty: () => readOneOf(given['difficulty'], DIFFICULTIES, 'difficulty of the campaign'),
    players: () => readNumber(given['players'], 1, 4, 'players of the campaign'),
    party: () => readParty(given['party'], 'party of the campaign'),
    first: () => readBy(given['first'] ?? {}, 'first abilities of the campaign', readString),
    chapter: () =>
      given['chapter'] === null ? null : readOneOf(given['chapter'], chapterIds(), 'chapter of the campaign'),
    stage: () => readOneOf(given['stage'], STAGES, 'stage of the campaign'),
    attempt: () => readNumber(given['attempt'], 1, MOST_TRIES, 'attempt'),
    campaign: () => readCampaign(given['campaign'], 'campaign'),
    otherwise: () => (given['otherwise'] === null ? null : readCampaign(given['otherwise'], 'otherwise')),
    keepable: () => readKeepable(given['keepable'] ?? {}),
    record: () => (given['record'] === null ? null : readChapterRecord(given['record'])),
    chronicle: () => readEach(readFew(given['chronicle'], 'chronicle', MOST_TOLD), readEntry),
  })
  const journey = { ...read, ...(given['first'] === undefined ? {} : { first }) }
  checkStage(journey)
  return journey
}

/** What a campaign has depends on how far it is. */
function checkStage({ stage, chapter, record, otherwise }: Journey): void {
  const problems = new Problems()
  if ((chapter === null) !== (stage === 'closed')) problems.add('chapter', 'closed-journey')
  if ((record === null) === (stage === 'playing')) problems.add('record', 'record-in-play')
  if ((otherwise === null) === (stage === 'lost')) problems.add('otherwise', 'only-lost')
  problems.end()
}

function texts(json: unknown, path: string): string[] {
  return readEach(readFew(json, path), (one) => readString(one, path))
}

/** By mouse. */
function readBy<T>(json: unknown, path: string, read: (one: unknown, path: string) => T): Record<string, T> {
  return Object.fromEntries(readEach(readFewEntries(json, path), ([id, one]): [string, T] => [id, read(one, id)]))
}

function readParty(json: unknown, path: string): string[] {
  return readEach(texts(json, path), (name) => {
    if (findHero(name) === undefined) throw bad(path, 'no-hero', { name })
    return name
  })
}

/** Older saves lack it: there cards were chosen before the party said whether it goes on. */
function readKeepable(json: unknown): Keepable {
  return readBy(json, 'keepable of the campaign', texts)
}

function readCampaign(json: unknown, path: string): Campaign {
  const given = readRecord(json, path)
  readOnly(given, ['flags', 'strokes', 'abilities', 'kept'], path)
  return together({
    flags: () => texts(given['flags'], `flags of ${path}`),
    strokes: () => readNumber(given['strokes'], 0, MOST_STROKES, `strokes of ${path}`),
    abilities: () => readBy(given['abilities'], `abilities of ${path}`, texts),
    kept: () => readBy(given['kept'], `kept of ${path}`, readString),
  })
}

/** What was played, with verifiable dice or without. Whether the rules allow it is found out by replaying it. */
export function readChapterRecord(json: unknown): MatchRecord<MysticsAction> {
  const record = readMatchRecord({ id: SHEET.id, readAction }, json)
  if ('position' in record.start) throw new BadInput('a chapter begins with options')
  return record
}

function readEntry(json: unknown): ChronicleEntry {
  const given = readRecord(json, 'entry of the chronicle')
  const number = (name: string): number => readNumber(given[name], 0, MOST_TRIES, `${name} in the chronicle`)
  const list = (name: string): string[] => texts(given[name], `${name} in the chronicle`)
  return together({
    chapter: () => readString(given['chapter'], 'chapter in the chronicle'),
    difficulty: () => readString(given['difficulty'], 'difficulty in the chronicle'),
    attempt: () => number('attempt'),
    result: () => readOneOf(given['result'], RESULTS, 'result in the chronicle'),
    party: () => readParty(given['party'], 'party in the chronicle'),
    rounds: () => number('rounds'),
    page: () => number('page'),
    captures: () => number('captures'),
    sides: () => list('sides'),
    won: () => list('won'),
    flags: () => list('flags'),
    leftBehind: () => readFlag(given['leftBehind'], 'leftBehind in the chronicle'),
  })
}
