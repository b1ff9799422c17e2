import type { Refusal } from '@mousekeep/engine'
import { IN_WATER, ONCE_A_TURN, type ActionKind, type Equip, type Chooser } from '../../state/action.ts'
import { push } from '../../state/live.ts'
import { easePoison } from '../deeds/put-on.ts'
import { turnOf } from '../deeds/spend-action.ts'
import { arrange, dress, NOTHING_MOVED, wearable, type Arrangement } from '../lookup/arrange-gear.ts'

const OPEN: Equip = Object.freeze({ do: 'equip', open: true })

/** M16.2. The open form may be played as it is: then it is filled in by questions. */
export const equip: ActionKind<Equip, Arrangement | null> = {
  list(chooser, into) {
    if (equip.judge(chooser, OPEN) === null) into.push(OPEN)
  },

  judge(chooser, action) {
    const { state, board, mouse } = chooser
    const refused = gate(chooser)
    if (refused !== null) return refused
    // What is worn can always be taken off.
    if (action.open === true && mouse.equip.length > 0) return null
    if (action.open === true) return wearable(state, board, mouse).length > 0 ? null : NOTHING_MOVED
    return arrange(state, board, mouse, action.moves ?? [])
  },

  perform(live, chooser, action, arranged) {
    const { state, emit } = live
    const { mouse } = chooser
    turnOf(state).equipped = true
    if (arranged === null) return push(live, { kind: 'equipping', mouse: mouse.id, moved: [] })
    dress(mouse, arranged)
    for (const { card, to } of action.moves ?? []) {
      emit?.({ type: 'equipped', rule: 'M16.2', who: mouse.id, card, to })
      easePoison(live, mouse, card)
    }
    push(live, { kind: 'pack', mouse: mouse.id })
  },
}

function gate({ state, board, mouse }: Chooser): Refusal | null {
  if (board.isWater[mouse.at]) return IN_WATER
  return turnOf(state).equipped ? ONCE_A_TURN : null
}
