import { scenario } from '../table.ts'

const ENDS = ['b1', 'd1', 'f1', 'b7', 'd7', 'f7', 'a2', 'a4', 'a6', 'g2', 'g4', 'g6']

scenario('C3.6 the spare goes in, the line shifts by one, the far tile drops out and is the new spare', (t) => {
  t.with({ spare: 'trap' }).castle(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    b r e g h n p
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2 in trap out provolone')
  t.expect.spare('provolone')
  t.expect.points(3)
  t.expect.board(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    x b r e g h n
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
})

scenario('C3.6 from the other end of the line it goes the other way', (t) => {
  t.with({ spare: 'trap' }).castle(`
    # . . . . . #    # . _ b _ . #
    . . . . . . .    . . . r . . .
    . . . . . . .    _ . _ e _ . _
    . . . . . . .    . . . g . . .
    . . . . . . .    _ . _ h _ . _
    . . . . . . .    . . . n . . .
    # . . . . . #    # . _ p _ . #`)
  t.red.does('slide d7')
  t.expect.line('d1', 'r e g h n p x')
  t.expect.spare('blue')
})

scenario('C3.6 all 12 ends are allowed, and nothing else is an end', (t) => {
  t.castle()
  t.red.canOnly('slide', ENDS.join(', '))
  for (const square of ['a1', 'c1', 'e7', 'a3', 'g5', 'b2', 'd4', 'h2', '2', '']) {
    t.red.cannot(`slide ${square}`, 'not-an-end', 'C3.6')
  }
})

scenario('C3.6 once per turn; in the next turn again', (t) => {
  t.castle()
  t.red.does('slide a2')
  for (const end of ENDS) t.red.cannot(`slide ${end}`, 'already-slid', 'C3.6')
  t.red.does('end')
  t.blue.canOnly('slide', ENDS.join(', '))
  t.blue.does('slide a2', 'end')
  t.red.can('slide a2')
})

scenario('C3.6 straight back is allowed: everything lies as before', (t) => {
  t.with({ spare: 'gouda', tiles: { a2: 'braid', g2: 'blue' }, mice: { red: 'a1', blue: 'g7' } }).castle()
  const before = t.summary.tiles
  t.red.does('slide a2', 'end')
  t.blue.can('slide g2')
  t.blue.does('slide g2')
  t.scene.expectEqual('the tiles', t.summary.tiles, before)
  t.expect.spare('gouda')
})

scenario('C3.6 pushBack off: not in at the end where the spare has dropped out', (t) => {
  t.with({ pushBack: false }).castle()
  t.red.canOnly('slide', ENDS.join(', '))
  t.red.does('slide a2', 'end')
  t.blue.cannot('slide g2', 'straight-back', 'C3.6')
  t.blue.canOnly('slide', ENDS.filter((end) => end !== 'g2').join(', '))
})

scenario('C3.6 pushBack off: the last slide counts, in whosever turn, until there is another', (t) => {
  t.with({ pushBack: false, players: 3 }).castle()
  t.red.does('slide d7', 'end')
  t.blue.does('end')
  t.green.cannot('slide d1', 'straight-back', 'C3.6')
  t.green.does('slide d7', 'end')
  t.red.cannot('slide d1', 'straight-back', 'C3.6')
  t.red.does('slide b1', 'end')
  t.blue.cannot('slide b7', 'straight-back', 'C3.6')
  t.blue.can('slide d1')
})

for (const [end, far] of [
  ['b1', 'b7'],
  ['d7', 'd1'],
  ['f1', 'f7'],
  ['a4', 'g4'],
  ['g6', 'a6'],
  ['g2', 'a2'],
]) {
  scenario(`C3.6 pushBack off: after ${end} the end ${far} is closed`, (t) => {
    t.with({ pushBack: false }).castle()
    t.red.does(`slide ${end}`, 'end')
    t.blue.canOnly('slide', ENDS.filter((each) => each !== far).join(', '))
  })
}

scenario('C3.6 roofs make no difference to a slide: tiles move under them unseen', (t) => {
  t.with({ spare: 'gouda', tiles: { a2: 'blue', b2: 'braid' } }).castle()
  t.red.does('slide a2')
  t.expect.line('a2', 'g b r . . . .')
  t.expect.events('slid red a2 in gouda out plain shows nothing revealed')
})

scenario('C3.7 mice do not travel with tiles', (t) => {
  t.castle(`
    # . . . . . #    # . _ . _ . #
    R B . R . . B    b . e . h . p
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide g2')
  t.expect.board(`
    # . . . . . #    # . _ . _ . #
    R B . R . . B    . e . h . p .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
})

scenario('C3.8 at the end of a turn every room without a mouse is covered', (t) => {
  t.with({ open: 'A B E', mice: { red: 'b2', blue: 'd4' } }).castle()
  t.expect.open('A B D E J')
  t.red.does('end')
  t.expect.events('covered A,B,E (C3.8)', 'turn-began blue round 1')
  t.expect.open('D J')
})

scenario('C3.8 not before: an empty room stays open for the rest of the turn', (t) => {
  t.with({ mice: { red: 'b2' }, open: 'H' }).castle()
  t.red.does('step b2 b3')
  t.expect.open('D H')
  t.red.does('step b3 b2')
  t.red.does('end')
  t.expect.events('covered H (C3.8)', 'turn-began blue')
})

scenario('C3.8 a mouse of any player keeps its room open, one is enough', (t) => {
  t.with({ mice: { red: 'a4', blue: 'd2', green: 'e3', yellow: 'g5' } }).castle()
  t.red.does('end')
  t.expect.events('turn-began blue round 1')
  t.expect.open('C E K')
})

scenario('C3.8 on solid floor too', (t) => {
  t.with({ mice: { red: 'c3' }, open: 'A' }).castle()
  t.red.does('end')
  t.expect.open('H')
})

scenario('C3.8 a mouse on a tower keeps no room open', (t) => {
  t.with({ mice: { red: 'a1 g7', blue: 'g1' }, open: 'A C K R' }).castle()
  t.red.does('end')
  t.expect.events('covered A,C,K,R (C3.8)', 'turn-began blue')
  t.expect.open('')
})

scenario('C3.8 a room whose mouse fell is covered', (t) => {
  t.with({ mice: { red: 'a2', blue: 'd4' }, spare: 'trap' }).castle()
  t.red.does('slide a2')
  t.expect.open('C J')
  t.red.does('end')
  t.expect.open('J')
})
