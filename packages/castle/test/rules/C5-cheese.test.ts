import { scenario } from '../table.ts'

scenario('C5.1 two mice of one player on the same kind take its token, after a step', (t) => {
  t.castle(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . R . . .    . . . . g . .
    . . . . . . .    _ . _ . _ . _
    . R . . . . .    . g . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4', 'awarded red gouda on e4 b6 (C5.1)')
  t.expect.tokens('red', 'gouda')
})

scenario('C5.1 after a slide that brings the kind under a mouse', (t) => {
  t.with({ spare: 'emmental' }).castle(`
    # . . . . . #    # . _ . _ . #
    R . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . R . . .    . . . e . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'awarded red emmental')
})

scenario('C5.1 in anybody’s turn: a slide may give others a token', (t) => {
  t.with({ spare: 'braid', tiles: { d4: 'braid' }, mice: { blue: 'a2 d4', red: 'g1' } }).castle()
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'awarded blue braid')
  t.expect.tokens('red', '')
  t.expect.tokens('blue', 'braid')
})

scenario('C5.1 mice of different players make no pair', (t) => {
  t.with({ mice: { red: 'd4', blue: 'b6' }, tiles: { e4: 'gouda', b6: 'gouda' } }).castle()
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4')
})

scenario('C5.1 different kinds make no pair, nor do plain tiles', (t) => {
  t.with({ mice: { red: 'd4 b6' }, tiles: { e4: 'gouda', b6: 'blue' } }).castle()
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4')
  t.with({ mice: { red: 'd4 b6' } }).castle()
  t.red.does('step d4 e4')
  t.expect.tokens('red', '')
})

scenario('C5.1 no second token of a kind', (t) => {
  t.with({ mice: { red: 'd4 b6' }, tiles: { e4: 'gouda', b6: 'gouda' }, tokens: { red: 'gouda' } }).castle()
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4')
  t.expect.tokens('red', 'gouda')
})

scenario('C5.1 a pair for which one has the token takes none, though another pair does at the same time', (t) => {
  const tiles = { e4: 'gouda', b6: 'gouda', d2: 'blue', e2: 'blue' }
  t.with({ mice: { red: 'd4 b6 d2 e2' }, tiles, tokens: { red: 'blue' } }).castle()
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4', 'awarded red gouda')
  t.expect.tokens('red', 'blue gouda')
})

scenario('C5.1 a token once taken stays when the pair is broken, and the pair may come again in vain', (t) => {
  t.with({ mice: { red: 'd4 b6' }, tiles: { e4: 'gouda', b6: 'gouda' } }).castle()
  t.red.does('step d4 e4', 'step e4 d4')
  t.expect.tokens('red', 'gouda')
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4')
})

scenario('C5.1 three mice on a kind take one token', (t) => {
  t.with({ spare: 'gouda', mice: { red: 'a2 b6 d4' }, tiles: { b6: 'gouda', d4: 'gouda' }, tokens: {} }).castle()
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'awarded red gouda')
})

scenario('C5.1 what others hold does not matter: each takes its own', (t) => {
  const tokens = { blue: 'gouda', green: 'gouda', yellow: 'gouda' }
  t.with({ mice: { red: 'd4 b6' }, tiles: { e4: 'gouda', b6: 'gouda' }, tokens, players: 4 }).castle()
  t.red.does('step d4 e4')
  t.expect.tokens('red', 'gouda')
  t.expect.tokens('blue', 'gouda')
})

scenario('C5.1 several at once for one player: in the order of the kinds’ names', (t) => {
  t.castle(`
    # . . . . . #    # . _ . _ . #
    R R R R . . .    . p h p h . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide g2')
  t.expect.events('slid red g2', 'awarded red halloumi', 'awarded red provolone')
  t.expect.tokens('red', 'halloumi provolone')
})

scenario('C5.1 several at once for several players: in the order of the kinds’ names, then of the seats', (t) => {
  t.castle(`
    # . . . . . #    # . _ . _ . #
    R B R B G G .    . n b n b b b
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide g2')
  t.expect.events('slid red g2', 'awarded blue blue', 'awarded green blue', 'awarded red neufchatel')
})

scenario('C5.1 all seven kinds count, in this order', (t) => {
  const names = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone']
  for (const name of names) {
    t.with({ mice: { red: 'd4 b6' }, tiles: { e4: name, b6: name } }).castle()
    t.red.does('step d4 e4')
    t.expect.tokens('red', name)
  }
  t.with({ tokens: { red: names.toReversed().join(' ') }, target: 6 }).castle()
  t.expect.tokens('red', names.join(' '))
})

scenario('C5.2 a mouse in passage does not stand: passing over the kind gives nothing', (t) => {
  // b6 and c2 show gouda; red passes blue on c2 and goes on.
  t.with({ mice: { red: 'b2 b6', blue: 'c2' }, tiles: { c2: 'gouda', b6: 'gouda' }, open: 'E' }).castle()
  t.red.does('step b2 c2')
  t.expect.events('stepped red b2 c2 passing')
  t.red.does('step c2 d2')
  t.expect.events('stepped red c2 d2')
  t.expect.tokens('red', '')
})

scenario('C5.2 where the passage ends it stands, and takes its token', (t) => {
  t.with({ mice: { red: 'b2 b6', blue: 'c2' }, tiles: { d2: 'gouda', b6: 'gouda' }, open: 'E' }).castle()
  t.red.does('step b2 c2', 'step c2 d2')
  t.expect.events('stepped red b2 c2 passing', 'stepped red c2 d2', 'awarded red gouda')
})

scenario('C5.2 over one’s own mouse on a kind: one mouse stands there, not two', (t) => {
  t.with({ mice: { red: 'b2 c2' }, tiles: { c2: 'gouda' } }).castle()
  t.red.does('step b2 c2')
  t.expect.tokens('red', '')
  t.red.does('step c2 b2')
  t.expect.tokens('red', '')
})

scenario('C5.3 after a slide: falls, then awards, then the end', (t) => {
  const tokens = { red: 'blue braid emmental' }
  t.with({ spare: 'trap', lost: { blue: 2 }, tokens }).castle(`
    # . . . . . #    # . _ . _ . #
    B . . R . . .    . . g . . . .
    . . . . . . .    _ . _ . _ . _
    . . . R . . .    . . . g . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'fell blue a2', 'awarded red gouda', 'won red target (C6.1)')
})

scenario('C5.3 who falls cannot be half of a pair', (t) => {
  // The slide takes gouda away from under b2 and brings the trap; c2 gets the gouda.
  t.castle(`
    # . . . . . #    # . _ . _ . #
    . R R . . . .    x g . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'fell red b2')
  t.expect.tokens('red', '')
})

scenario('C5.3 C6.1 before C6.2: who reaches the target wins, though a third mouse falls', (t) => {
  const tokens = { blue: 'blue braid emmental', red: 'gouda halloumi neufchatel' }
  t.with({ spare: 'trap', lost: { red: 2 }, tokens }).castle(`
    # . . . . . #    # . _ . _ . #
    R . . B . . .    . . g . . . .
    . . . . . . .    _ . _ . _ . _
    . . . B . . .    . . . g . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'fell red a2', 'awarded blue gouda', 'won blue target')
  t.expect.over('blue', 'target')
})

scenario('C5.3 awards before C6.2: the token of the last slide is counted', (t) => {
  const tokens = { red: 'blue', green: 'braid' }
  t.with({ spare: 'trap', lost: { blue: 2 }, tokens, turn: 'red' }).castle(`
    G . . . . . #    # . _ . _ . #
    B . . R . . .    . . g . . . .
    . . . . . . .    _ . _ . _ . _
    . . . R . . .    . . . g . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'fell blue a2', 'awarded red gouda', 'won red mice')
})
