import { scenario } from '../table.ts'

scenario('M7.1 a mouse steps to a space next to its own, never across a corner', (t) => {
  t.room(
    `
    C . .
    . . .`,
    { points: 2 },
  )
  t.party.canOnly('step', 'to=b1, to=a2')
  t.party.cannot('step to=b2', 'not-adjacent', 'M7.1')
  t.party.does('step to=b1')
  t.expect.room(`
    . C .
    . . .`)
  t.expect.points(1)
})

scenario('M6.1 with no move points left nobody steps', (t) => {
  t.room('C . .', { points: 1 })
  t.party.does('step to=b1')
  t.party.cannot('step to=c1', 'too-few-points', 'M6.1')
})

scenario('M7.5 a space with four small figures is full', (t) => {
  t.room('C NTFL .', { points: 2 })
  t.party.cannot('step to=b1', 'full', 'M7.5')
})

scenario('M8.1 stepping into water ends the move', (t) => {
  t.room('C ~ .', { points: 3 })
  t.party.does('step to=b1')
  t.expect.room('. ~C .')
  t.party.cannot('step to=c1', 'move-over', 'M8.1')
})

scenario('M6.8 the turn ends when the mouse says so, and the next on the track begins', (t) => {
  t.room('C . T', { points: 2, dice: ['bow'] })
  t.party.does('end')
  t.expect.turn('tilda')
})
