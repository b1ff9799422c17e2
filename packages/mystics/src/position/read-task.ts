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
import type { MysticsTask } from '../state/task.ts'
import { isLeftOf } from './left-of-rule.ts'
import { count, listOf, orNull, recordOf, type Reading } from './reading.ts'
import { TASK_FIELDS, type FieldKind } from './task-fields.ts'

const KINDS = Object.keys(TASK_FIELDS)

/** One piece of waiting work, with what was left out filled in. */
export function readTask(json: unknown, path: string, reading: Reading): MysticsTask {
  const given = readRecord(json, path)
  const kind = readOneOf(given['kind'], KINDS, `${path}.kind`)
  const fields = fieldsOf(kind)
  readOnly(given, ['kind', ...Object.keys(fields)], path)
  const task: Record<string, unknown> = { kind }
  readEach(Object.entries(fields), ([name, field]) => {
    task[name] = readField(given[name], field, `${path}.${name}`, reading)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has been read as the table of fields has it
  const read = task as unknown as MysticsTask
  checkTask(read, path, reading)
  return read
}

function fieldsOf(kind: string): Readonly<Record<string, FieldKind>> {
  return Object.entries(TASK_FIELDS).find(([name]) => name === kind)?.[1] ?? {}
}

function word(json: unknown, path: string): string {
  return readString(json ?? '', path)
}

function readField(json: unknown, kind: FieldKind, path: string, reading: Reading): unknown {
  switch (kind) {
    case 'mouse':
      return reading.mouse(json, path)
    case 'mouse?':
      return orNull(json, (each) => reading.mouse(each, path))
    case 'mice':
      return listOf(json, path, (each, at) => reading.mouse(each, at))
    case 'figure':
    case 'word':
      return word(json, path)
    case 'figure?':
    case 'word?':
      return orNull(json, (each) => word(each, path))
    case 'figures':
    case 'words':
      return listOf(json, path, word)
    case 'number':
      return count(json, path)
    case 'number?':
      return orNull(json, (each) => count(each, path))
    case 'numbers':
      return listOf(json, path, count)
    case 'flag':
      return readFlag(json ?? false, path)
    case 'space':
      return reading.spaceOrNowhere(json, path)
    case 'spaces':
      return listOf(json, path, (each, at) => reading.space(each, at))
    case 'card':
      return orNull(json, (each) => reading.card(each, path)) ?? -1
    case 'cards':
      return listOf(json, path, (each, at) => reading.card(each, at))
    case 'faces':
      return listOf(json, path, (each, at) => readOneOf(each, DIE, at))
    case 'mods':
      return listOf(json, path, readModifier)
    case 'verbs':
      return listOf(json, path, (each) => each)
    case 'picks':
      return readPicks(json ?? {}, path)
    case 'targets':
      return listOf(json, path, (each, at) => readTarget(each, at, reading))
    case 'answers':
      return listOf(json, path, (each, at) => readAnswer(each, at, reading))
    case 'group':
      return recordOf(json, path, (each, at, type) => readCompany(each, at, type))
    case 'places':
      return recordOf(json, path, (each, at) => listOf(each, at, (space, where) => reading.space(space, where)))
    default:
      return readOneOf(json, kind, path)
  }
}

function readCompany(json: unknown, path: string, type: string): number {
  if (findMinionType(type) === undefined) throw bad(path, 'no-minion', { name: type })
  return count(json, path)
}

function readTarget(json: unknown, path: string, reading: Reading): object {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'card', 'at'], path)
  return {
    id: readString(given['id'], `${path}.id`),
    card: orNull(given['card'], (each) => readString(each, `${path}.card`)),
    at: reading.spaceOrNowhere(given['at'], `${path}.at`),
  }
}

function readAnswer(json: unknown, path: string, reading: Reading): object {
  const given = readRecord(json, path)
  readOnly(given, ['mouse', 'card'], path)
  return {
    mouse: reading.mouse(given['mouse'], `${path}.mouse`),
    card: orNull(given['card'], (each) => readString(each, `${path}.card`)),
  }
}

function readPicks(json: unknown, path: string): object {
  const given = readRecord(json, path)
  readOnly(given, ['mouse', 'target', 'targets', 'card', 'to', 'n'], path)
  const picks: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const at = `${path}.${name}`
    if (name === 'targets') picks[name] = listOf(value, at, readString)
    else picks[name] = name === 'n' ? count(value, at) : readString(value, at)
  }
  return picks
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
function checkTask(task: MysticsTask, path: string, { setup }: Reading): void {
  switch (task.kind) {
    case 'effect':
      return checkClause(task.card, task.clause, path)
    case 'minion-turn':
    case 'brodie':
      if (findMinionCard(task.card) === undefined) throw bad(`${path}.card`, 'no-track-card', { name: task.card })
      return
    case 'moment':
      readOneOf(task.moment, CARD_MOMENTS, `${path}.moment`)
      return
    case 'rule':
      task.verbs.forEach((verb, i) => {
        if (!isLeftOf(setup.chapter, task.rule, verb)) throw bad(`${path}.verbs[${i}]`, 'no-rule-says')
      })
      return
    default:
  }
}

/** A clause of a card of the box. */
export function checkClause(card: string, clause: number, path: string): void {
  const clauses = findCard(card)?.clauses ?? findMinionCard(card)?.clauses ?? []
  if (clause < 0 || clause >= clauses.length) throw bad(path, 'no-clause', { name: card })
}
