import {
  BadInput,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readOptions,
  readRecord,
  type Seat,
} from '@mousekeep/engine'
import { IS_HOLE, NAMES, NOWHERE, squareOf, type Square } from './board/board.ts'
import { OPTIONS, tableRules } from './options.ts'
import { planFor, ROOM_NAMES } from './board/plan.ts'
import { emptyCastle } from './start.ts'
import {
  GONE,
  IN_DUNGEON,
  IN_HAND,
  isGone,
  LAST_ROUND,
  MICE,
  moveMouse,
  NOBODY,
  POINTS,
  type CastleState,
  type Why,
} from './state.ts'
import { CHEESES, KINDS, type Kind } from './board/tiles.ts'

const RULES = ['layout', 'target', 'crossTower', 'pushBack', 'memory']
const TURN = ['phase', 'round', 'first', 'turn', 'points', 'slid', 'pass', 'dropped']
const CASTLE = ['players', 'tiles', 'spare', 'open', 'over']
const PLAYER_FIELDS = ['mice', 'hand', 'lost', 'tokens', 'gone']
const WHYS: readonly Why[] = ['target', 'mice', 'rounds', 'resigned']

/**
 * Reads any arrangement of the castle, as summaries write it. It need not keep to the tiles of the box; what is left
 * out is as at the start of a turn, with plain tiles. A room with a mouse in it is open, named or not (C3.8).
 * Throws `BadInput` on what is no arrangement at all.
 */
export function readPosition(json: unknown): CastleState {
  const given = readRecord(json, 'a position')
  readOnly(given, [...RULES, ...TURN, ...CASTLE, 'options'], 'a position')
  const rules = readOptions(OPTIONS, {
    ...readRecord(given['options'] ?? {}, 'options'),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => RULES.includes(name))),
  })
  const teams = readTeams(given['players'])
  const state = emptyCastle(tableRules(rules), teams.length)
  const seatMost = teams.length - 1
  state.phase = readOneOf(given['phase'] ?? 'play', ['play', 'place'], 'phase')
  state.round = readNumber(given['round'] ?? 1, 1, LAST_ROUND, 'round')
  state.first = readNumber(given['first'] ?? 0, 0, seatMost, 'first')
  state.turn = readNumber(given['turn'] ?? state.first, 0, seatMost, 'turn')
  state.points = readNumber(given['points'] ?? POINTS, 0, POINTS, 'points')
  state.slid = readFlag(given['slid'] ?? false, 'slid')
  state.spare = readKind(given['spare'] ?? 'plain', 'spare')
  state.dropped = readSquareOrNull(given['dropped'] ?? null, 'dropped')
  state.pass = readSquareOrNull(given['pass'] ?? null, 'pass')
  readTiles(state, given['tiles'] ?? {})
  teams.forEach((team, seat) => seatTeam(state, seat, team))
  if (state.pass !== null) beginPassage(state, state.pass)
  standAll(state)
  state.open |= readRooms(given['open'] ?? [])
  state.over = readOver(given['over'] ?? null, seatMost)
  if (state.over === null) checkPresent(state)
  return state
}

interface Team {
  readonly mice: readonly Square[]
  readonly lost: number
  readonly tokens: number
  readonly hasLeft: boolean
}

function readTeams(json: unknown): Team[] {
  if (!Array.isArray(json) || json.length < OPTIONS.players.min || json.length > OPTIONS.players.max) {
    throw new BadInput(`players must be a list of ${OPTIONS.players.min} to ${OPTIONS.players.max}`)
  }
  return json.map((each: unknown, seat) => readTeam(each, `players[${seat}]`))
}

