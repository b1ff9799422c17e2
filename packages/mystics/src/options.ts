import { readFlag, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { chapterIds, findChapter, knownFlags } from './story/shelf.ts'
import { findHero } from './cards/box.ts'
import { Problems } from './shape/problem.ts'
import { readFew, readFewEntries } from './shape/few.ts'
import { readEach, together } from './shape/together.ts'
import type { Chapter } from './story/chapter.ts'
import { ASKS, DIFFICULTIES, type Asks, type Difficulty } from './sheet.ts'
import { readWhispers, type Whispers } from './state/whispers.ts'

export interface MysticsOptions {
  readonly chapter: string
  readonly difficulty: Difficulty
  /** Mice in play; empty: the chapter's usual party. */
  readonly party: readonly string[]
  readonly players: number
  /** By mouse: which player's it is; left out: dealt round in the order of the party (M1.1). */
  readonly seats: Readonly<Record<string, number>>
  readonly achievements: boolean
  readonly asks: Asks
  /** By mouse: how its player wants to be asked (M27.3). */
  readonly whispers: Readonly<Record<string, Whispers>>
  /** Campaign flags and strokes so far, and what the mice bring along (M24). */
  readonly flags: readonly string[]
  readonly strokes: number
  readonly abilities: Readonly<Record<string, readonly string[]>>
  /** Ability cards of mice that stay behind: nobody can learn them (M24.1). */
  readonly absent: readonly string[]
  /** Mice that choose an ability card as if they appeared for the first time (M3.2). */
  readonly anew: readonly string[]
  readonly kept: Readonly<Record<string, string>>
}

const FIELDS = [
  'chapter',
  'difficulty',
  'party',
  'players',
  'seats',
  'achievements',
  'asks',
  'whispers',
  'flags',
  'strokes',
  'abilities',
  'absent',
  'anew',
  'kept',
]

/** Reads what a chapter is begun with; throws `BadInput` with all that is wrong. */
export function readOptions(json: unknown): MysticsOptions {
  const given = readRecord(json ?? {}, 'options')
  const { chapter, players } = together({
    only: () => readOnly(given, FIELDS, 'options'),
    chapter: () => readChapterOption(given['chapter'] ?? '1'),
    players: () => readNumber(given['players'] ?? 1, 1, 4, 'option "players"'),
  })
  const party = given['party'] === undefined ? [...chapter.party.usual] : readParty(given['party'], chapter)
  const strings = (name: string): string[] => readNames(given[name] ?? [], `option "${name}"`)
  return {
    chapter: chapter.id,
    party,
    players,
    ...together({
      difficulty: () => readOneOf(given['difficulty'] ?? 'standard', DIFFICULTIES, 'option "difficulty"'),
      seats: () => readByMouse(given['seats'], 'seats', party, (seat, path) => readNumber(seat, 0, players - 1, path)),
      achievements: () => readFlag(given['achievements'] ?? false, 'option "achievements"'),
      asks: () => readOneOf(given['asks'] ?? 'everything', ASKS, 'option "asks"'),
      whispers: () => readByMouse(given['whispers'], 'whispers', party, readWhispers),
      flags: () => readFlags(strings('flags')),
      strokes: () => readNumber(given['strokes'] ?? 0, 0, 2, 'option "strokes"'),
      abilities: () => readByMouse(given['abilities'], 'abilities', party, readNames),
      absent: () => strings('absent'),
      anew: () => readEach(strings('anew'), (id) => readOneOf(id, party, 'option "anew"')),
      kept: () => readByMouse(given['kept'], 'kept', party, readString),
    }),
  }
}

/** Which player's each mouse is (M1.1). */
export function seatsOf({ party, seats, players }: MysticsOptions): Record<string, number> {
  return Object.fromEntries(party.map((mouse, i) => [mouse, seats[mouse] ?? i % players]))
}

/** M27.3: each mouse asks as its player has chosen. */
export function personal(options: MysticsOptions, bySeat: readonly unknown[]): MysticsOptions {
  const whispers: Record<string, Whispers> = { ...options.whispers }
  for (const [mouse, seat] of Object.entries(seatsOf(options))) {
    const own = bySeat[seat] ?? null
    if (own !== null) whispers[mouse] = readWhispers(own, `whispers of seat ${seat}`)
  }
  return { ...options, whispers }
}

function readNames(json: unknown, path: string): string[] {
  return readEach(readFew(json, path), (one) => readString(one, path))
}

function readChapterOption(json: unknown): Chapter {
  return findChapter(readOneOf(typeof json === 'number' ? `${json}` : json, chapterIds(), 'option "chapter"'))
}

/** Something for mice of the party. */
function readByMouse<T>(
  json: unknown,
  name: string,
  party: readonly string[],
  read: (one: unknown, path: string) => T,
): Record<string, T> {
  const entries = readFewEntries(json ?? {}, `option "${name}"`)
  return Object.fromEntries(
    readEach(entries, ([id, one]): [string, T] => [
      readOneOf(id, party, `option "${name}"`),
      read(one, `option "${name}.${id}"`),
    ]),
  )
}

/** M3.1: who may go, how many, and who must. */
function readParty(json: unknown, { party: wanted }: Chapter): string[] {
  const path = 'option "party"'
  const party = readNames(json, path)
  const problems = new Problems()
  for (const [i, name] of party.entries()) {
    if (findHero(name) === undefined) problems.add(path, 'no-hero', { name })
    else if (wanted.forbidden?.includes(name) === true) problems.add(path, 'not-here', { name })
    if (party.indexOf(name) < i) problems.add(path, 'twice', { name })
  }
  if (party.length !== wanted.size) problems.add(path, 'mice-needed', { size: wanted.size })
  for (const name of wanted.required ?? []) if (!party.includes(name)) problems.add(path, 'needs', { name })
  const oneOf = wanted.requiredAny
  if (oneOf !== undefined && !oneOf.some((id) => party.includes(id)))
    problems.add(path, 'needs-one', { names: oneOf.join(', ') })
  problems.end()
  return party
}

/** M24.1: what chapters on the shelf can win, each once. */
function readFlags(flags: readonly string[]): readonly string[] {
  const problems = new Problems()
  const known = knownFlags()
  for (const [i, name] of flags.entries()) {
    if (!known.has(name)) problems.add('option "flags"', 'no-known-flag', { name })
    if (flags.indexOf(name) < i) problems.add('option "flags"', 'twice', { name })
  }
  problems.end()
  return flags
}
