import assert from 'node:assert/strict'
import { castle } from '@mousekeep/castle'
import { COLOURS, colourOf } from '../colours.ts'
import { tilesGrid } from '../drawing.ts'
import { scenario, type Table } from '../table.ts'

const TOWERS = ['a1', 'g1', 'a7', 'g7']

/** The summaries of so many games opened with these options. */
function opened(t: Table, options: Record<string, unknown>, games: number): Table['summary'][] {
  return Array.from({ length: games }, (_, game) => {
    t.opens(options, `opened ${game}`)
    return t.summary
  })
}

scenario('C2.1 tiles are shuffled: games differ, and every kind comes to every hole', (t) => {
  const games = opened(t, {}, 200)
  assert.equal(new Set(games.map((game) => tilesGrid(game))).size, games.length)
  for (const hole of Object.keys(games[0].tiles)) {
    assert.equal(new Set(games.map((game) => game.tiles[hole])).size, 9, hole)
  }
})

scenario('C2.1 the last tile is the spare: any kind', (t) => {
  const spares = new Set(opened(t, {}, 200).map(({ spare }) => spare))
  assert.equal(spares.size, 9)
})

scenario('C2.1 with the option the spare is plain, and 9 of the 10 plain tiles lie in the lines', (t) => {
  for (const { spare, tiles } of opened(t, { spare: 'plain' }, 50)) {
    assert.equal(spare, 'plain')
    assert.equal(Object.values(tiles).filter((kind) => kind === 'plain').length, 9)
  }
})

scenario('C2.1 a spare set aside leaves the other tiles shuffled all the same', (t) => {
  const games = opened(t, { spare: 'plain' }, 200)
  for (const hole of Object.keys(games[0].tiles)) {
    assert.equal(new Set(games.map((game) => game.tiles[hole])).size, 9, hole)
  }
})

scenario('C2.1 all roofs are on, so nobody sees a tile but the spare', (t) => {
  t.opens({ players: 3 }, 'roofs')
  t.expect.open('')
  for (const viewer of [0, 1, 2, 'watcher'] as const) assert.deepEqual(castle.view(t.state, viewer).tiles, {})
  t.expect.events(`started first ${colourOf(t.summary.first)}, spare ${t.summary.spare}`)
})

scenario('C2.2 the first player is drawn: every seat comes first, and about equally often', (t) => {
  for (const players of [2, 3, 4]) {
    const firsts = opened(t, { players }, 400).map(({ first }) => first)
    const expected = 400 / players
    COLOURS.slice(0, players).forEach((_, seat) => {
      const count = firsts.filter((first) => first === seat).length
      assert.ok(Math.abs(count - expected) < 4 * Math.sqrt(expected), `seat ${seat} of ${players}: ${count} of 400`)
    })
  }
})

scenario('C2.2 in seat order from the first player, one mouse each, then the first player’s turn', (t) => {
  t.with({ phase: 'place', players: 4, turn: 'green', first: 'green' }).castle()
  t.green.does('place g7')
  t.expect.events('placed green g7')
  t.yellow.does('place a1')
  t.red.does('place g1')
  t.expect.turn('blue')
  t.blue.does('place a7')
  t.expect.events('placed blue a7', 'turn-began green round 1')
  t.expect.board(`
    Y . . . . . R
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    B . . . . . G`)
  t.expect.turn('green')
  for (const colour of COLOURS) t.expect.hand(colour, 3)
  t.green.can('end', 'slide a2')
})

scenario('C2.2 placing is free of charge', (t) => {
  t.with({ phase: 'place' }).castle()
  t.red.does('place a1')
  t.blue.does('place g7')
  t.expect.points(4)
})

scenario('C2.2 only on a tower, and only on a free one', (t) => {
  t.with({ phase: 'place' }).castle()
  t.red.canOnly('place', TOWERS.join(', '))
  for (const square of ['b1', 'd4', 'a2', 'h1', 'tower', '']) t.red.cannot(`place ${square}`, 'not-a-tower', 'C2.2')
  t.red.does('place a1')
  t.blue.cannot('place a1', 'tower-taken', 'C2.2')
  t.blue.canOnly('place', 'g1, a7, g7')
})

scenario('C2.2 nothing else is done before all have placed', (t) => {
  t.with({ phase: 'place', mice: { red: 'a1' }, turn: 'blue' }).castle()
  for (const action of ['step a1 b1', 'uncover A', 'enter g7', 'slide a2', 'end']) {
    t.blue.cannot(action, 'place-first', 'C2.2')
  }
})

scenario('C2.2 nobody places out of turn', (t) => {
  t.with({ phase: 'place', players: 3 }).castle()
  t.blue.cannot('place a1', 'not-your-turn', 'C2.2')
  t.green.cannot('place a1', 'not-your-turn', 'C2.2')
  t.red.does('place g1')
  t.red.cannot('place a1', 'not-your-turn', 'C2.2')
})

scenario('C2.2 later no mouse is placed for nothing', (t) => {
  t.with({ mice: { red: 'a1', blue: 'g7' } }).castle()
  t.red.cannot('place g1', 'already-placed', 'C2.2')
  t.blue.cannot('end', 'not-your-turn', 'C2.2')
})
