import type { CastleSummary } from '@mousekeep/castle'

/**
 * The rules of Castle once more, from docs/rules/castle.md alone: slow, obvious, in names of squares, sharing nothing
 * with the game but the words of a summary. Where the two disagree, one of them is wrong.
 */
export type Position = CastleSummary

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const RANKS = ['1', '2', '3', '4', '5', '6', '7']
const SQUARES = RANKS.flatMap((rank) => FILES.map((file) => file + rank))
const TOWERS = new Set(['a1', 'g1', 'a7', 'g7']) // C1.1
const ENDS = ['b1', 'd1', 'f1', 'b7', 'd7', 'f7', 'a2', 'a4', 'a6', 'g2', 'g4', 'g6'] // C1.2
const CHEESES = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone'] as const

// C1.4
const ROOFS = {
  hof: ['.AABBB.', 'CDDEEFG', 'CHHEEFG', 'CIIJJJK', 'LMNNOOK', 'LMNNPPK', '.QQQRR.'],
  mill: ['.AABBC.', 'DDDEFCG', 'HIIEFCG', 'HIIEJJK', 'LMNOJJK', 'LMNOPPP', '.MQQRR.'],
}

/** Every legal action as text, in no particular order. */
export function bruteLegal(position: Position): string[] {
  if (position.over !== null) return []
  if (position.phase === 'place')
    return [...TOWERS].filter((tower) => !isTaken(position, tower)).map((t) => `place ${t}`)
  if (position.pass !== null) return stepsFrom(position, position.pass)
  return [
    'end',
    ...ownMice(position).flatMap((mouse) => stepsFrom(position, mouse)),
    ...uncovers(position),
    ...enters(position),
    ...slides(position),
  ]
}

function ownMice({ players, turn }: Position): readonly string[] {
  return players[turn].mice
}

function isTaken({ players }: Position, square: string): boolean {
  return players.some(({ mice }) => mice.includes(square))
}

function roomOf({ layout }: Position, square: string): string {
  return ROOFS[layout][RANKS.indexOf(square.charAt(1))].charAt(FILES.indexOf(square.charAt(0)))
}

/** How many files and ranks lie between two squares. */
function apart(one: string, other: string): [number, number] {
  return [
    Math.abs(FILES.indexOf(one.charAt(0)) - FILES.indexOf(other.charAt(0))),
    Math.abs(RANKS.indexOf(one.charAt(1)) - RANKS.indexOf(other.charAt(1))),
  ]
}

function neighbours(square: string): string[] {
  return SQUARES.filter((other) => apart(square, other)[0] + apart(square, other)[1] === 1)
}

/** C3.3: in an uncovered room, not a trap, not a tower. */
function isFloor(position: Position, square: string): boolean {
  return !TOWERS.has(square) && position.open.includes(roomOf(position, square)) && position.tiles[square] !== 'trap'
}

/** C3.3, C3.5 */
function stepsFrom(position: Position, from: string): string[] {
  if (position.points < 1) return []
  const others = withoutOne(
    position.players.flatMap(({ mice }) => mice),
    from,
  )
  return neighbours(from)
    .filter((to) => isFloor(position, to))
    .filter((to) => canComeToStand(position, others, to, position.points - 1))
    .map((to) => `step ${from} ${to}`)
}

/** C3.5: on a free square it stands; on another it must be able to go on with the points left. */
function canComeToStand(position: Position, others: readonly string[], on: string, points: number): boolean {
  if (!others.includes(on)) return true
  if (points < 1) return false
  return neighbours(on).some((next) => isFloor(position, next) && canComeToStand(position, others, next, points - 1))
}

/** C3.2 */
function uncovers(position: Position): string[] {
  if (position.points < 1) return []
  const near = SQUARES.filter((square) => ownMice(position).some((mouse) => Math.max(...apart(mouse, square)) === 1))
  const rooms = new Set(near.filter((square) => !TOWERS.has(square)).map((square) => roomOf(position, square)))
  return [...rooms].filter((room) => !position.open.includes(room)).map((room) => `uncover ${room}`)
}

/** C3.4 */
function enters(position: Position): string[] {
  const { points, players, turn, crossTower } = position
  if (points < 1 || players[turn].hand < 1) return []
  const others = players.flatMap(({ mice }) => mice)
  return [...TOWERS]
    .filter((tower) => !isTaken(position, tower) || (crossTower && canComeToStand(position, others, tower, points - 1)))
    .map((tower) => `enter ${tower}`)
}

/** C3.6 */
function slides({ points, slid, pushBack, dropped }: Position): string[] {
  if (points < 1 || slid) return []
  return ENDS.filter((end) => pushBack || end !== dropped).map((end) => `slide ${end}`)
}

