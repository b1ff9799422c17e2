import { scenario } from '../table.ts'

/** Collin's turn is over, the minions act, then Tilda rolls. */
const RATS = { points: 0, track: ['collin', 'rat-warriors', 'tilda'] }

scenario('M17.4 a rat goes for the nearest mouse, as far as its die says', (t) => {
  t.room('C . . . r . . . . T', { ...RATS, dice: ['bow'] })
  t.party.does('end')
  t.expect.room('C . r . . . . . . T')
  t.expect.turn('tilda')
})

scenario('M17.4 the way round a wall counts, not the way through it', (t) => {
  const room = `
    C # r . . T
    . . .  # # #`
  t.room(room, { ...RATS, dice: ['cheese'] })
  t.party.does('end')
  t.expect.room(`
    C # . r . T
    . . .  # # #`)
})

scenario('M17.4 a rat that stands with a mouse does not move, and attacks', (t) => {
  t.room('Cr . T', { ...RATS, dice: ['bow', 'bow', 'bow'] })
  t.party.does('end')
  t.expect.room('Cr . T')
  t.expect.mouse('collin', { wounds: 0 })
})

scenario('M17.5 an archer that sees a mouse stays where it is and shoots', (t) => {
  const dice = ['shield', 'bow', 'shield', 'bow']
  t.room('C . . e . . T', { points: 0, track: ['collin', 'elite-rat-warriors', 'tilda'], dice })
  t.party.does('end')
  t.expect.room('C . . e . . T')
  t.expect.mouse('collin', { wounds: 1 })
})
