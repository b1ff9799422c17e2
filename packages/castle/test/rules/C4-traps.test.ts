import { scenario } from '../table.ts'

scenario('C4.1 a slide that brings a trap under a mouse drops it for the rest of the game', (t) => {
  t.with({ spare: 'trap' }).castle(`
    # . . . . . #
    B . . . . . .
    . . . . . . .
    . . . . . R .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2 in trap', 'fell blue a2 (C4.1)')
  t.expect.lost('blue', 1)
  t.expect.hand('blue', 3)
  t.expect.board(`
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . R .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.red.does('end')
  t.blue.cannot('step a2 a3', 'not-your-mouse', 'C3.3')
  t.blue.does('enter a1', 'enter g1', 'enter a7')
  t.blue.cannot('enter g7', 'no-mouse-in-hand', 'C3.4')
})

scenario('C4.1 also the slider’s own', (t) => {
  t.with({ spare: 'trap', mice: { red: 'g4' } }).castle()
  t.red.does('slide g4')
  t.expect.events('slid red g4', 'fell red g4')
  t.expect.lost('red', 1)
})

scenario('C4.1 a trap that lay in the line and moves under a mouse', (t) => {
  t.castle(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . x . . . .
    . . . B . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . R . . #    # . _ . _ . #`)
  t.red.does('slide a4')
  t.expect.lost('blue', 0)
  t.red.does('end')
  t.expect.line('a4', '. . . x . . .')
  t.blue.does('slide d1')
  t.expect.events('slid blue d1', 'fell blue d5')
})

scenario('C4.1 a trap that leaves does no harm, nor one that stays beside', (t) => {
  t.castle(`
    # . . . . . #    # . _ . _ . #
    . R . . . . .    x . . . . . .
    . . . . . . .    _ x _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide g2')
  t.expect.events('slid red g2 in plain out trap')
  t.expect.spare('trap')
  t.expect.lost('red', 0)
})

scenario('C4.1 several mice at once, in the order of the line from where the spare went in', (t) => {
  t.with({ spare: 'trap' }).castle(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    B . R . . G R    . x . . x . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a4')
  t.expect.events('slid red a4 in trap', 'fell blue a4', 'fell red c4', 'fell green f4')
  t.expect.board(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . R    x . x . . x .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
})

scenario('C4.1 two mice of one player fall at once', (t) => {
  t.with({ spare: 'trap', mice: { blue: 'f1 f3' }, tiles: { f2: 'trap' } }).castle()
  t.red.does('slide f1')
  t.expect.events('slid red f1', 'fell blue f1', 'fell blue f3')
  t.expect.lost('blue', 2)
  t.expect.notOver()
})

scenario('C4.1 mice on solid squares and on towers are safe', (t) => {
  t.castle(`
    R . B . R . B    # x _ x _ x #
    . . . . . . .    x x x x x x x
    . . R . . . .    _ x _ x _ x _
    . . . . . . .    x x x x x x x
    B . . . . . R    _ x _ x _ x _
    . . . . . . .    x x x x x x x
    # . . . B . #    # x _ x _ x #`)
  for (const end of ['b1', 'd1', 'f1', 'a2', 'a4', 'a6']) {
    const player = t.summary.turn === 0 ? t.red : t.blue
    player.does(`slide ${end}`)
    t.expect.events(`slid ${t.summary.turn === 0 ? 'red' : 'blue'} ${end}`)
    player.does('end')
  }
  t.expect.lost('red', 0)
  t.expect.lost('blue', 0)
})

scenario('C4.1 a mouse on another square of the line is not touched', (t) => {
  t.with({ spare: 'trap', mice: { blue: 'b2 c2 d2 e2' } }).castle()
  t.red.does('slide a2')
  t.expect.events('slid red a2')
})

scenario('C4.2 the trap stays in the line', (t) => {
  t.with({ spare: 'trap', mice: { blue: 'a2' } }).castle()
  t.red.does('slide a2')
  t.expect.line('a2', 'x . . . . . .')
  t.expect.spare('plain')
})

scenario('C4.2 nobody steps on it there, and it can drop another mouse', (t) => {
  t.with({ spare: 'trap', mice: { red: 'a3', blue: 'a2 b2' } }).castle()
  t.red.does('slide a2')
  t.red.cannot('step a3 a2', 'onto-trap', 'C3.3')
  t.red.does('end')
  t.blue.does('slide a2')
  t.expect.events('slid blue a2', 'fell blue b2')
  t.expect.line('a2', '. x . . . . .')
  t.expect.lost('blue', 2)
})
