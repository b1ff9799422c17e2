import { refusal } from '@mousekeep/engine'
import { WEBBED, type ActionKind, type Stand } from '../../state/action.ts'
import { turnOf } from '../deeds/spend-action.ts'
import { endMove, MOVE_OVER } from './step.ts'

const STANDING = refusal('M21.3', 'not-knocked-down')

/** M21.3: standing up takes the whole move. */
export const stand: ActionKind<Stand> = {
  list(chooser, into) {
    if (stand.judge(chooser, { do: 'stand' }) === null) into.push({ do: 'stand' })
  },

  judge({ state, mouse }) {
    const turn = turnOf(state)
    if (!mouse.down) return STANDING
    if (mouse.webbed) return WEBBED
    return turn.move === 'whole' ? null : (MOVE_OVER[turn.ended ?? 'M21.3'] ?? MOVE_OVER['M21.3'])
  },

  perform(live, chooser) {
    chooser.mouse.down = false
    turnOf(live.state).used = true
    endMove(chooser, 'M21.3')
    live.emit?.({ type: 'stood-up', rule: 'M21.3', who: chooser.mouse.id })
  },
}
