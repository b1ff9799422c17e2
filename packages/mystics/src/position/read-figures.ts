import { readFlag, readList, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { readEach } from '../shape/together.ts'
import { NOWHERE, type Board, type Space } from '../board/board.ts'
import { findCard, findEncounter, findHero, findMinionType, hero, minionType } from '../cards/box.ts'
import { cardNo, type CardNo } from '../state/task.ts'
import { ENCOUNTER_FLAGS, type EncounterCard, type Group } from '../cards/card.ts'
import { MARKERS, type CardKind } from '../cards/words.ts'
import { MOST_OF_A_KIND } from './limits.ts'
import { wear } from './wear.ts'
import type { Minion, Mouse } from '../state/state.ts'

const MOUSE_FIELDS = [
  'at',
  'equip',
  'pack',
  'cheese',
  'wounds',
  'poison',
  'abilities',
  'effects',
  'down',
  'captured',
  'away',
]
const MOST = 1000

/** Collects the cards of a position: each gets a number as it is read. */
export class Cards {
  readonly ids: string[] = []
  readonly starting: CardNo[] = []

  add(json: unknown, path: string, isFit: (kind: CardKind) => boolean): CardNo {
    const id = readString(json, path)
    const card = findCard(id)
    if (card === undefined || !isFit(card.kind)) throw bad(path, 'no-card', { name: id })
    return cardNo(this.ids.push(id) - 1)
  }

  list(json: unknown, path: string): CardNo[] {
    return readEach(readList(json ?? [], path), (one) =>
      this.add(one, path, (kind) => kind !== 'ability' && kind !== 'innate'),
    )
  }
}

export function readSpace(board: Board, json: unknown, path: string): Space {
  const name = readString(json, path)
  const space = board.numbers.get(name)
  if (space === undefined) throw bad(path, 'no-space', { name })
  return space
}

export function readMouse(id: string, json: unknown, board: Board, cards: Cards): Mouse {
  const path = `mice.${id}`
  if (findHero(id) === undefined) throw bad(path, 'no-hero', { name: id })
  const given = readRecord(json, path)
  readOnly(given, MOUSE_FIELDS, path)
  const captured = readFlag(given['captured'] ?? false, `${path}.captured`)
  const away = readFlag(given['away'] ?? false, `${path}.away`)
  const effects = new Set(
    readList(given['effects'] ?? [], `${path}.effects`).map((each) => readOneOf(each, MARKERS, `${path}.effects`)),
  )
  const worn = cards.list(given['equip'] ?? hero(id).equipment, `${path}.equip`)
  const pack = cards.list(given['pack'], `${path}.pack`)
  for (const own of hero(id).equipment) {
    const no = [...worn, ...pack].find((each) => cards.ids[each] === own && !cards.starting.includes(each))
    if (no !== undefined) cards.starting.push(no)
  }
  const number = (field: string): number => readNumber(given[field] ?? 0, 0, MOST, `${path}.${field}`)
  return {
    kind: 'mouse',
    id,
    at: captured || away ? NOWHERE : readSpace(board, given['at'], `${path}.at`),
    last: NOWHERE,
    equip: wear(worn, cards.ids, id),
    pack,
    abilities: readList(given['abilities'] ?? [], `${path}.abilities`).map((each) => {
      const ability = readString(each, `${path}.abilities`)
      if (findCard(ability)?.kind !== 'ability') throw bad(`${path}.abilities`, 'no-ability', { name: ability })
      return ability
    }),
    cheese: number('cheese'),
    wounds: number('wounds'),
    poison: number('poison'),
    stunned: effects.has('stunned'),
    webbed: effects.has('webbed'),
    charmed: effects.has('charmed'),
    down: readFlag(given['down'] ?? false, `${path}.down`),
    captured,
    away,
    searched: [],
    captures: captured ? 1 : 0,
    roaches: 0,
    spent: [],
  }
}

export function readMinion(json: unknown, board: Board, path: string): Minion {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'type', 'at', 'wounds', 'down'], path)
  const type = readString(given['type'], `${path}.type`)
  if (findMinionType(type) === undefined) throw bad(`${path}.type`, 'no-minion', { name: type })
  return {
    kind: 'minion',
    id: readString(given['id'] ?? type, `${path}.id`),
    type,
    at: readSpace(board, given['at'], `${path}.at`),
    wounds: readNumber(given['wounds'] ?? 0, 0, MOST, `${path}.wounds`),
    down: readFlag(given['down'] ?? false, `${path}.down`),
  }
}

export function readTrack(json: unknown, mice: readonly Mouse[], minions: readonly Minion[]): string[] {
  const all = [...mice.map((mouse) => mouse.id), ...new Set(minions.flatMap((minion) => minionType(minion.type).cards))]
  const track = json === undefined ? all : readList(json, 'track').map((each) => readOneOf(each, all, 'track'))
  if (new Set(track).size !== track.length)
    throw bad('track', 'twice', { name: track.find((card, i) => track.indexOf(card) < i) ?? '' })
  for (const mouse of mice) if (track.indexOf(mouse.id) < 0) throw bad('track', 'track-lacks', { name: mouse.id })
  for (const minion of minions) {
    if (!minionType(minion.type).cards.some((card) => track.includes(card))) {
      throw bad('track', 'track-lacks', { name: minion.type })
    }
  }
  return track
}

export function readEncounter(json: unknown, path: string): EncounterCard {
  if (typeof json === 'string') {
    const card = findEncounter(json)
    if (card === undefined) throw bad(path, 'no-encounter', { name: json })
    return card
  }
  const given = readRecord(json, path)
  readOnly(given, ['rows', 'surge', 'flags'], path)
  return {
    id: '',
    rows: readList(given['rows'] ?? [], `${path}.rows`).map((row) => {
      const [pages, minions] = readList(row, `${path}.rows`)
      const [from, to = from] = readString(pages, `${path}.rows`).split('-').map(Number)
      return {
        from: readNumber(from, 1, 99, `${path}.rows`),
        to: readNumber(to, 1, 99, `${path}.rows`),
        minions: readGroup(minions, `${path}.rows`),
      }
    }),
    surge: readGroup(given['surge'] ?? {}, `${path}.surge`),
    flags: readList(given['flags'] ?? [], `${path}.flags`).map((flag) =>
      readOneOf(flag, ENCOUNTER_FLAGS, `${path}.flags`),
    ),
  }
}

function readGroup(json: unknown, path: string): Group {
  return Object.fromEntries(
    Object.entries(readRecord(json, path)).map(([type, n]) => {
      if (findMinionType(type) === undefined) throw bad(path, 'no-minion', { name: type })
      return [type, readNumber(n, 0, MOST_OF_A_KIND, `${path}.${type}`)]
    }),
  )
}
