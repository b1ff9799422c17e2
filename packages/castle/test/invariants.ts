import assert from 'node:assert/strict'
import type { CastleState } from '@mousekeep/castle'
import { CHEESES } from '../data/tiles.ts'
import { LAYOUTS } from '../data/layouts.ts'

const MICE = 4
const HAND = 49
const DUNGEON = 50
const GONE = 51
const NOBODY = -1
const TOWERS = new Set([0, 6, 42, 48])
const PLAIN = CHEESES.length
const TRAP = PLAIN + 1
const KIND_COUNT = TRAP + 1
const FLOOR = -1

const isSolid = (square: number): boolean => (square % 7) % 2 === 0 && Math.floor(square / 7) % 2 === 0
const IS_HOLE = Array.from({ length: 49 }, (_, square) => !isSolid(square))

/** What holds at every decision of a game played from its start: the things of the box, and any table's sense. */
export function invariants(state: CastleState): void {
  box(state)
  arrangement(state)
  assert.ok(state.dropped === null || IS_HOLE[state.dropped], 'C3.6: the spare dropped out of a line')
}

/** C1.3, C1.5: nothing comes out of the box or gets lost. */
function box({ tiles, spare, tokens }: CastleState): void {
  const counts = Array<number>(KIND_COUNT).fill(0)
  for (const kind of tiles) if (kind !== FLOOR) counts[kind]++
  counts[spare]++
  for (let kind = 0; kind < CHEESES.length; kind++) assert.equal(counts[kind], 3, `C1.3: three tiles of kind ${kind}`)
  assert.equal(counts[PLAIN], 10, 'C1.3: ten plain tiles')
  assert.equal(counts[TRAP], 3, 'C1.3: three traps')
  const cheeses = CHEESES.map((_, kind) => tokens.filter((set) => (set & (1 << kind)) !== 0).length)
  assert.ok(
    cheeses.every((count) => count <= 4),
    'C1.5: four tokens of a kind',
  )
  assert.ok(
    tokens.every((set) => set >= 0 && set < 1 << CHEESES.length),
    'C1.5: tokens are of the seven kinds',
  )
}

/** What any table must be, from a position too. */
export function arrangement(state: CastleState): void {
  ground(state)
  teams(state)
  standing(state)
  roofs(state)
  turn(state)
}

function ground({ tiles }: CastleState): void {
  assert.equal(tiles.length, IS_HOLE.length)
  tiles.forEach((kind, square) => assert.equal(kind !== FLOOR, IS_HOLE[square], `C1.2: holes have tiles: ${square}`))
}

/** C1.5: four mice a player, kept in order so that equal positions are equal data. */
function teams({ mice, tokens }: CastleState): void {
  assert.equal(mice.length, tokens.length * MICE)
  for (let seat = 0; seat < tokens.length; seat++) {
    const team = mice.slice(seat * MICE, (seat + 1) * MICE)
    for (let i = 1; i < MICE; i++) assert.ok(team[i - 1] <= team[i], 'a team is kept in order')
    assert.ok(
      team.every((place) => place >= 0 && place <= DUNGEON) || team.every((place) => place === GONE),
      'a mouse is somewhere; with one all have left (C6.5)',
    )
  }
}

/** C3.5, C5.2: one mouse a square; one in passage stands nowhere, on a square where another does. */
function standing({ mice, stands, pass, turn: seatOfTurn, tiles }: CastleState): void {
  const expected = Array<number>(IS_HOLE.length).fill(NOBODY)
  let passing = pass
  mice.forEach((square, i) => {
    if (square >= HAND) return
    const seat = Math.floor(i / MICE)
    if (square === passing && seat === seatOfTurn) passing = null
    else if (expected[square] === NOBODY) expected[square] = seat
    else assert.fail(`C3.5: two mice stand on ${square}`)
  })
  assert.equal(passing, null, 'C3.5: the mouse in passage is one of the mover')
  for (let square = 0; square < IS_HOLE.length; square++) {
    if (stands[square] !== expected[square]) assert.fail(`"stands" does not fit "mice" on ${square}`)
    if (expected[square] !== NOBODY && tiles[square] === TRAP) assert.fail(`C4.1: a mouse stands on a trap: ${square}`)
  }
  if (pass !== null) assert.notEqual(stands[pass], NOBODY, 'C3.5: a passage is over a mouse')
}

/** C3.8: a room with a mouse is open. */
function roofs({ mice, open, options }: CastleState): void {
  for (const square of mice) {
    if (square >= HAND || TOWERS.has(square)) continue
    const room = LAYOUTS[options.layout][Math.floor(square / 7)].charCodeAt(square % 7) - 65
    assert.ok((open & (1 << room)) !== 0, `C3.8: the room of ${square} is open`)
  }
  assert.ok(open >= 0 && open < 1 << 18, 'C1.4: eighteen rooms')
}

function turn({ points, pass, turn: seat, first, tokens, round, phase, slid }: CastleState): void {
  assert.ok(points >= (pass === null ? 0 : 1) && points <= 4, 'C3.1, C3.5: points')
  assert.ok(seat >= 0 && seat < tokens.length && first >= 0 && first < tokens.length, 'seats')
  assert.ok(round >= 1 && round <= 100, 'C6.4: a hundred rounds')
  if (phase === 'place') assert.ok(points === 4 && !slid && pass === null, 'C2.2: placing costs nothing')
}
