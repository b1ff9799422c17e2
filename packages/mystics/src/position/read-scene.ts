import {
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
import type { Board, Space } from '../board/board.ts'
import { readInlineSide } from '../board/read-side.ts'
import type { EncounterCard } from '../cards/card.ts'
import { Cards, readEncounter, readMinion, readMouse, readSpace, readTrack } from './read-figures.ts'
import { carryOn } from '../rules/carry-on.ts'
import { ACHIEVEMENT_IDS } from '../../data/achievements.ts'
import { lose } from '../rules/deeds/ending.ts'
import { newTurn } from '../rules/deeds/next-turn.ts'
import { boardOf } from '../rules/lookup/board-here.ts'
import type { MysticsEvent } from '../state/events.ts'
import { findMouse, isFree, sizeOf } from '../state/figures.ts'
import { bad } from '../shape/problem.ts'
import { readEach, together } from '../shape/together.ts'
import { liveOf } from '../state/live.ts'
import type { Minion, Mouse, MysticsState, Setup } from '../state/state.ts'
import { sinceVersion5 } from '../state/version.ts'

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
export function readScene(
  given: Record<string, unknown>,
  chance: Chance,
  emit: Emit<MysticsEvent>,
  version: number,
): MysticsState {
  readOnly(given, FIELDS, 'a position')
  const scene = openScene(given, version)
  const parts = readParts(scene)
  refuseCrowds(scene.board, parts.minions)
  const state: MysticsState = {
    setup: scene.setup,
    here: scene.here,
    up: [],
    surged: [],
    cardWounds: {},
    named: {},
    ...parts,
    ...readOrder(given, parts.mice, parts.minions),
    encounterDiscards: [],
    unseen: parts.encounters.toSorted((a, b) => a - b),
    lasting: [],
    vars: {},
    flags: [],
    tokens: {},
    facts: [],
    lesson: 0,
    stack: [{ kind: 'play' }],
    ask: null,
    answer: null,
  }
  begin(state, given, scene.board, chance, emit)
  return state
}

/** What the rest is read by: the sides, who is there, and the cards as they turn up. */
interface Scene {
  readonly given: Record<string, unknown>
  readonly setup: Setup
  readonly here: string
  readonly board: Board
  readonly cards: Cards
  readonly encounter: (json: unknown, path: string) => number
}

function openScene(given: Record<string, unknown>, version: number): Scene {
  const cards = new Cards()
  const encounters: EncounterCard[] = []
  const { sides, seats, beyond, achievements } = together({
    sides: () => readSides(given),
    seats: () => readSeats(given['mice']),
    beyond: () =>
      given['beyond'] === undefined ? null : readString(readRecord(given['beyond'], 'beyond')['exit'], 'beyond.exit'),
    achievements: () => readFlag(given['achievements'] ?? false, 'achievements'),
  })
  // A summary sent back after exploring says on which side the mice are.
  const here = readOneOf(given['side'] ?? 'tile', Object.keys(sides), 'side')
  const setup: Setup = {
    chapter: null,
    difficulty: 'standard',
    players: 1,
    seats,
    cards: cards.ids,
    starting: cards.starting,
    encounters,
    sides,
    beyond,
    achievements,
    ...sinceVersion5(version, []),
  }
  const encounter = (json: unknown, path: string): number => encounters.push(readEncounter(json, path)) - 1
  return { given, setup, here, board: boardOf(setup, here), cards, encounter }
}

function readSeats(json: unknown): Record<string, number> {
  const ids = Object.keys(readRecord(json, 'mice'))
  if (ids.length === 0) throw bad('mice', 'too-few', { least: 1 })
  return Object.fromEntries(ids.map((id) => [id, 0]))
}

/** In this order: cards are numbered as they turn up. */
function readParts({ given, setup, here, board, cards, encounter }: Scene) {
  const mice = Object.keys(setup.seats)
  const space = (name: unknown, path: string): Space => readSpace(board, name, path)
  return together({
    explored: () =>
      Object.keys(setup.sides).filter(
        (id) => id === 'tile' || id === here || readRecord(sideJson(given, id), id)['explored'] === true,
      ),
    mice: () =>
      readEach(Object.entries(readRecord(given['mice'], 'mice')), ([id, mouse]) => readMouse(id, mouse, board, cards)),
    minions: () => readMinions(given['minions'], board, mice),
    page: () => readNumber(given['page'] ?? 1, 1, 99, 'page'),
    end: () => readNumber(given['end'] ?? 6, 1, 99, 'end'),
    wheel: () => readNumber(given['wheel'] ?? 0, 0, 5, 'wheel'),
    search: () => cards.list(given['search'], 'search'),
    discards: () => cards.list(given['discards'], 'discards'),
    encounters: () =>
      readEach(readList(given['encounters'] ?? [], 'encounters'), (one, i) => encounter(one, `encounters[${i}]`)),
    revealed: () => ((given['revealed'] ?? null) === null ? null : encounter(given['revealed'], 'revealed')),
    stash: () => cards.list(given['stash'], 'stash'),
    placed: () =>
      readEach(Object.entries(readRecord(given['placed'] ?? {}, 'placed')), ([id, at]) => ({
        card: cards.add(id, 'placed', (kind) => kind === 'party item'),
        at: (Array.isArray(at) ? at : [at]).map((each: unknown) => space(each, `placed.${id}`)),
      })),
    trapped: () => readEach(readList(given['trapped'] ?? [], 'trapped'), (one) => space(one, 'trapped')),
    snares: () =>
      readEach(Object.entries(readRecord(given['snares'] ?? {}, 'snares')), ([name, by]) => ({
        at: space(name, 'snares'),
        by: readOneOf(by, mice, `snares.${name}`),
      })),
    greedy: () => readFlag(given['greedy'] ?? false, 'greedy'),
    won: () => readWon(given['won'] ?? {}, mice),
    over: () => ((given['over'] ?? null) === null ? null : readOneOf(given['over'], OVER, 'over')),
  })
}

function readMinions(json: unknown, board: Board, mice: readonly string[]): Minion[] {
  const minions = readEach(readList(json ?? [], 'minions'), (one, i) => readMinion(one, board, `minions[${i}]`))
  const ids = minions.map(({ id }) => id)
  for (const [i, name] of ids.entries()) {
    if (ids.indexOf(name) < i) throw bad('minions', 'twice', { name })
    if (mice.includes(name)) throw bad('minions', 'mouse-name', { name })
  }
  return minions
}

function readWon(json: unknown, mice: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    readEach(Object.entries(readRecord(json, 'won')), ([what, who]): [string, string] => [
      readOneOf(what, ACHIEVEMENT_IDS, 'won'),
      readOneOf(who, mice, `won.${what}`),
    ]),
  )
}

