import {
  BadInput,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
  type Chance,
  type Emit,
} from '@mousekeep/engine'
import type { Board } from './board.ts'
import { boardOf } from './boards.ts'
import { cardById, clausesOf, findCard, findEncounter, findHero, findMinionType, hero, minionType } from './content.ts'
import type { MysticsEvent } from './events.ts'
import type { CardNo } from './frame.ts'
import { settle } from './frames/index.ts'
import { newTurn } from './frames/turn.ts'
import { ENCOUNTER_FLAGS, type EncounterCard, type Group } from './language/card.ts'
import { MARKERS, type CardKind, type Slot } from './language/words.ts'
import { readInlineSide } from './inline-side.ts'
import type { Minion, Mouse, MysticsState, Setup, Worn } from './state.ts'
import type { World } from './world.ts'

const FIELDS = [
  'tile',
  'back',
  'beyond',
  'side',
  'explored',
  'mice',
  'minions',
  'trapped',
  'track',
  'acted',
  'turn',
  'page',
  'end',
  'wheel',
  'stash',
  'placed',
  'search',
  'discards',
  'encounters',
  'revealed',
  'greedy',
  'achievements',
  'snares',
  'points',
  'moved',
  'ask',
  'over',
]
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
const OVER = ['won', 'lost'] as const

/** Collects the cards of a position: each gets a number as it is read. */
class Cards {
  readonly ids: string[] = []
  readonly starting: CardNo[] = []

  add(json: unknown, path: string, isFit: (kind: CardKind) => boolean): CardNo {
    const id = readString(json, path)
    const card = findCard(id)
    if (card === undefined || !isFit(card.kind)) throw new BadInput(`${path}: there is no such card as "${id}"`)
    return this.ids.push(id) - 1
  }

  list(json: unknown, path: string): CardNo[] {
    return readList(json ?? [], path).map((each) =>
      this.add(each, path, (kind) => kind !== 'ability' && kind !== 'innate'),
    )
  }
}

/**
 * One tile side standing alone, with figures on it (`docs/engine-protocol.md`). Throws `BadInput` on what is no
 * position. Minions' turns are played up to the first decision.
 */
