import assert from 'node:assert/strict'
import { castle } from '@mousekeep/castle'
import { BadInput, noChance } from '@mousekeep/engine'
import { COLOURS } from '../colours.ts'
import { ALL_ROOMS, FILES, isNextTo, LAYOUTS, RANKS, roomAt, SQUARES, TOWERS } from '../rooms.ts'
import { scenario } from '../table.ts'

function refuses(position: Record<string, unknown>, message: RegExp): void {
  const read = (): unknown => castle.readPosition({ players: [{}, {}], ...position }, noChance, null)
  assert.throws(read, (error) => error instanceof BadInput && message.test(error.message))
}

scenario('C1.1 a mouse can be on each of the 49 squares a1 to g7, and nowhere else', (t) => {
  for (const square of SQUARES) {
    t.with({ mice: { red: square } }).castle()
    assert.deepEqual(t.summary.players[0].mice, [square])
  }
  for (const outside of ['h1', 'a8', 'a0', 'A1', 'a', 'a10', ''])
    refuses({ players: [{ mice: [outside] }, {}] }, /a1 to g7/)
})

scenario('C1.1 the four corners are towers: no roof is over them, and mice begin there', (t) => {
  t.opens({}, 'towers')
  assert.deepEqual(t.scene.listed(), ['place a1', 'place g1', 'place a7', 'place g7'])
  for (const tower of TOWERS) {
    t.with({ mice: { red: tower } }).castle()
    t.expect.open('')
  }
})

scenario('C1.1 the other 45 squares are in rooms: a mouse there is under an open roof', (t) => {
  for (const layout of LAYOUTS) {
    for (const square of SQUARES.filter((each) => !TOWERS.includes(each))) {
      t.with({ layout, mice: { red: square } }).castle()
      t.expect.open(roomAt(layout, square))
    }
  }
})

scenario('C1.1 row 1 is north: what is pushed in at b1 moves towards row 7', (t) => {
  t.with({ spare: 'blue', tiles: { b1: 'gouda' } }).castle()
  t.red.does('slide b1')
  t.expect.line('b1', 'b g . . . . .')
})

scenario('C1.2 the lines are rows 2, 4, 6 and columns b, d, f, with seven squares each', (t) => {
  const ends = ['b1', 'd1', 'f1', 'b7', 'd7', 'f7', 'a2', 'a4', 'a6', 'g2', 'g4', 'g6']
  const kinds = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone']
  for (const end of ends) {
    const alongRow = '246'.includes(end.charAt(1))
    const line = alongRow ? FILES.map((file) => file + end.charAt(1)) : RANKS.map((rank) => end.charAt(0) + rank)
    if (line[0] !== end) line.reverse()
    const tiles = Object.fromEntries(line.map((square, i) => [square, kinds[i]]))
    t.with({ spare: 'trap', tiles }).castle()
    t.red.does(`slide ${end}`)
    t.expect.line(end, 'x b r e g h n')
    t.expect.spare('provolone')
    const others = SQUARES.filter((square) => square in t.summary.tiles && !line.includes(square))
    assert.deepEqual(new Set(others.map((square) => t.summary.tiles[square])), new Set(['plain']), `beside ${end}`)
  }
})

scenario('C1.2 33 squares are holes; the 12 others and the towers have no tile', (t) => {
  t.castle()
  const holes = Object.keys(t.summary.tiles)
  const solid = ['c1', 'e1', 'a3', 'c3', 'e3', 'g3', 'a5', 'c5', 'e5', 'g5', 'c7', 'e7']
  assert.equal(holes.length, 33)
  assert.deepEqual(
    SQUARES.filter((square) => !holes.includes(square) && !TOWERS.includes(square)),
    solid,
  )
  for (const square of [...solid, ...TOWERS]) refuses({ tiles: { [square]: 'gouda' } }, /is no hole \(C1.2\)/)
})

scenario('C1.2 solid floor has no cheese: two mice on it win nothing', (t) => {
  t.castle(`
    # . . . . . #    # g _ g _ g #
    . . . . . . .    g g g g g g g
    . . R . . . .    _ g _ g _ g _
    . . . . . . .    g g g g g g g
    . . R R . . .    _ g _ b _ g _
    . . . . . . .    g g g g g g g
    # . . . . . #    # g _ g _ g #`)
  t.red.does('step c5 c6', 'step c6 c5')
  t.expect.tokens('red', '')
})

