import { readFlag, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { readInlineSide } from '../board/read-side.ts'
import { findCard, findHero } from '../cards/box.ts'
import { readEncounter } from './read-figures.ts'
import { ACHIEVEMENT_IDS } from '../../data/achievements.ts'
import { boardOf } from '../rules/lookup/board-here.ts'
import { bad } from '../shape/problem.ts'
import { readEach, together } from '../shape/together.ts'
import type { Mouse, MysticsState, Setup } from '../state/state.ts'
import { cardNo, type CardNo } from '../state/task.ts'
import { sinceVersion5, VERSION } from '../state/version.ts'
import { DIFFICULTIES } from '../story/chapter.ts'
import { chapterIds, findChapter } from '../story/shelf.ts'
import { readTask } from './read-task.ts'
import { readFact } from './read-fact.ts'
import { readLasting, readMinion, readMouse, readQuiet, readTrackCard, readTurn } from './read-written.ts'
import { count, listOf, MOST, orNull, Reading, recordOf } from './reading.ts'
import { openBox, setUp } from './set-up.ts'

const OVER = ['won', 'lost'] as const
const SIDES = ['tile', 'back', 'beyond']

type Given = Readonly<Record<string, unknown>>

/** The decks are read by whoever knows them. */
export interface ReadGame {
  readonly state: MysticsState
  readonly reading: Reading
}

/** Everything that is known at a table, without its decks and the question that is put. Throws `BadInput`. */
export function readKnown(given: Given): ReadGame {
  const setup = readSetup(given)
  const side = readOneOf(given['side'], sidesOf(setup), 'side')
  const board = boardOf(setup, side)
  const reading = new Reading(setup, board)
  const sides = (json: unknown, path: string): string[] =>
    listOf(json, path, (each, at) => readOneOf(each, sidesOf(setup), at))
  const { quiet, ...read } = readTable(given, reading, sides)
  const state: MysticsState = {
    setup,
    here: side,
    ...read,
    search: [],
    encounters: [],
    ask: null,
    answer: null,
    ...(quiet === null ? {} : { quiet }),
  }
  return { state, reading }
}

/** What lies open on the table, field by field. */
function readTable(given: Given, reading: Reading, sides: (json: unknown, path: string) => string[]) {
  const { setup } = reading
  const cards = (field: string): CardNo[] => listOf(given[field], field, (one, path) => reading.card(one, path))
  const encounters = (field: string): number[] =>
    listOf(given[field], field, (one, path) => reading.encounter(one, path))
  const track = (field: string): string[] => listOf(given[field], field, (one, path) => readTrackCard(one, path, setup))
  return together({
    up: () => sides(given['up'], 'up'),
    explored: () => sides(given['explored'], 'explored'),
    surged: () => sides(given['surged'], 'surged'),
    mice: () => readMice(given['mice'], reading, sides),
    minions: () => listOf(given['minions'], 'minions', (one, path) => readMinion(one, path, reading)),
    cardWounds: () => recordOf(given['bossCards'], 'bossCards', count),
    named: () => recordOf(given['named'], 'named', count),
    track: () => track('track'),
    acted: () => track('acted'),
    turn: () => orNull(given['turn'], (json) => readTurn(json, setup)),
    page: () => readNumber(given['page'], 0, MOST, 'page'),
    end: () => readNumber(given['end'], 0, MOST, 'end'),
    wheel: () => readNumber(given['wheel'], 0, 6, 'wheel'),
    discards: () => cards('discards'),
    encounterDiscards: () => encounters('encounterDiscards'),
    unseen: () => encounters('unseen'),
    revealed: () => orNull(given['revealed'], (json) => reading.encounter(json, 'revealed')),
    stash: () => cards('stash'),
    placed: () => listOf(given['placed'], 'placed', (one, path) => readPlaced(one, path, reading)),
    trapped: () => listOf(given['traps'], 'traps', (one, path) => reading.space(one, path)),
    snares: () => listOf(given['snares'], 'snares', (one, path) => readSnare(one, path, reading)),
    greedy: () => readFlag(given['greedy'] ?? false, 'greedy'),
    lasting: () => listOf(given['lasting'], 'lasting', readLasting),
    won: () =>
      recordOf(given['won'], 'won', (one, path, what) => {
        readOneOf(what, ACHIEVEMENT_IDS, 'won')
        return reading.mouse(one, path)
      }),
    vars: () => recordOf(given['vars'], 'vars', count),
    flags: () => listOf(given['flags'], 'flags', readString),
    tokens: () => recordOf(given['tokens'], 'tokens', readString),
    facts: () => listOf(given['facts'], 'facts', (one, path) => readFact(one, path, setup)),
    lesson: () => readNumber(given['lesson'] ?? 0, 0, MOST, 'lesson'),
    stack: () => listOf(given['waiting'], 'waiting', (one, path) => readTask(one, path, reading)),
    over: () => orNull(given['over'], (json) => readOneOf(json, OVER, 'over')),
    quiet: () => orNull(given['quiet'], readQuiet),
  })
}

function readMice(json: unknown, reading: Reading, sides: (json: unknown, path: string) => string[]): Mouse[] {
  const entries = Object.entries(readRecord(json, 'mice'))
  if (entries.map(([id]) => id).join() !== reading.mice.join()) throw bad('mice', 'not-seated')
  return readEach(entries, ([id, mouse]) => readMouse(id, mouse, reading, sides))
}

function readPlaced(json: unknown, path: string, reading: Reading): MysticsState['placed'][number] {
  const item = readRecord(json, path)
  readOnly(item, ['card', 'at'], path)
  return {
    card: reading.card(item['card'], `${path}.card`),
    at: listOf(item['at'], `${path}.at`, (space, where) => reading.space(space, where)),
  }
}

function readSnare(json: unknown, path: string, reading: Reading): MysticsState['snares'][number] {
  const snare = readRecord(json, path)
  readOnly(snare, ['at', 'by'], path)
  return { at: reading.space(snare['at'], `${path}.at`), by: reading.mouse(snare['by'], `${path}.by`) }
}

/** What never changes: of a chapter it follows from who plays it; of a position it is all written there. */
function readSetup(given: Given): Setup {
  const players = readNumber(given['players'], 1, 4, 'players')
  const chosen = {
    difficulty: readOneOf(given['difficulty'], DIFFICULTIES, 'difficulty'),
    players,
    seats: recordOf(given['seats'], 'seats', (seat, path, id) => {
      if (findHero(id) === undefined) throw bad(path, 'no-hero', { name: id })
      return readNumber(seat, 0, players - 1, path)
    }),
    achievements: readFlag(given['achievements'] ?? false, 'achievements'),
  }
  const version = orNull(given['version'] ?? null, (json) => readNumber(json, 5, VERSION, 'version'))
  const absent = listOf(given['absent'] ?? [], 'absent', readAbility)
  const party = Object.keys(chosen.seats)
  if (party.length === 0) throw bad('seats', 'too-few', { least: 1 })
  const chapter = orNull(given['chapter'], (json) => findChapter(readOneOf(json, chapterIds(), 'chapter')))
  if (chapter !== null) return setUp(chapter, openBox(party, chapter), { ...chosen, version, absent })
  const box = readRecord(given['box'], 'box')
  readOnly(box, ['sides', 'beyond', 'cards', 'starting', 'encounters'], 'box')
  const cards = listOf(box['cards'], 'box.cards', readSearchCard)
  return {
    chapter: null,
    ...chosen,
    cards,
    starting: listOf(box['starting'], 'box.starting', (no, path) => cardNo(readNumber(no, 0, cards.length - 1, path))),
    encounters: listOf(box['encounters'], 'box.encounters', readEncounter),
    sides: recordOf(box['sides'], 'box.sides', (side, _, id) =>
      readInlineSide(side, readOneOf(id, SIDES, 'box.sides')),
    ),
    beyond: orNull(box['beyond'], (exit) => readString(exit, 'box.beyond')),
    ...sinceVersion5(version, absent),
  }
}

function readAbility(json: unknown, path: string): string {
  const id = readString(json, path)
  if (findCard(id)?.kind !== 'ability') throw bad(path, 'no-ability', { name: id })
  return id
}

function readSearchCard(json: unknown, path: string): string {
  const id = readString(json, path)
  const kind = findCard(id)?.kind
  if (kind === undefined || kind === 'ability' || kind === 'innate') throw bad(path, 'no-card', { name: id })
  return id
}

/** The sides of the chapter's tiles, or those written out in the position. */
function sidesOf({ chapter, sides }: Setup): string[] {
  if (chapter === null) return Object.keys(sides)
  return findChapter(chapter).tiles.flatMap(({ up, down }) => (down === null ? [up] : [up, down]))
}
