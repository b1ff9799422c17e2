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
import { PERSONAL } from './achievements.ts'
import type { Board } from './board.ts'
import { boardOf } from './boards.ts'
import { lose } from './changes.ts'
import type { MysticsEvent } from './events.ts'
import { findMouse, isFree, sizeOf } from './figures.ts'
import { settle } from './frames/index.ts'
import { newTurn } from './frames/turn.ts'
import type { EncounterCard } from './language/card.ts'
import { readInlineSide } from './inline-side.ts'
import { Cards, readEncounter, readMinion, readMouse, readSpace, readTrack } from './position-parts.ts'
import type { Minion, MysticsState, Setup } from './state.ts'
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
  'won',
  'snares',
  'points',
  'moved',
  'ask',
  'over',
]
const MOST = 1000
const OVER = ['won', 'lost'] as const

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
  // A summary sent back after exploring says on which side the mice are.
  const here = readOneOf(given['side'] ?? 'tile', Object.keys(sides), 'side')
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
  if (new Set(minions.map((minion) => minion.id)).size !== minions.length)
    throw new BadInput('minions has each id once')
  for (const { id } of minions)
    if (Object.hasOwn(seats, id)) throw new BadInput(`minions: "${id}" is the name of a mouse`)
  refuseCrowds(board, minions)
  const track = readTrack(given['track'], mice, minions)
  const turn = readOneOf(given['turn'] ?? track[0], track, 'turn')
  const state: MysticsState = {
    setup: shape,
    here,
    up: [],
    explored: Object.entries(sides)
      .filter(([id]) => id === 'tile' || id === here || readRecord(sideJson(given, id), id)['explored'] === true)
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
    won: Object.fromEntries(
      Object.entries(readRecord(given['won'] ?? {}, 'won')).map(([what, who]) => [
        readOneOf(what, PERSONAL, 'won'),
        readOneOf(who, Object.keys(seats), `won.${what}`),
      ]),
    ),
    vars: {},
    flags: [],
    tokens: {},
    fired: [],
    lesson: 0,
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
  const world: World = { state, stack: state.stack, chance, emit, board }
  if (state.over === null && !state.mice.some(isFree)) lose(world, 'M20.3')
  if (turn === null || state.over !== null) {
    state.stack.length = 0
    return
  }
  const mouse = findMouse(state, turn.card)
  if (mouse === undefined) {
    state.stack.push({ kind: 'minion-turn', card: turn.card, step: 'before', waiting: [], attacked: [] })
  } else if (given['points'] === undefined || !isFree(mouse) || mouse.charmed) {
    // A captured or charmed mouse rolls for no points of its own (M20.2, M21.5), whatever the position gives it.
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
  settle(world)
}

/** M7.5: two large ones never share a space; on a special area there may be room (M7.6). */
function refuseCrowds(board: Board, minions: readonly Minion[]): void {
  const large = minions.filter((minion) => sizeOf(minion) === 'large' && !board.isArea[minion.at])
  for (const [i, { at }] of large.entries()) {
    if (large.findIndex((other) => other.at === at) < i)
      throw new BadInput(`minions: "${board.names[at]}" has no room for two large figures`)
  }
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
