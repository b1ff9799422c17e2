import { scenario } from '../table.ts'

const SWORD = { mice: { collin: { equip: ['collins-sword'] } }, points: 2 }
const BOW = { mice: { lily: { equip: ['lilys-bow'] } }, points: 2 }

scenario('M10.2 a sword reaches the own space and the next one, no farther', (t) => {
  t.room('C r r', SWORD)
  t.party.canOnly('battle', 'target=r1 weapon=collins-sword')
  t.party.cannot('battle target=r2 weapon=collins-sword', 'out-of-reach', 'M10.2')
})

scenario('M10.2 a bow shoots whoever is seen, but with a minion close by only that one', (t) => {
  t.room('L . . r', BOW)
  t.party.can('battle target=r1 weapon=lilys-bow')
  t.room('L r . r', BOW)
  t.party.cannot('battle target=r2 weapon=lilys-bow', 'minion-near', 'M10.2')
})

scenario('M10.5 swords hit, shields block, and what is not blocked defeats a rat', (t) => {
  t.room('C r .', { ...SWORD, dice: ['sword', 'bow', 'sword', 'bow', 'cheese', 'bow', 'bow', 'bow'] })
  t.party.does('battle target=r1 weapon=collins-sword')
  t.expect.room('C . .')
})

scenario('M10.5 a shield for every sword, and the rat stays', (t) => {
  t.room('C r .', { ...SWORD, dice: ['sword', 'bow', 'bow', 'bow', 'shield', 'bow', 'bow', 'bow'] })
  t.party.does('battle target=r1 weapon=collins-sword')
  t.expect.room('C r .')
})
