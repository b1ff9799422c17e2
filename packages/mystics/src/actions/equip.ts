import type { Refusal } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { arrange, dress, NOTHING_MOVED, wearable } from '../gear.ts'
import { IN_WATER, ONCE_A_TURN, type ActionKind, type Equip, type Table } from './action.ts'
import { turnOf } from './budget.ts'

/** M16.2. The open form may be played as it is: then it is filled in by questions. */
export const equip: ActionKind<Equip> = {
  list(table, into) {
    const action: Equip = { do: 'equip', open: true }
    if (equip.check(table, action) === null) into.push(action)
  },

  check(table, action) {
    const { state, board, mouse } = table
    const refused = gate(table)
    if (refused !== null) return refused
    // What is worn can always be taken off.
    if (action.open === true && mouse.equip.length > 0) return null
    if (action.open === true) return wearable(state, board, mouse).length > 0 ? null : NOTHING_MOVED
    const arranged = arrange(state, board, mouse, action.moves ?? [])
    return 'rule' in arranged ? arranged : null
  },

  perform(world, table, action) {
    const { state, board, emit } = world
    const { mouse } = table
    turnOf(state).equipped = true
    if (action.open === true) return push(world, { kind: 'equipping', mouse: mouse.id, moved: [] })
    const arranged = arrange(state, board, mouse, action.moves ?? [])
    if ('rule' in arranged) throw new Error('Bug: an equip that was not checked')
    dress(mouse, arranged)
    for (const { card, to } of action.moves ?? []) emit?.({ type: 'equipped', rule: 'M16.2', who: mouse.id, card, to })
    push(world, { kind: 'pack', mouse: mouse.id })
  },
}

function gate({ state, board, mouse }: Table): Refusal | null {
  if (board.isWater[mouse.at]) return IN_WATER
  return turnOf(state).equipped ? ONCE_A_TURN : null
}
