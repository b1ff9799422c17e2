import {
  BadInput,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
} from '@mousekeep/engine'
import { chapterIds, CHAPTERS, findChapter, knownFlags } from './chapters/shelf.ts'
import { findHero } from './content.ts'

export const DIFFICULTIES = ['story', 'standard', 'heroic'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What is chosen when a chapter is opened (M3.1). */
export const OPTIONS = {
  chapter: { kind: 'choice', values: CHAPTERS.map((chapter) => chapter.id), default: '1' },
  difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'standard' },
  players: { kind: 'number', min: 1, max: 4, default: 1 },
  achievements: { kind: 'flag', default: false },
} as const

export interface MysticsOptions {
  readonly chapter: string
  readonly difficulty: Difficulty
  /** Mice in play; empty: the chapter's usual party. */
  readonly party: readonly string[]
  readonly players: number
  /** By mouse: which player's it is; left out: dealt round in the order of the party (M1.1). */
  readonly seats: Readonly<Record<string, number>>
  readonly achievements: boolean
  /** Campaign flags and strokes so far, and what the mice bring along (M24). */
  readonly flags: readonly string[]
  readonly strokes: number
  readonly abilities: Readonly<Record<string, readonly string[]>>
  readonly kept: Readonly<Record<string, string>>
}

const FIELDS = [
  'chapter',
  'difficulty',
  'party',
  'players',
  'seats',
  'achievements',
  'flags',
  'strokes',
  'abilities',
  'kept',
]

export function readOptions(json: unknown): MysticsOptions {
  const given = readRecord(json ?? {}, 'options')
  readOnly(given, FIELDS, 'options')
  const chapterId = given['chapter'] ?? '1'
  const chapter = findChapter(
    readOneOf(typeof chapterId === 'number' ? `${chapterId}` : chapterId, chapterIds(), 'option "chapter"'),
  )
  const strings = (name: string): string[] =>
    readList(given[name] ?? [], `option "${name}"`).map((each) => readString(each, `option "${name}"`))
  const party = given['party'] === undefined ? [...chapter.party.usual] : strings('party')
  for (const id of party) {
    if (findHero(id) === undefined) throw new BadInput(`option "party": there is no such hero as "${id}"`)
    if (chapter.party.forbidden?.includes(id) === true)
      throw new BadInput(`option "party": ${id} is not in this chapter (M3.1)`)
  }
  if (new Set(party).size !== party.length) throw new BadInput('option "party" names each mouse once')
  if (party.length !== chapter.party.size)
    throw new BadInput(`option "party" has ${chapter.party.size} mice in this chapter (M3.1)`)
  for (const id of chapter.party.required ?? []) {
    if (!party.includes(id)) throw new BadInput(`option "party": this chapter needs ${id} (M3.1)`)
  }
  const oneOf = chapter.party.requiredAny
  if (oneOf !== undefined && !oneOf.some((id) => party.includes(id)))
    throw new BadInput(`option "party": this chapter needs one of ${oneOf.join(', ')} (M3.1)`)
  const flags = strings('flags')
  for (const flag of flags) {
    if (!knownFlags().has(flag)) throw new BadInput(`option "flags": there is no such flag as "${flag}"`)
  }
  if (new Set(flags).size !== flags.length) throw new BadInput('option "flags" names each flag once')
  const players = readNumber(given['players'] ?? 1, 1, 4, 'option "players"')
  const seats = Object.fromEntries(
    Object.entries(readRecord(given['seats'] ?? {}, 'option "seats"')).map(([id, seat]) => [
      readOneOf(id, party, 'option "seats"'),
      readNumber(seat, 0, players - 1, `option "seats.${id}"`),
    ]),
  )
  return {
    chapter: chapter.id,
    difficulty: readOneOf(given['difficulty'] ?? 'standard', DIFFICULTIES, 'option "difficulty"'),
    party,
    players,
    seats,
    achievements: readFlag(given['achievements'] ?? false, 'option "achievements"'),
    flags,
    strokes: readNumber(given['strokes'] ?? 0, 0, 2, 'option "strokes"'),
    abilities: Object.fromEntries(
      Object.entries(readRecord(given['abilities'] ?? {}, 'option "abilities"')).map(([id, list]) => [
        readOneOf(id, party, 'option "abilities"'),
        readList(list, `option "abilities.${id}"`).map((each) => readString(each, `option "abilities.${id}"`)),
      ]),
    ),
    kept: Object.fromEntries(
      Object.entries(readRecord(given['kept'] ?? {}, 'option "kept"')).map(([id, card]) => [
        readOneOf(id, party, 'option "kept"'),
        readString(card, `option "kept.${id}"`),
      ]),
    ),
  }
}