export function readPosition(json: unknown, chance: Chance, emit: Emit<MysticsEvent>): MysticsState {
  const given = readRecord(json, 'a position')
  readOnly(given, FIELDS, 'a position')
  const cards = new Cards()
  const encounterCards: EncounterCard[] = []
  const encounter = (each: unknown, path: string): number => encounterCards.push(readEncounter(each, path)) - 1
  const sides = readSides(given)
  const here = 'tile'
  const seats = Object.fromEntries(Object.keys(readRecord(given['mice'], 'mice')).map((id) => [id, 0]))
  if (Object.keys(seats).length === 0) throw new BadInput('mice has at least one mouse')
  const shape: Setup = {
    chapter: null,
    difficulty: 'standard',
    players: 1,
    seats,
    cards: cards.ids,
    starting: cards.starting,
    encounters: encounterCards,
    sides,
    beyond:
      given['beyond'] === undefined ? null : readString(readRecord(given['beyond'], 'beyond')['exit'], 'beyond.exit'),
    achievements: readFlag(given['achievements'] ?? false, 'achievements'),
  }
  const board = boardOf(shape, here)
  const space = (name: unknown, path: string): number => readSpace(board, name, path)
  const mice = Object.entries(readRecord(given['mice'], 'mice')).map(([id, mouse]) =>
    readMouse(id, mouse, board, cards),
  )
  const minions = readList(given['minions'] ?? [], 'minions').map((each, i) => readMinion(each, board, `minions[${i}]`))
  const track = readTrack(given['track'], mice, minions)
  const turn = readOneOf(given['turn'] ?? track[0], track, 'turn')
  const state: MysticsState = {
    setup: shape,
    here,
    up: [],
    explored: Object.entries(sides)
      .filter(([id]) => id === here || readRecord(sideJson(given, id), id)['explored'] === true)
      .map(([id]) => id),
    surged: [],
    mice,
    minions,
    cardWounds: {},
    named: {},
    track,
    acted: readList(
      given['acted'] === undefined || typeof given['acted'] === 'boolean'
        ? track.slice(0, track.indexOf(turn))
        : given['acted'],
      'acted',
    ).map((each) => readOneOf(each, track, 'acted')),
    turn: newTurn(turn),
    page: readNumber(given['page'] ?? 1, 1, 99, 'page'),
    end: readNumber(given['end'] ?? 6, 1, 99, 'end'),
    wheel: readNumber(given['wheel'] ?? 0, 0, 5, 'wheel'),
    search: cards.list(given['search'], 'search'),
    discards: cards.list(given['discards'], 'discards'),
    encounters: readList(given['encounters'] ?? [], 'encounters').map((each, i) => encounter(each, `encounters[${i}]`)),
    encounterDiscards: [],
    unseen: [],
    revealed: (given['revealed'] ?? null) === null ? null : encounter(given['revealed'], 'revealed'),
    stash: cards.list(given['stash'], 'stash'),
    placed: Object.entries(readRecord(given['placed'] ?? {}, 'placed')).map(([id, at]) => ({
      card: cards.add(id, 'placed', (kind) => kind === 'party item'),
      at: (Array.isArray(at) ? at : [at]).map((each) => space(each, `placed.${id}`)),
    })),
    trapped: readList(given['trapped'] ?? [], 'trapped').map((each) => space(each, 'trapped')),
    snares: Object.entries(readRecord(given['snares'] ?? {}, 'snares')).map(([name, by]) => ({
      at: space(name, 'snares'),
      by: readOneOf(by, Object.keys(seats), `snares.${name}`),
    })),
    greedy: readFlag(given['greedy'] ?? false, 'greedy'),
    lasting: [],
    won: {},
    vars: {},
    flags: [],
    tokens: {},
    fired: [],
    stack: [{ kind: 'play' }],
    ask: null,
    answer: null,
    over: (given['over'] ?? null) === null ? null : readOneOf(given['over'], OVER, 'over'),
  }
  state.unseen.push(...state.encounters.map((each) => each).toSorted((a, b) => a - b))
  begin(state, given, board, chance, emit)
  return state
}

function begin(
  state: MysticsState,
  given: Record<string, unknown>,
  board: Board,
  chance: Chance,
  emit: Emit<MysticsEvent>,
): void {
  const { turn } = state
  if (turn === null || state.over !== null) {
    state.stack.length = 0
    return
  }
  if (!(turn.card in state.setup.seats)) {
    state.stack.push({ kind: 'minion-turn', card: turn.card, step: 'before', waiting: [], attacked: [] })
  } else if (given['points'] === undefined) {
    state.stack.push({ kind: 'mouse-turn', mouse: turn.card, step: 'begin' })
  } else {
    turn.points = readNumber(given['points'], 0, MOST, 'points')
    turn.move = 'whole'
    if (given['moved'] === true) {
      turn.used = true
      turn.move = turn.points > 0 ? 'begun' : 'over'
      turn.ended = turn.points > 0 ? null : 'M6.2'
    }
    if (given['acted'] === true) turn.acted = 1
    state.stack.push({ kind: 'mouse-turn', mouse: turn.card, step: 'rolled' })
  }
  const world: World = { state, stack: state.stack, chance, emit, board }
  settle(world)
}

function sideJson(given: Record<string, unknown>, id: string): unknown {
  return id === 'beyond' ? readRecord(given['beyond'], 'beyond')['tile'] : given[id]
}

function readSides(given: Record<string, unknown>): Setup['sides'] {
  const sides: Record<string, ReturnType<typeof readInlineSide>> = { tile: readInlineSide(given['tile'], 'tile') }
  if (given['back'] !== undefined) sides['back'] = readInlineSide(given['back'], 'back')
  if (given['beyond'] !== undefined) {
    const beyond = readRecord(given['beyond'], 'beyond')
    readOnly(beyond, ['exit', 'tile'], 'beyond')
    sides['beyond'] = readInlineSide(beyond['tile'], 'beyond')
  }
  return sides
}

