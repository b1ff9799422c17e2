import { COLOURS } from '../colours.ts'
import { scenario } from '../table.ts'

scenario('C3.1 a turn has 4 points; uncover, step, enter and slide cost one each, in any order', (t) => {
  t.castle(`
    R . . . . . B
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #`)
  t.expect.points(4)
  t.red.does('slide d7')
  t.expect.points(3)
  t.red.does('uncover C')
  t.expect.points(2)
  t.red.does('step a1 a2')
  t.expect.points(1)
  t.red.does('enter a1')
  t.expect.points(0)
})

scenario('C3.1 the points may all go to one kind of action', (t) => {
  t.with({ mice: { red: 'd4', blue: 'g1' } }).castle()
  t.red.does('uncover E', 'uncover H', 'uncover I', 'uncover N')
  t.expect.points(0)
  t.with({ mice: { blue: 'b2' }, players: 3 }).castle()
  t.red.does('enter a1', 'enter g1', 'enter a7', 'enter g7')
  t.expect.points(0)
  t.expect.hand('red', 0)
})

scenario('C3.1 with no points left nothing is done but end', (t) => {
  t.with({ points: 0, mice: { red: 'a1 b2' } }).castle()
  t.red.cannot('uncover A', 'no-points', 'C3.1')
  t.red.cannot('step b2 c2', 'no-points', 'C3.1')
  t.red.cannot('enter g1', 'no-points', 'C3.1')
  t.red.cannot('slide a2', 'no-points', 'C3.1')
  t.red.can('end')
})

scenario('C3.1 the obstacle is named rather than the points', (t) => {
  t.with({ points: 0, slid: true, mice: { red: 'a1 b2' } }).castle()
  t.red.cannot('uncover R', 'out-of-reach', 'C3.2')
  t.red.cannot('step a1 b1', 'under-roof', 'C3.3')
  t.red.cannot('enter a1', 'tower-taken', 'C3.4')
  t.red.cannot('slide a2', 'already-slid', 'C3.6')
})

scenario('C3.1 a turn ends only by the player’s word, also with 0 points', (t) => {
  t.with({ points: 1, mice: { red: 'b2', blue: 'g7' } }).castle()
  t.red.does('step b2 c2')
  t.expect.points(0)
  t.expect.turn('red')
  t.blue.cannot('end', 'not-your-turn', 'C2.2')
  t.red.does('end')
  t.expect.turn('blue')
})

for (const points of [1, 2, 3, 4]) {
  scenario(`C3.1 ending with ${points} points left is allowed, and they are lost`, (t) => {
    t.with({ points, mice: { red: 'b2', blue: 'g7' } }).castle()
    t.red.does('end')
    t.expect.events('turn-began blue round 1')
    t.expect.points(4)
    t.blue.does('end')
    t.expect.turn('red')
    t.expect.points(4)
  })
}

scenario('C3.1 turns go round in seat order from the first player; after the last seat a round is over', (t) => {
  t.with({ players: 4, first: 'green', turn: 'green' }).castle()
  t.green.does('end')
  t.yellow.does('end')
  t.expect.events('turn-began red round 1')
  t.red.does('end')
  t.expect.round(1)
  t.blue.does('end')
  t.expect.events('turn-began green round 2')
  t.expect.round(2)
})

scenario('C3.1 nobody acts in another’s turn', (t) => {
  t.with({ players: 4, mice: { red: 'a1', blue: 'g1', green: 'a7', yellow: 'g7' }, turn: 'yellow' }).castle()
  for (const colour of COLOURS.slice(0, 3)) {
    for (const action of ['end', 'slide a2', 'uncover A']) t[colour].cannot(action, 'not-your-turn', 'C2.2')
  }
})
