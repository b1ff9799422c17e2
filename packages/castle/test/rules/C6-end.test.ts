import { castle } from '@mousekeep/castle'
import type { Colour } from '../colours.ts'
import { scenario, type Table } from '../table.ts'

/** One step of red from d4 to e4 gives it gouda. */
const GOUDA = { e4: 'gouda', b6: 'gouda' }

/** Red slides a trap under blue's mouse on a2, blue's third. */
function blueLosesItsThird(
  t: Table,
  tokens: Partial<Record<Colour, string>>,
  lost: Partial<Record<Colour, number>>,
): void {
  t.with({ spare: 'trap', mice: { blue: 'a2', green: 'g5' }, lost: { blue: 2, ...lost }, tokens }).castle()
  t.red.does('slide a2')
}

scenario('C6.1 with 4 different kinds a player wins at once', (t) => {
  t.with({ mice: { red: 'd4 b6' }, tiles: GOUDA, tokens: { red: 'blue braid emmental' } }).castle()
  t.red.does('step d4 e4')
  t.expect.events('stepped red d4 e4', 'awarded red gouda', 'won red target (C6.1)')
  t.expect.over('red', 'target')
})

scenario('C6.1 then nothing more is done by anybody', (t) => {
  t.with({ mice: { red: 'd4 b6', blue: 'g1' }, tiles: GOUDA, tokens: { red: 'blue braid emmental' } }).castle()
  t.red.does('step d4 e4')
  t.scene.expectEqual('the actor', castle.actor(t.state), null)
  t.scene.expectEqual('the list', t.scene.listed(), [])
  t.scene.expectEqual('the outcome', castle.outcome(t.state), { winners: [0], result: 'seat 0', rule: 'C6.1' })
  for (const action of ['end', 'step e4 d4', 'slide a2', 'enter a1', 'uncover O', 'place a1']) {
    t.red.cannot(action, 'game-over', 'C6.1')
    t.blue.cannot(action, 'game-over', 'C6.1')
  }
})

scenario('C6.1 three kinds are not enough', (t) => {
  t.with({ mice: { red: 'd4 b6' }, tiles: GOUDA, tokens: { red: 'blue braid' } }).castle()
  t.red.does('step d4 e4')
  t.expect.notOver()
})

for (const [target, tokens] of [
  [5, 'blue braid emmental halloumi'],
  [6, 'blue braid emmental halloumi neufchatel'],
] as const) {
  scenario(`C6.1 the target may be ${target}`, (t) => {
    t.with({ target, mice: { red: 'd4 b6' }, tiles: GOUDA, tokens: { red: tokens.slice('blue '.length) } }).castle()
    t.red.does('step d4 e4')
    t.expect.notOver()
    t.with({ target, mice: { red: 'd4 b6' }, tiles: GOUDA, tokens: { red: tokens } }).castle()
    t.red.does('step d4 e4')
    t.expect.over('red', 'target')
  })
}

scenario('C6.1 in another’s turn too', (t) => {
  const tokens = { blue: 'braid emmental gouda' }
  t.with({ spare: 'blue', mice: { blue: 'a2 d4' }, tiles: { d4: 'blue' }, tokens }).castle()
  t.red.does('slide a2')
  t.expect.over('blue', 'target')
})

