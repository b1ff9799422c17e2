import { scenario } from '../table.ts'

scenario('C3.5 one mouse per square: a step onto an occupied one is a passage, and goes on', (t) => {
  t.castle(`
    # . . . . . #
    . R B . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.red.does('step b2 c2')
  t.expect.events('stepped red b2 c2 passing (C3.5)')
  t.expect.pass('c2')
  t.expect.points(3)
  t.red.does('step c2 b2')
  t.expect.events('stepped red c2 b2 (C3.5)')
  t.expect.pass(null)
  t.expect.points(2)
})

scenario('C3.5 through another’s mouse onto the free square behind it', (t) => {
  t.with({ open: 'E' }).castle(`
    # . . . . . #
    . R B . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.red.does('step b2 c2', 'step c2 d2')
  t.expect.points(2)
  t.expect.board(`
    # . . . . . #
    . . B R . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.5 through one’s own mouse', (t) => {
  t.with({ mice: { red: 'b2 c2' }, open: 'E' }).castle()
  t.red.does('step b2 c2')
  t.expect.pass('c2')
  t.red.does('step c2 d2')
  t.expect.board(`
    # . . . . . #
    . . R R . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.5 through two and three in a row, a point for each square', (t) => {
  t.with({ mice: { red: 'b2', blue: 'c2 d2 e2' }, open: 'F' }).castle()
  t.red.does('step b2 c2', 'step c2 d2', 'step d2 e2')
  t.expect.pass('e2')
  t.expect.points(1)
  t.red.canOnly('step', 'e2 f2, e2 e3')
  t.red.does('step e2 f2')
  t.expect.points(0)
  t.expect.pass(null)
})

scenario('C3.5 a passage may turn aside, and visit a square twice', (t) => {
  t.with({ mice: { red: 'd2', blue: 'd3 e3' } }).castle()
  t.red.does('step d2 d3', 'step d3 e3', 'step e3 d3')
  t.expect.pass('d3')
  t.red.canOnly('step', 'd3 d2')
  t.red.does('step d3 d2')
  t.expect.points(0)
})

scenario('C3.5 back to the square it started from: that is free', (t) => {
  // Everything around c2 is covered or occupied but b2, where red's mouse comes from.
  t.with({ points: 2, mice: { red: 'b2', blue: 'c2' } }).castle()
  t.red.can('step b2 c2')
  t.red.does('step b2 c2')
  t.red.canOnly('step', 'c2 b2')
  t.red.does('step c2 b2')
  t.expect.points(0)
  t.expect.board(`
    # . . . . . #
    . R B . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.5 the square it started from is free for the way on over two squares', (t) => {
  t.with({ mice: { red: 'd2', blue: 'e2 e3 d3' } }).castle()
  t.red.does('step d2 e2', 'step e2 e3', 'step e3 d3')
  t.red.canOnly('step', 'd3 d2')
  t.red.does('step d3 d2')
  t.expect.pass(null)
})

scenario('C3.5 from a tower there is no way back', (t) => {
  t.with({ mice: { red: 'a1', blue: 'a2' } }).castle()
  // a3 in the same room is free.
  t.red.does('step a1 a2')
  t.red.canOnly('step', 'a2 a3')
  t.red.cannot('step a2 a1', 'into-tower', 'C3.3')
  t.with({ mice: { red: 'a1', blue: 'b1 c1' } }).castle()
  t.red.cannot('step a1 b1', 'no-way-on', 'C3.5')
})

scenario('C3.5 the points must suffice', (t) => {
  t.with({ points: 1, mice: { red: 'b2', blue: 'c2' }, open: 'E' }).castle()
  t.red.cannot('step b2 c2', 'no-way-on', 'C3.5')
  t.with({ points: 2, mice: { red: 'a1', blue: 'b1 c1' }, open: 'B' }).castle()
  t.red.cannot('step a1 b1', 'no-way-on', 'C3.5')
  t.with({ points: 3, mice: { red: 'a1', blue: 'b1 c1' }, open: 'B' }).castle()
  t.red.does('step a1 b1', 'step b1 c1', 'step c1 d1')
  t.expect.points(0)
})

scenario('C3.5 with no points at all a passage is refused for want of them', (t) => {
  t.with({ points: 0, mice: { red: 'b2', blue: 'c2' } }).castle()
  t.red.cannot('step b2 c2', 'no-way-on', 'C3.5')
})

scenario('C3.5 in passage only the steps from which the points suffice are allowed', (t) => {
  // From a1 over b1: d1 is two steps away, b2 is occupied and leads nowhere with the last point.
  t.with({ points: 3, mice: { red: 'a1', blue: 'b1 b2' }, open: 'A' }).castle()
  t.red.does('step a1 b1')
  t.red.canOnly('step', 'b1 c1, b1 b2')
  t.with({ points: 2, mice: { red: 'a1', blue: 'b1 b2' }, open: 'A' }).castle()
  t.red.does('step a1 b1')
  t.red.canOnly('step', 'b1 c1')
  t.red.cannot('step b1 b2', 'no-way-on', 'C3.5')
})

scenario('C3.5 roofs, traps and towers hold a passage up like any step', (t) => {
  t.with({ mice: { red: 'a1', blue: 'b1' }, tiles: { b2: 'trap' }, open: 'D' }).castle()
  t.red.does('step a1 b1')
  t.red.cannot('step b1 b2', 'onto-trap', 'C3.3')
  t.red.cannot('step b1 a1', 'into-tower', 'C3.3')
  t.red.cannot('step b1 d1', 'not-a-neighbour', 'C3.3')
  t.red.canOnly('step', 'b1 c1')
  t.with({ mice: { red: 'a1', blue: 'b1 c1' }, tiles: { b2: 'trap' } }).castle()
  t.red.cannot('step a1 b1', 'no-way-on', 'C3.5')
})

scenario('C3.5 in passage nothing else is done: the same mouse must step on', (t) => {
  t.with({ mice: { red: 'b2 d4', blue: 'c2' }, open: 'E' }).castle()
  t.red.does('step b2 c2')
  for (const action of ['end', 'slide a2', 'uncover A', 'enter a1', 'step d4 c4', 'step d4 e4', 'place a1']) {
    t.red.cannot(action, 'must-step-on', 'C3.5')
  }
  t.red.cannot('step b2 c2', 'must-step-on', 'C3.5')
  t.blue.cannot('step c2 d2', 'not-your-turn', 'C2.2')
  t.red.does('step c2 d2')
  t.red.can('end', 'slide a2', 'uncover A', 'enter a1', 'step d4 e4')
})

scenario('C3.5 the mouse that is passed does not move', (t) => {
  t.with({ mice: { red: 'b2 c2' } }).castle()
  t.red.does('step b2 c2', 'step c2 b2')
  t.expect.board(`
    # . . . . . #
    . R R . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})

scenario('C3.5 a table may be set in mid-passage', (t) => {
  t.with({ pass: 'c2', points: 1, open: 'D E' }).castle(`
    # . . . . . #
    . . B . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.red.canOnly('step', 'c2 b2, c2 d2')
  t.red.does('step c2 d2')
  t.expect.board(`
    # . . . . . #
    . . B R . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
})