scenario('C1.3 the box: 3 of each of 7 cheeses, 10 plain, 3 traps; 33 in the lines and a spare', (t) => {
  for (let game = 0; game < 20; game++) {
    t.opens(
      { players: 2 + (game % 3), layout: LAYOUTS[game % 2], spare: game % 5 === 0 ? 'plain' : 'any' },
      `box ${game}`,
    )
    const counts = new Map<string, number>()
    const laid = Object.values(t.summary.tiles)
    assert.equal(laid.length, 33)
    for (const kind of [...laid, t.summary.spare]) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    assert.deepEqual(
      [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      [
        ['blue', 3],
        ['braid', 3],
        ['emmental', 3],
        ['gouda', 3],
        ['halloumi', 3],
        ['neufchatel', 3],
        ['plain', 10],
        ['provolone', 3],
        ['trap', 3],
      ],
    )
  }
})

scenario('C1.3 the spare lies face up: everybody sees it', (t) => {
  t.with({ spare: 'halloumi' }).castle()
  for (const viewer of [0, 1, 'watcher'] as const) {
    const view = castle.view(t.state, viewer)
    assert.equal(view.spare, 'halloumi')
  }
})

for (const layout of LAYOUTS) {
  scenario(`C1.4 ${layout}: 18 rooms, 11 of two squares, 5 of three in a line, 2 of two by two`, (t) => {
    const rooms = Map.groupBy(
      SQUARES.filter((square) => !TOWERS.includes(square)),
      (square) => roomAt(layout, square),
    )
    assert.equal([...rooms.keys()].toSorted().join(' '), ALL_ROOMS)
    const shapes = [...rooms.values()].map((squares) => {
      const files = new Set(squares.map((square) => square.charAt(0))).size
      const ranks = new Set(squares.map((square) => square.charAt(1))).size
      assert.equal(files * ranks, squares.length, `${squares.join(' ')} is a rectangle`)
      return [files, ranks].toSorted((a, b) => a - b).join(' by ')
    })
    const count = (shape: string): number => shapes.filter((each) => each === shape).length
    assert.deepEqual([count('1 by 2'), count('1 by 3'), count('2 by 2')], [11, 5, 2])

    // And these are the rooms that the game has: lifting one roof shows the holes of this room only.
    for (const [room, squares] of rooms) {
      t.with({ layout, open: room }).castle()
      const shown = Object.keys(castle.view(t.state, 0).tiles)
      assert.deepEqual(
        shown,
        squares.filter((square) => square in t.summary.tiles),
        room,
      )
    }
  })
}

scenario('C1.4 the layout is an option, hof unless chosen', (t) => {
  t.opens({}, 'layout')
  assert.equal(t.summary.layout, 'hof')
  t.opens({ layout: 'mill' }, 'layout')
  assert.equal(t.summary.layout, 'mill')
  assert.throws(() => castle.readOptions({ layout: 'mühle' }), BadInput)
})

scenario('C1.5 two to four players, four mice each', (t) => {
  for (const players of [2, 3, 4]) {
    t.opens({ players }, 'teams')
    assert.equal(t.summary.players.length, players)
    COLOURS.slice(0, players).forEach((colour) => t.expect.hand(colour, 4))
  }
  for (const players of [1, 5, 2.5]) assert.throws(() => castle.readOptions({ players }), BadInput)
  for (const players of [[], [{}], [{}, {}, {}, {}, {}]]) refuses({ players }, /players must be a list of 2 to 4/)
})

scenario('C1.5 a player has four mice in all: on squares, in hand and lost', () => {
  const teams = [
    { mice: ['a1', 'b2', 'c3', 'd4', 'e5'] },
    { mice: ['a1'], hand: 2, lost: 0 },
    { mice: ['a1', 'b2'], hand: 2, lost: 1 },
    { mice: ['a1', 'b2', 'c3'], lost: 2 },
  ]
  for (const team of teams) refuses({ players: [team, {}] }, /a player has 4 \(C1.5\)/)
})

scenario('C1.5 there are four tokens of a kind: all four players can have one of each', (t) => {
  t.with({ spare: 'gouda' }).castle(`
    # . . . . . #    # . _ . _ . #
    R B G Y . . .    . . . . g g g
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    R B G Y . . .    g g g g . . .
    # . . . . . #    # . _ . _ . #`)
  // Each slide pushes the row of goudas one square further west, over one more mouse.
  t.red.does('slide g2', 'end')
  t.blue.does('slide g2', 'end')
  t.green.does('slide g2', 'end')
  t.yellow.does('slide g2')
  for (const colour of COLOURS) t.expect.tokens(colour, 'gouda')
})

scenario('C1.5 there are no inner walls: in an open castle every orthogonal neighbour can be reached', (t) => {
  for (const layout of LAYOUTS) {
    for (const square of SQUARES) {
      t.with({ layout, open: ALL_ROOMS, mice: { red: square } }).castle()
      const near = SQUARES.filter((other) => isNextTo(square, other) && !TOWERS.includes(other))
      t.red.canOnly('step', near.map((other) => `${square} ${other}`).join(', '))
    }
  }
})