/** The position after a legal action. */
export function brutePlay(position: Position, text: string): Position {
  const [verb, one, other] = text.split(' ')
  switch (verb) {
    case 'place':
      return placed(position, one)
    case 'enter':
      return paid(moved(position, 'hand', one))
    case 'step':
      return settled(paid(moved(position, one, other)))
    case 'uncover':
      return paid({ ...position, open: [...position.open, one].toSorted() })
    case 'slide':
      return settled(fallen(slidden(paid(position), one), lineFrom(one)))
    case 'end':
      return ended(position)
    default:
      throw new Error(`no action: ${text}`)
  }
}

function paid(position: Position): Position {
  return { ...position, points: position.points - 1 }
}

/** Moves one of the mover's mice from a square or the hand; it is in passage if somebody else is there. */
function moved(position: Position, from: string, to: string): Position {
  const { players, turn } = position
  const { mice, hand } = players[turn]
  const left = from === 'hand' ? mice : withoutOne(mice, from)
  const team = { ...players[turn], mice: [...left, to].toSorted(), hand: from === 'hand' ? hand - 1 : hand }
  const others = [...left, ...players.filter((_, seat) => seat !== turn).flatMap((player) => player.mice)]
  return { ...position, players: players.with(turn, team), pass: others.includes(to) ? to : null }
}

/** C2.2 */
function placed(position: Position, tower: string): Position {
  const after = moved(position, 'hand', tower)
  const turn = (position.turn + 1) % position.players.length
  return { ...after, turn, phase: turn === position.first ? 'play' : 'place' }
}

/** The seven squares of a line from an end to the other. */
function lineFrom(end: string): string[] {
  const rank = end.charAt(1)
  const line = ['2', '4', '6'].includes(rank)
    ? FILES.map((file) => file + rank)
    : RANKS.map((each) => end.charAt(0) + each)
  return line[0] === end ? line : line.toReversed()
}

/** C3.6 */
function slidden(position: Position, end: string): Position {
  const line = lineFrom(end)
  const moving = [position.spare, ...line.map((square) => position.tiles[square])]
  const tiles = { ...position.tiles, ...Object.fromEntries(line.map((square, i) => [square, moving[i]])) }
  return { ...position, tiles, spare: moving[7], slid: true, dropped: line[6] }
}

/** C4.1 */
function fallen(position: Position, line: readonly string[]): Position {
  const players = position.players.map((player) => {
    const mice = player.mice.filter((mouse) => !(line.includes(mouse) && position.tiles[mouse] === 'trap'))
    return { ...player, mice, lost: player.lost + player.mice.length - mice.length }
  })
  return { ...position, players }
}

/** C5.3: awards, then C6.1, then C6.2. */
function settled(position: Position): Position {
  if (position.pass !== null) return position // C5.2
  const players = position.players.map((player) => {
    const standsOn = (cheese: string): number => player.mice.filter((mouse) => position.tiles[mouse] === cheese).length
    return { ...player, tokens: CHEESES.filter((cheese) => player.tokens.includes(cheese) || standsOn(cheese) >= 2) }
  })
  const after = { ...position, players }
  const seats = players.map((_, seat) => seat)
  const atTarget = seats.filter((seat) => players[seat].tokens.length >= position.target)
  if (atTarget.length > 0) return { ...after, over: { winner: best(after, atTarget), why: 'target' } }
  if (players.some(({ lost }) => lost >= 3)) {
    const counted = seats.filter((seat) => players[seat].lost < 3)
    return { ...after, over: { winner: best(after, counted.length > 0 ? counted : seats), why: 'mice' } }
  }
  return after
}

/** C6.3: most tokens; of those the first after the seat whose turn it is. */
function best({ players, turn }: Position, seats: readonly number[]): number {
  const most = Math.max(...seats.map((seat) => players[seat].tokens.length))
  const tied = seats.filter((seat) => players[seat].tokens.length === most)
  const distance = (seat: number): number => (seat - turn - 1 + players.length) % players.length
  return tied.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** C3.8, C6.4 and the next turn (C3.1). */
function ended(position: Position): Position {
  const { players, turn, first, round } = position
  const held = new Set(players.flatMap(({ mice }) => mice).map((mouse) => roomOf(position, mouse)))
  const after = { ...position, open: position.open.filter((room) => held.has(room)) }
  const next = (turn + 1) % players.length
  if (next === first && round === 100) {
    const seats = players.map((_, seat) => seat)
    return { ...after, over: { winner: best(after, seats), why: 'rounds' } }
  }
  return { ...after, turn: next, round: next === first ? round + 1 : round, points: 4, slid: false }
}

function withoutOne(list: readonly string[], value: string): string[] {
  const at = list.indexOf(value)
  return list.filter((_, i) => i !== at)
}

/** The number of action sequences of exactly that length. */
export function brutePerft(position: Position, depth: number): number {
  if (depth === 0) return 1
  const actions = bruteLegal(position)
  if (depth === 1) return actions.length
  return actions.reduce((nodes, text) => nodes + brutePerft(brutePlay(position, text), depth - 1), 0)
}