function readTeam(json: unknown, path: string): Team {
  const given = readRecord(json, path)
  readOnly(given, PLAYER_FIELDS, path)
  const mice = readList(given['mice'] ?? [], `${path}.mice`).map((name) => readSquare(name, `${path}.mice`))
  const lost = readNumber(given['lost'] ?? 0, 0, MICE, `${path}.lost`)
  const hasLeft = readFlag(given['gone'] ?? false, `${path}.gone`)
  if (hasLeft && mice.length + lost > 0) throw new BadInput(`${path} has given up, and so has no mice (C6.5)`)
  const rest = hasLeft ? 0 : MICE - mice.length - lost
  const hand = readNumber(given['hand'] ?? Math.max(rest, 0), 0, MICE, `${path}.hand`)
  if (hand !== rest) {
    throw new BadInput(`${path} has ${mice.length + hand + lost} mice in all; a player has ${MICE} (C1.5)`)
  }
  const tokens = readList(given['tokens'] ?? [], `${path}.tokens`).reduce<number>(
    (set, name) => set | (1 << CHEESES.indexOf(readOneOf(name, CHEESES, `${path}.tokens`))),
    0,
  )
  return { mice, lost, tokens, hasLeft }
}

function seatTeam(state: CastleState, seat: Seat, team: Team): void {
  for (let i = 0; i < team.lost; i++) moveMouse(state, seat, IN_HAND, IN_DUNGEON)
  for (const square of team.mice) moveMouse(state, seat, IN_HAND, square)
  if (team.hasLeft) state.mice.fill(GONE, seat * MICE, (seat + 1) * MICE)
  state.tokens[seat] = team.tokens
}

/** C3.5: the mouse in passage is the mover's, on a square that another mouse stands on. */
function beginPassage(state: CastleState, pass: Square): void {
  const there = state.mice.filter((square) => square === pass).length
  const own = state.mice.slice(state.turn * MICE, (state.turn + 1) * MICE).includes(pass)
  if (!own || there !== 2)
    throw new BadInput(`pass: no mouse of seat ${state.turn} passes another on ${NAMES[pass]} (C3.5)`)
}

/** C3.5: one mouse a square, but for the one in passage, which stands nowhere. */
function standAll(state: CastleState): void {
  const { roofOver } = planFor(state.options.layout)
  let passing = state.pass !== null
  state.mice.forEach((square, i) => {
    if (square >= state.stands.length) return
    const seat = Math.floor(i / MICE)
    state.open |= roofOver[square]
    if (passing && square === state.pass && seat === state.turn) {
      passing = false
    } else if (state.stands[square] === NOBODY) {
      state.stands[square] = seat
    } else {
      throw new BadInput(`two mice stand on ${NAMES[square]} (C3.5)`)
    }
  })
}

/** C6.5: who has given up has no turn, and who is left alone has won. */
function checkPresent(state: CastleState): void {
  const left = state.tokens.filter((_, seat) => !isGone(state, seat)).length
  if (left < 2) throw new BadInput('with fewer than two players left the game is over (C6.5)')
  if (isGone(state, state.turn)) throw new BadInput(`seat ${state.turn} has given up and has no turn (C6.5)`)
}

function readTiles(state: CastleState, json: unknown): void {
  for (const [name, kind] of Object.entries(readRecord(json, 'tiles'))) {
    const square = readSquare(name, 'tiles')
    if (!IS_HOLE[square]) throw new BadInput(`tiles: ${name} is no hole (C1.2)`)
    state.tiles[square] = readKind(kind, `tiles.${name}`)
  }
}

function readRooms(json: unknown): number {
  return readList(json, 'open').reduce<number>(
    (rooms, name) => rooms | (1 << ROOM_NAMES.indexOf(readOneOf(name, ROOM_NAMES, 'open'))),
    0,
  )
}

function readOver(json: unknown, seatMost: number): CastleState['over'] {
  if (json === null) return null
  const given = readRecord(json, 'over')
  return {
    winner: readNumber(given['winner'], 0, seatMost, 'over.winner'),
    why: readOneOf(given['why'], WHYS, 'over.why'),
  }
}

function readKind(json: unknown, path: string): Kind {
  return KINDS.indexOf(readOneOf(json, KINDS, path))
}

function readSquareOrNull(json: unknown, path: string): Square | null {
  return json === null ? null : readSquare(json, path)
}

function readSquare(json: unknown, path: string): Square {
  const square = typeof json === 'string' ? squareOf(json) : NOWHERE
  if (square === NOWHERE) throw new BadInput(`${path}: a square is a1 to g7`)
  return square
}
