import { apart, isNextTo, LAYOUTS, roomAt, SQUARES, TOWERS } from '../rooms.ts'
import { scenario } from '../table.ts'

scenario('C3.2 a roof is lifted from a room with a square among the 8 neighbours', (t) => {
  // d4 is in J; around it lie E, H, I, N and O.
  t.castle(`
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . R . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.red.canOnly('uncover', 'E, H, I, N, O')
  t.red.does('uncover H')
  t.expect.events('uncovered red H shows b3=plain')
  t.expect.open('H J')
  t.expect.points(3)
})

scenario('C3.2 the event shows the holes of that room, not its solid squares', (t) => {
  t.with({ mice: { red: 'c1' }, tiles: { d2: 'gouda', e2: 'trap', d3: 'braid' } }).castle()
  t.red.does('uncover E')
  t.expect.events('uncovered red E shows d2=gouda e2=trap d3=braid (C3.2)')
})

scenario('C3.2 from a tower too, orthogonally and diagonally', (t) => {
  t.with({ mice: { red: 'a1' } }).castle()
  t.red.canOnly('uncover', 'A, C, D')
  t.with({ mice: { red: 'g7' }, layout: 'mill' }).castle()
  t.red.canOnly('uncover', 'P, R')
})

for (const layout of LAYOUTS) {
  scenario(`C3.2 ${layout}: from every square the rooms of the 8 squares around it`, (t) => {
    for (const square of SQUARES) {
      t.with({ layout, mice: { red: square } }).castle()
      const around = SQUARES.filter((other) => Math.max(...apart(square, other)) === 1 && !TOWERS.includes(other))
      const rooms = new Set(around.map((other) => roomAt(layout, other)))
      rooms.delete(roomAt(layout, square))
      t.red.canOnly('uncover', [...rooms].toSorted().join(', '))
    }
  })
}

scenario('C3.2 any of one’s mice will do, nobody else’s', (t) => {
  t.with({ mice: { red: 'a1 g7', blue: 'd4' } }).castle()
  t.red.canOnly('uncover', 'A, C, D, K, P, R')
  t.red.cannot('uncover E', 'out-of-reach', 'C3.2')
  t.red.does('end')
  t.blue.canOnly('uncover', 'E, H, I, N, O')
})

scenario('C3.2 a mouse in hand cannot uncover, nor one in the dungeon', (t) => {
  t.with({ lost: { red: 2 } }).castle()
  t.red.canOnly('uncover', '')
  t.red.cannot('uncover A', 'out-of-reach', 'C3.2')
})

scenario('C3.2 a room two squares away is out of reach', (t) => {
  t.with({ mice: { red: 'a3' } }).castle()
  t.red.cannot('uncover A', 'out-of-reach', 'C3.2')
  t.red.cannot('uncover E', 'out-of-reach', 'C3.2')
  t.red.can('uncover D')
})

scenario('C3.2 one square of a large room within reach is enough', (t) => {
  // C is a2, a3, a4; only a4 is near b5.
  t.with({ mice: { red: 'b5' } }).castle()
  t.red.can('uncover C')
})

scenario('C3.2 an open room is not uncovered again', (t) => {
  t.with({ mice: { red: 'd4' }, open: 'E' }).castle()
  t.red.cannot('uncover E', 'already-open', 'C3.2')
  t.red.cannot('uncover J', 'already-open', 'C3.2')
})

scenario('C3.2 there are no other rooms', (t) => {
  t.with({ mice: { red: 'd4' } }).castle()
  for (const room of ['S', 'e', '#', 'EH', '']) t.red.cannot(`uncover ${room}`, 'no-such-room', 'C3.2')
})

scenario('C3.3 one mouse to an orthogonal neighbour for 1 point', (t) => {
  t.with({ open: 'E H I N O', mice: { red: 'd4' } }).castle()
  t.red.canOnly('step', 'd4 d3, d4 c4, d4 e4, d4 d5')
  t.red.does('step d4 c4')
  t.expect.events('stepped red d4 c4 (C3.3)')
  t.expect.points(3)
  t.expect.board(`
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . R . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.3 not diagonally, not further, not nowhere', (t) => {
  t.with({ open: 'E H I N O', mice: { red: 'd4' } }).castle()
  for (const to of ['c3', 'e3', 'c5', 'e5', 'd2', 'f4', 'b4', 'd4', 'g7']) {
    t.red.cannot(`step d4 ${to}`, 'not-a-neighbour', 'C3.3')
  }
})

scenario('C3.3 the square must be in an uncovered room, solid floor too', (t) => {
  t.with({ mice: { red: 'b2' } }).castle()
  t.red.canOnly('step', 'b2 c2')
  for (const to of ['b1', 'a2', 'b3']) t.red.cannot(`step b2 ${to}`, 'under-roof', 'C3.3')
  t.red.does('step b2 c2')
  t.red.cannot('step c2 c3', 'under-roof', 'C3.3')
  t.red.does('uncover H', 'step c2 c3')
})

for (const layout of LAYOUTS) {
  scenario(`C3.3 ${layout}: with one room open, only to the neighbours in that room`, (t) => {
    for (const square of SQUARES.filter((each) => !TOWERS.includes(each))) {
      t.with({ layout, mice: { red: square } }).castle()
      const near = SQUARES.filter((other) => isNextTo(square, other))
      const inRoom = near.filter((other) => roomAt(layout, other) === roomAt(layout, square))
      t.red.canOnly('step', inRoom.map((other) => `${square} ${other}`).join(', '))
    }
  })
}

scenario('C3.3 the square must not show a trap', (t) => {
  t.with({ mice: { red: 'b2' }, tiles: { c2: 'trap' }, open: 'H' }).castle()
  t.red.cannot('step b2 c2', 'onto-trap', 'C3.3')
  t.red.canOnly('step', 'b2 b3')
})

scenario('C3.3 a trap under a roof is not the reason that is given', (t) => {
  t.with({ mice: { red: 'b2' }, tiles: { b1: 'trap' } }).castle()
  t.red.cannot('step b2 b1', 'under-roof', 'C3.3')
})

scenario('C3.3 out of a tower, never into one', (t) => {
  t.with({ mice: { red: 'a1' }, open: 'A C' }).castle()
  t.red.canOnly('step', 'a1 b1, a1 a2')
  t.red.does('step a1 b1')
  t.red.cannot('step b1 a1', 'into-tower', 'C3.3')
  t.with({ mice: { red: 'g6 f7 b7' }, open: 'K R' }).castle()
  t.red.cannot('step g6 g7', 'into-tower', 'C3.3')
  t.red.cannot('step f7 g7', 'into-tower', 'C3.3')
  t.red.cannot('step b7 a7', 'into-tower', 'C3.3')
})

scenario('C3.3 never out of the castle', (t) => {
  t.with({ mice: { red: 'g4 d7' }, open: 'K Q' }).castle()
  for (const to of ['h4', 'g0', 'd8', '']) t.red.cannot(`step g4 ${to}`, 'outside', 'C3.3')
  t.red.cannot('step h4 g4', 'outside', 'C3.3')
})

scenario('C3.3 only one’s own mouse, from where it is', (t) => {
  t.with({ mice: { red: 'b2', blue: 'd2' }, open: 'D E' }).castle()
  t.red.cannot('step d2 e2', 'not-your-mouse', 'C3.3')
  t.red.cannot('step c2 b2', 'not-your-mouse', 'C3.3')
})

scenario('C3.3 a mouse may step again and again', (t) => {
  t.with({ mice: { red: 'b2' } }).castle()
  t.red.does('step b2 c2', 'step c2 b2', 'step b2 c2', 'step c2 b2')
  t.expect.points(0)
})

scenario('C3.4 a mouse from the hand onto any free tower for 1 point', (t) => {
  t.with({ mice: { red: 'd4' } }).castle()
  t.red.canOnly('enter', 'a1, g1, a7, g7')
  t.red.does('enter g7')
  t.expect.events('entered red g7 (C3.4)')
  t.expect.points(3)
  t.expect.hand('red', 2)
  t.expect.board(`
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . R . . .
    . . . . . . .
    . . . . . . .
    # . . . . . R`)
})

scenario('C3.4 not onto an occupied tower, one’s own or another’s', (t) => {
  t.with({ mice: { red: 'a1', blue: 'g1' }, open: 'A C B G' }).castle()
  t.red.cannot('enter a1', 'tower-taken', 'C3.4')
  t.red.cannot('enter g1', 'tower-taken', 'C3.4')
  t.red.canOnly('enter', 'a7, g7')
})

scenario('C3.4 only onto a tower', (t) => {
  t.with({ mice: { red: 'd4' } }).castle()
  for (const square of ['d4', 'b1', 'a4', 'h8', '']) t.red.cannot(`enter ${square}`, 'not-a-tower', 'C3.4')
})

scenario('C3.4 only with a mouse in hand', (t) => {
  t.with({ mice: { red: 'b2 c2 d2' }, lost: { red: 1 } }).castle()
  t.red.canOnly('enter', '')
  t.red.cannot('enter a1', 'no-mouse-in-hand', 'C3.4')
})

scenario('C3.4 crossTower: onto an occupied tower for 1 point, and on from there', (t) => {
  t.with({ crossTower: true, mice: { blue: 'a1' }, open: 'A' }).castle()
  t.red.does('enter a1')
  t.expect.events('entered red a1 passing')
  t.expect.points(3)
  t.expect.pass('a1')
  t.red.cannot('end', 'must-step-on', 'C3.5')
  t.red.canOnly('step', 'a1 b1')
  t.red.does('step a1 b1')
  t.expect.pass(null)
  t.expect.points(2)
  t.expect.board(`
    B R . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.4 crossTower: past one’s own mouse too, and past a second on the way', (t) => {
  t.with({ crossTower: true, points: 3, mice: { red: 'a1', blue: 'b1' } }).castle()
  t.red.does('enter a1', 'step a1 b1')
  t.expect.pass('b1')
  t.red.does('step b1 c1')
  t.expect.board(`
    R B R . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.4 crossTower: not where there is no way on, or too few points for it', (t) => {
  t.with({ crossTower: true, mice: { blue: 'a1' } }).castle()
  t.red.cannot('enter a1', 'no-way-on', 'C3.5')
  t.with({ crossTower: true, mice: { blue: 'a1' }, tiles: { b1: 'trap' }, open: 'A' }).castle()
  t.red.cannot('enter a1', 'no-way-on', 'C3.5')
  t.with({ crossTower: true, points: 1, mice: { blue: 'a1' }, open: 'A' }).castle()
  t.red.cannot('enter a1', 'no-way-on', 'C3.5')
  t.with({ crossTower: true, points: 2, mice: { blue: 'a1' }, open: 'A' }).castle()
  t.red.can('enter a1')
  t.with({ crossTower: true, points: 2, mice: { blue: 'a1 b1' }, open: 'A' }).castle()
  t.red.cannot('enter a1', 'no-way-on', 'C3.5')
})

scenario('C3.4 crossTower: a free tower is entered as always', (t) => {
  t.with({ crossTower: true, mice: { blue: 'a1' } }).castle()
  t.red.does('enter g1')
  t.expect.pass(null)
  t.red.can('end')
})