function readSpace(board: Board, json: unknown, path: string): number {
  const name = readString(json, path)
  const space = board.numbers.get(name)
  if (space === undefined) throw new BadInput(`${path}: the tile has no space "${name}"`)
  return space
}

function readMouse(id: string, json: unknown, board: Board, cards: Cards): Mouse {
  const path = `mice.${id}`
  if (findHero(id) === undefined) throw new BadInput(`${path}: there is no such hero`)
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
    id,
    at: captured || away ? -1 : readSpace(board, given['at'], `${path}.at`),
    last: -1,
    equip: wear(worn, cards.ids, id),
    pack,
    abilities: readList(given['abilities'] ?? [], `${path}.abilities`).map((each) => {
      const ability = readString(each, `${path}.abilities`)
      if (findCard(ability)?.kind !== 'ability')
        throw new BadInput(`${path}.abilities: there is no such ability as "${ability}"`)
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

/** Into the slots they belong to; a third paw's worth goes to the tail, if there is one. */
export function wear(nos: readonly CardNo[], ids: readonly string[], id: string): Worn[] {
  let paws = 0
  return nos.map((card) => {
    const { slot = 'paw', paws: needed = 1 } = cardById(ids[card])
    let place: Slot = slot
    if (slot === 'paw') {
      if (paws + needed > 2 && hasTailFor(id, ids[card])) place = 'tail'
      else paws += needed
    }
    return { card, slot: place }
  })
}

function hasTailFor(id: string, card: string): boolean {
  const mods = hero(id).innate.flatMap((each) => clausesOf(each).flatMap((clause) => clause.mod ?? []))
  return mods.some((mod) => 'extraSlot' in mod && mod.extraSlot.slot === 'tail' && mod.extraSlot.card === card)
}

function readMinion(json: unknown, board: Board, path: string): Minion {
  const given = readRecord(json, path)
  readOnly(given, ['id', 'type', 'at', 'wounds', 'down'], path)
  const type = readString(given['type'], `${path}.type`)
  if (findMinionType(type) === undefined) throw new BadInput(`${path}.type: there is no such minion as "${type}"`)
  return {
    id: readString(given['id'] ?? type, `${path}.id`),
    type,
    at: readSpace(board, given['at'], `${path}.at`),
    wounds: readNumber(given['wounds'] ?? 0, 0, MOST, `${path}.wounds`),
    down: readFlag(given['down'] ?? false, `${path}.down`),
  }
}

function readTrack(json: unknown, mice: readonly Mouse[], minions: readonly Minion[]): string[] {
  const all = [...mice.map((mouse) => mouse.id), ...new Set(minions.flatMap((minion) => minionType(minion.type).cards))]
  const track = json === undefined ? all : readList(json, 'track').map((each) => readOneOf(each, all, 'track'))
  if (new Set(track).size !== track.length) throw new BadInput('track has each card once')
  for (const mouse of mice) if (track.indexOf(mouse.id) < 0) throw new BadInput(`track has no card of "${mouse.id}"`)
  for (const minion of minions) {
    if (!minionType(minion.type).cards.some((card) => track.includes(card))) {
      throw new BadInput(`track has no card of "${minion.type}"`)
    }
  }
  return track
}

export function readEncounter(json: unknown, path: string): EncounterCard {
  if (typeof json === 'string') {
    const card = findEncounter(json)
    if (card === undefined) throw new BadInput(`${path}: there is no such encounter card as "${json}"`)
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
      if (findMinionType(type) === undefined) throw new BadInput(`${path}: there is no such minion as "${type}"`)
      return [type, readNumber(n, 0, 99, `${path}.${type}`)]
    }),
  )
}