/** The track, whose turn it is, and who has had it; above that card, if nobody says. */
function readOrder(
  given: Record<string, unknown>,
  mice: readonly Mouse[],
  minions: readonly Minion[],
): Pick<MysticsState, 'track' | 'acted' | 'turn'> {
  const track = readTrack(given['track'], mice, minions)
  const turn = readOneOf(given['turn'] ?? track[0], track, 'turn')
  const isSaid = given['acted'] !== undefined && typeof given['acted'] !== 'boolean'
  const acted = isSaid ? readList(given['acted'], 'acted') : track.slice(0, track.indexOf(turn))
  return { track, turn: newTurn(turn), acted: readEach(acted, (one) => readOneOf(one, track, 'acted')) }
}

function begin(
  state: MysticsState,
  given: Record<string, unknown>,
  board: Board,
  chance: Chance,
  emit: Emit<MysticsEvent>,
): void {
  const { turn } = state
  const live = liveOf(state, board, chance, emit)
  if (state.over === null && !state.mice.some(isFree)) lose(live, 'M20.3')
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
  carryOn(live)
}

/** M7.5: two large ones never share a space; on a special area there may be room (M7.6). */
function refuseCrowds(board: Board, minions: readonly Minion[]): void {
  const large = minions.filter((minion) => sizeOf(minion) === 'large' && !board.isArea[minion.at])
  for (const [i, { at }] of large.entries()) {
    if (large.findIndex((other) => other.at === at) < i) throw bad('minions', 'no-room', { name: board.names[at] })
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
