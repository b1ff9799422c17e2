import { canonical, readFlag, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { readEach } from '../shape/together.ts'
import {
  ABILITIES,
  findCard,
  findMinionCard,
  findMinionType,
  INNATE,
  MINION_CARDS,
  SEARCH_CARDS,
} from '../cards/box.ts'
import { CARD_MOMENTS, DIE, type Modifier } from '../cards/words.ts'
import { ENCOUNTER_FLAGS } from '../cards/card.ts'
import { NO_CARD, type MomentTask, type MysticsTask, type Picks, type Target } from '../state/task.ts'
import { isLeftOf } from './left-of-rule.ts'
import { count, listOf, orNull, recordOf, type Reading } from './reading.ts'
import { TASK_FIELDS, type FieldKind, type FieldTypes } from './task-fields.ts'

const KINDS = Object.keys(TASK_FIELDS)

/** One piece of waiting work, with what was left out filled in. */
export function readTask(json: unknown, path: string, reading: Reading): MysticsTask {
  const given = readRecord(json, path)
  const kind = readOneOf(given['kind'], KINDS, `${path}.kind`)
  const fields = fieldsOf(kind)
  readOnly(given, ['kind', ...Object.keys(fields)], path)
  const entries = readEach(Object.entries(fields), ([name, field]): [string, unknown] => [
    name,
    readField(given[name], field, `${path}.${name}`, reading, given),
  ])
  const read: object = { kind, ...Object.fromEntries(entries) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table of fields has every field of this kind of task, with its type
  const task = read as MysticsTask
  checkTask(task, path)
  return task
}

function fieldsOf(kind: string): Readonly<Record<string, FieldKind>> {
  return Object.entries(TASK_FIELDS).find(([name]) => name === kind)?.[1] ?? {}
}
type Readers = {
  readonly [Kind in keyof FieldTypes]: (
    json: unknown,
    path: string,
    reading: Reading,
    task: Readonly<Record<string, unknown>>,
  ) => FieldTypes[Kind]
}

const readWord = (json: unknown, path: string): string => readString(json ?? '', path)
const readWords = (json: unknown, path: string): string[] => listOf(json, path, readWord)
const readMaybeWord = (json: unknown, path: string): string | null => orNull(json, (each) => readWord(each, path))

const READERS: Readers = {
  mouse: (json, path, reading) => reading.mouse(json, path),
  'mouse?': (json, path, reading) => orNull(json, (each) => reading.mouse(each, path)),
  mice: (json, path, reading) => listOf(json, path, (each, at) => reading.mouse(each, at)),
  figure: readWord,
  'figure?': readMaybeWord,
  figures: readWords,
  word: readWord,
  'word?': readMaybeWord,
  words: readWords,
  number: count,
  'number?': (json, path) => orNull(json, (each) => count(each, path)),
  numbers: (json, path) => listOf(json, path, count),
  flag: (json, path) => readFlag(json ?? false, path),
  space: (json, path, reading) => reading.spaceOrNowhere(json, path),
  spaces: (json, path, reading) => listOf(json, path, (each, at) => reading.space(each, at)),
  card: (json, path, reading) => orNull(json, (each) => reading.card(each, path)) ?? NO_CARD,
  cards: (json, path, reading) => listOf(json, path, (each, at) => reading.card(each, at)),
  faces: (json, path) => listOf(json, path, (each, at) => readOneOf(each, DIE, at)),
  moment: (json, path) => readOneOf(json, CARD_MOMENTS, path),
  'encounter flags': (json, path) => listOf(json, path, (each, at) => readOneOf(each, ENCOUNTER_FLAGS, at)),
  mods: (json, path) => listOf(json, path, readModifier),
  verbs: (json, path, { setup }, { rule }) =>
    listOf(json, path, (verb, at) => {
      if (!isLeftOf(setup.chapter, readWord(rule, at), verb)) throw bad(at, 'no-rule-says')
      return verb
    }),
  picks: (json, path) => readPicks(json ?? {}, path),
  targets: (json, path, reading) => listOf(json, path, (each, at) => readTarget(each, at, reading)),
  answers: (json, path, reading) => listOf(json, path, (each, at) => readAnswer(each, at, reading)),
  group: (json, path) => recordOf(json, path, readCompany),
  places: (json, path, reading) =>
    recordOf(json, path, (each, at) => listOf(each, at, (space, where) => reading.space(space, where))),
}

function readField(
  json: unknown,
  kind: FieldKind,
  path: string,
  reading: Reading,
  task: Readonly<Record<string, unknown>>,
): unknown {
  return typeof kind === 'string' ? READERS[kind](json, path, reading, task) : readOneOf(json, kind, path)
}

function readCompany(json: unknown, path: string, type: string): number {
  if (findMinionType(type) === undefined) throw bad(path, 'no-minion', { name: type })
  return count(json, path)
}

function readTarget(json: unknown, path: string, reading: Reading): Target {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'card', 'at'], path)
  return {
    id: readString(given['id'], `${path}.id`),
    card: orNull(given['card'], (each) => readString(each, `${path}.card`)),
    at: reading.spaceOrNowhere(given['at'], `${path}.at`),
  }
}

function readAnswer(json: unknown, path: string, reading: Reading): MomentTask['answers'][number] {
  const given = readRecord(json, path)
  readOnly(given, ['mouse', 'card'], path)
  return {
    mouse: reading.mouse(given['mouse'], `${path}.mouse`),
    card: orNull(given['card'], (each) => readString(each, `${path}.card`)),
  }
}

function readPicks(json: unknown, path: string): Picks {
  const given = readRecord(json, path)
  readOnly(given, ['mouse', 'target', 'targets', 'card', 'to', 'n'], path)
  const { mouse, target, targets, card, to, n } = given
  return {
    ...(mouse === undefined ? {} : { mouse: readString(mouse, `${path}.mouse`) }),
    ...(target === undefined ? {} : { target: readString(target, `${path}.target`) }),
    ...(targets === undefined ? {} : { targets: listOf(targets, `${path}.targets`, readString) }),
    ...(card === undefined ? {} : { card: readString(card, `${path}.card`) }),
    ...(to === undefined ? {} : { to: readString(to, `${path}.to`) }),
    ...(n === undefined ? {} : { n: count(n, `${path}.n`) }),
  }
}

let modifiers: ReadonlyMap<string, Modifier> | null = null

/** What a card gives: a modifier is one that stands on a card of the box. */
function readModifier(json: unknown, path: string): Modifier {
  modifiers ??= new Map(
    [...SEARCH_CARDS, ...ABILITIES, ...INNATE, ...MINION_CARDS]
      .flatMap((card) => card.clauses.flatMap((clause) => clause.mod ?? []))
      .map((mod) => [canonical(mod), mod]),
  )
  const found = modifiers.get(canonical(json))
  if (found === undefined) throw bad(path, 'no-card-says')
  return found
}

/** What is said in one field must fit what is said in another. */
function checkTask(task: MysticsTask, path: string): void {
  switch (task.kind) {
    case 'effect':
      return checkClause(task.card, task.clause, path)
    case 'minion-turn':
    case 'brodie':
      if (findMinionCard(task.card) === undefined) throw bad(`${path}.card`, 'no-track-card', { name: task.card })
      return
    default:
  }
}

/** A clause of a card of the box. */
export function checkClause(card: string, clause: number, path: string): void {
  const clauses = findCard(card)?.clauses ?? findMinionCard(card)?.clauses ?? []
  if (clause < 0 || clause >= clauses.length) throw bad(path, 'no-clause', { name: card })
}
