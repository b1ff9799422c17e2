import type { CardNo } from '../state/task.ts'
import { readFlag, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { cardById, findCard, findMinionCard, findMinionType } from '../cards/box.ts'
import { MARKERS } from '../cards/words.ts'
import {
  WHISPERS,
  type Lasting,
  type Minion,
  type Mouse,
  type Quiet,
  type Setup,
  type Turn,
  type Worn,
} from '../state/state.ts'
import { checkClause } from './read-task.ts'
import { listOf, MOST, orNull, recordOf, type Reading } from './reading.ts'

export function readTrackCard(json: unknown, path: string, { seats }: Setup): string {
  const card = readString(json, path)
  if (!Object.hasOwn(seats, card) && findMinionCard(card) === undefined)
    throw bad(path, 'no-track-card', { name: card })
  return card
}

const MOUSE_FIELDS = [
  'kind',
  'at',
  'last',
  'equip',
  'tail',
  'pack',
  'abilities',
  'cheese',
  'wounds',
  'poison',
  'markers',
  'down',
  'captured',
  'away',
  'searched',
  'captures',
  'roaches',
  'spent',
]
/** In a view, what follows from the rest stands there too. */
const FOLLOWS = ['life', 'carries', 'unseen']

export function readMouse(
  id: string,
  json: unknown,
  reading: Reading,
  sides: (json: unknown, path: string) => string[],
): Mouse {
  const path = `mice.${id}`
  const given = readRecord(json, path)
  readOnly(given, [...MOUSE_FIELDS, ...FOLLOWS], path)
  const number = (field: string): number => readNumber(given[field] ?? 0, 0, MOST, `${path}.${field}`)
  const flag = (field: string): boolean => readFlag(given[field] ?? false, `${path}.${field}`)
  const cards = (field: string): CardNo[] =>
    listOf(given[field], `${path}.${field}`, (each, at) => reading.card(each, at))
  const markers = listOf(given['markers'], `${path}.markers`, (each, at) => readOneOf(each, MARKERS, at))
  const tail = orNull(given['tail'], (each) => reading.card(each, `${path}.tail`))
  const { cards: ids } = reading.setup
  return {
    kind: 'mouse',
    id,
    at: reading.spaceOrNowhere(given['at'], `${path}.at`),
    last: reading.spaceOrNowhere(given['last'], `${path}.last`),
    equip: cards('equip').map((card): Worn => {
      const { slot } = cardById(ids[card])
      if (slot === undefined) throw bad(`${path}.equip`, 'not-worn', { name: ids[card] })
      return { card, slot: card === tail ? 'tail' : slot }
    }),
    pack: cards('pack'),
    abilities: listOf(given['abilities'], `${path}.abilities`, (each, at) => {
      const ability = readString(each, at)
      if (findCard(ability)?.kind !== 'ability') throw bad(at, 'no-ability', { name: ability })
      return ability
    }),
    cheese: number('cheese'),
    wounds: number('wounds'),
    poison: number('poison'),
    stunned: markers.includes('stunned'),
    webbed: markers.includes('webbed'),
    charmed: markers.includes('charmed'),
    down: flag('down'),
    captured: flag('captured'),
    away: flag('away'),
    searched: sides(given['searched'], `${path}.searched`),
    captures: number('captures'),
    roaches: number('roaches'),
    spent: listOf(given['spent'], `${path}.spent`, readString),
  }
}

export function readMinion(json: unknown, path: string, reading: Reading): Minion {
  const given = readRecord(json, path)
  readOnly(given, ['kind', 'id', 'type', 'at', 'wounds', 'down', ...FOLLOWS], path)
  const type = readString(given['type'], `${path}.type`)
  if (findMinionType(type) === undefined) throw bad(`${path}.type`, 'no-minion', { name: type })
  const id = readString(given['id'], `${path}.id`)
  if (reading.mice.includes(id)) throw bad(`${path}.id`, 'mouse-name', { name: id })
  return {
    kind: 'minion',
    id,
    type,
    at: reading.space(given['at'], `${path}.at`),
    wounds: readNumber(given['wounds'] ?? 0, 0, MOST, `${path}.wounds`),
    down: readFlag(given['down'] ?? false, `${path}.down`),
  }
}

const MOVES = ['whole', 'begun', 'over'] as const
const TURN_FLAGS = ['used', 'resumed', 'extra', 'shared', 'equipped', 'leveled', 'over', 'cut'] as const
const TURN_FIELDS = ['card', 'points', 'move', 'ended', 'acted', 'freely', 'able', ...TURN_FLAGS]

export function readTurn(json: unknown, setup: Setup): Turn {
  const given = readRecord(json, 'turn')
  readOnly(given, TURN_FIELDS, 'turn')
  const flag = (field: (typeof TURN_FLAGS)[number]): boolean => readFlag(given[field] ?? false, `turn.${field}`)
  return {
    card: readTrackCard(given['card'], 'turn.card', setup),
    points: readNumber(given['points'] ?? 0, 0, MOST, 'turn.points'),
    move: readOneOf(given['move'], MOVES, 'turn.move'),
    ended: orNull(given['ended'], (rule) => readString(rule, 'turn.ended')),
    used: flag('used'),
    acted: readNumber(given['acted'] ?? 0, 0, MOST, 'turn.acted'),
    resumed: flag('resumed'),
    extra: flag('extra'),
    shared: flag('shared'),
    equipped: flag('equipped'),
    leveled: flag('leveled'),
    freely: listOf(given['freely'], 'turn.freely', readString),
    able: listOf(given['able'], 'turn.able', readString),
    over: flag('over'),
    cut: flag('cut'),
  }
}

export function readLasting(json: unknown, path: string): Lasting {
  const given = readRecord(json, path)
  readOnly(given, ['card', 'clause', 'user', 'on'], path)
  const card = readString(given['card'], `${path}.card`)
  const clause = readNumber(given['clause'], 0, MOST, `${path}.clause`)
  checkClause(card, clause, path)
  return {
    card,
    clause,
    user: readString(given['user'], `${path}.user`),
    on: listOf(given['on'], `${path}.on`, readString),
  }
}

export function readQuiet(json: unknown): Quiet {
  const given = readRecord(json, 'quiet')
  readOnly(given, ['whispers', 'asked'], 'quiet')
  return {
    whispers: recordOf(given['whispers'], 'quiet.whispers', (each, path) => readOneOf(each, WHISPERS, path)),
    asked: listOf(given['asked'], 'quiet.asked', readString),
  }
}