scenario('C6.1 several at once: most tokens', (t) => {
  // The slide gives red its fourth, green its fourth and fifth.
  const tokens = { red: 'blue braid emmental', green: 'blue braid emmental' }
  t.with({ tokens, players: 3 }).castle(`
    # . . . . . #    # . _ . _ . #
    R R G G G G .    . g g h h p p
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide g2')
  t.expect.events('slid', 'awarded red gouda', 'awarded green halloumi', 'awarded green provolone', 'won green target')
})

scenario('C6.1 several at once with equally many: C6.3, the mover comes last', (t) => {
  const tokens = { red: 'blue braid emmental', blue: 'gouda neufchatel provolone' }
  t.with({ tokens, players: 3 }).castle(`
    # . . . . . #    # . _ . _ . #
    R R B B . . .    . g g h h . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide g2')
  t.expect.over('blue', 'target')
})

scenario('C6.1 the target decides: with 4 of 5 nobody wins, with 5 at once', (t) => {
  const tokens = { red: 'blue braid emmental halloumi', blue: 'blue braid emmental halloumi' }
  t.with({ target: 5, mice: { red: 'd4 b6' }, tiles: GOUDA, tokens }).castle()
  t.red.does('step d4 e4')
  t.expect.over('red', 'target')
})

scenario('C6.2 when a player has lost its third mouse the game ends at once: most tokens wins', (t) => {
  blueLosesItsThird(t, { red: 'blue', green: 'blue braid' }, {})
  t.expect.events('slid red a2', 'fell blue a2', 'won green mice (C6.2)')
  t.expect.over('green', 'mice')
  t.red.cannot('end', 'game-over', 'C6.2')
})

scenario('C6.2 not when it has lost its second', (t) => {
  t.with({ spare: 'trap', mice: { blue: 'a2' }, lost: { blue: 1 } }).castle()
  t.red.does('slide a2')
  t.expect.lost('blue', 2)
  t.expect.notOver()
})

scenario('C6.2 who has a single mouse left is not counted', (t) => {
  blueLosesItsThird(t, { blue: 'blue braid emmental', green: 'gouda' }, {})
  t.expect.over('green', 'mice')
})

scenario('C6.2 the mover may be the one, and loses by it', (t) => {
  t.with({ spare: 'trap', mice: { red: 'a2' }, lost: { red: 2 }, tokens: { red: 'blue braid emmental' } }).castle()
  t.red.does('slide a2')
  t.expect.over('blue', 'mice')
})

scenario('C6.2 two players lose their third at once: neither is counted', (t) => {
  const tokens = { red: 'blue braid emmental', blue: 'gouda' }
  t.with({ spare: 'trap', lost: { red: 2, blue: 2 }, tokens }).castle(`
    # . . . . . #    # . _ . _ . #
    R . B . . . .    . x . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . G    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'fell red a2', 'fell blue c2', 'won green mice')
})

scenario('C6.2 if that leaves nobody, all are counted', (t) => {
  const tokens = { red: 'blue braid', blue: 'gouda' }
  t.with({ spare: 'trap', lost: { red: 2, blue: 2 }, tokens }).castle(`
    # . . . . . #    # . _ . _ . #
    R . B . . . .    . x . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  t.red.does('slide a2')
  t.expect.over('red', 'mice')
})

scenario('C6.2 if that leaves nobody and tokens are equal, C6.3', (t) => {
  t.with({ spare: 'trap', lost: { red: 2, blue: 2 }, mice: { red: 'a2', blue: 'c2' }, tiles: { b2: 'trap' } }).castle()
  t.red.does('slide a2')
  t.expect.over('blue', 'mice')
})

scenario('C6.2 third and fourth at once: nor is that player counted', (t) => {
  const tokens = { blue: 'blue braid emmental' }
  t.with({ spare: 'trap', lost: { blue: 2 }, mice: { blue: 'a2 c2' }, tiles: { b2: 'trap' }, tokens }).castle()
  t.red.does('slide a2')
  t.expect.lost('blue', 4)
  t.expect.over('red', 'mice')
})

scenario('C6.2 mice in hand are mice left', (t) => {
  blueLosesItsThird(t, { blue: 'blue' }, { green: 2 })
  t.expect.over('green', 'mice')
})

scenario('C6.3 a tie goes to the first tied seat after the one whose turn it is', (t) => {
  // Turn: blue. After it come green, yellow, red.
  const setup = { spare: 'trap', turn: 'blue', players: 4, lost: { blue: 2 }, mice: { blue: 'a2' } } as const
  t.with({ ...setup, tokens: { red: 'gouda', yellow: 'blue' } }).castle()
  t.blue.does('slide a2')
  t.expect.over('yellow', 'mice')
  t.with({ ...setup, tokens: { red: 'gouda', green: 'blue', yellow: 'blue' } }).castle()
  t.blue.does('slide a2')
  t.expect.over('green', 'mice')
  t.with(setup).castle()
  t.blue.does('slide a2')
  t.expect.over('green', 'mice')
})

scenario('C6.3 the seat whose turn it is comes last among equals', (t) => {
  blueLosesItsThird(t, { red: 'blue', green: 'gouda' }, {})
  t.expect.over('green', 'mice')
})

scenario('C6.3 only a tie: more tokens win from any seat', (t) => {
  blueLosesItsThird(t, { red: 'blue braid', green: 'gouda' }, {})
  t.expect.over('red', 'mice')
})

scenario('C6.4 after the last turn of round 100 the game ends: most tokens wins', (t) => {
  t.with({ round: 100, turn: 'blue', tokens: { red: 'gouda', blue: 'blue braid' } }).castle()
  t.blue.does('end')
  t.expect.events('won blue rounds (C6.4)')
  t.expect.over('blue', 'rounds')
  t.red.cannot('end', 'game-over', 'C6.4')
})

scenario('C6.4 the last turn is the one before the first player’s', (t) => {
  t.with({ round: 100, players: 3, first: 'green', turn: 'green' }).castle()
  t.green.does('end')
  t.red.does('end')
  t.expect.notOver()
  t.blue.does('end')
  t.expect.over('green', 'rounds')
})

scenario('C6.4 not after round 99: a round begins with the first player’s turn', (t) => {
  t.with({ round: 99, first: 'blue', turn: 'red' }).castle()
  t.red.does('end')
  t.expect.events('turn-began blue round 100')
  t.expect.notOver()
})

scenario('C6.4 in the last turn one still plays, and may win by another rule', (t) => {
  const tokens = { blue: 'blue braid emmental' }
  t.with({ round: 100, turn: 'blue', mice: { blue: 'd4 b6' }, tiles: GOUDA, tokens }).castle()
  t.blue.does('step d4 e4')
  t.expect.over('blue', 'target')
})

scenario('C6.4 a tie: that turn’s seat counts as the one whose turn it is', (t) => {
  const tokens = { red: 'gouda', green: 'blue', yellow: 'braid' }
  t.with({ round: 100, players: 4, first: 'blue', turn: 'red', tokens }).castle()
  t.red.does('end')
  t.expect.over('green', 'rounds')
})

scenario('C6.4 everybody is counted, also with two mice lost', (t) => {
  t.with({ round: 100, turn: 'blue', lost: { red: 2 }, tokens: { red: 'gouda' } }).castle()
  t.blue.does('end')
  t.expect.over('red', 'rounds')
})

scenario('C6.4 roofs go on first (C3.8)', (t) => {
  t.with({ round: 100, turn: 'blue', mice: { blue: 'd4' }, open: 'A' }).castle()
  t.blue.does('end')
  t.expect.events('covered A (C3.8)', 'won red rounds')
})
