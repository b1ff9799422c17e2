import { refusal } from '@mousekeep/engine'
import { WEBBED, type ActionKind, type Scurry } from '../../state/action.ts'
import { NUMBER, roll } from '../../state/dice.ts'
import { moveRolled } from '../deeds/begin-rules.ts'
import { actionRefusal, spendAction, turnOf } from '../deeds/spend-action.ts'
import { statOf } from '../lookup/modifiers.ts'
import { heavyLoad } from '../lookup/tokens.ts'

const NOT_MOVED = refusal('M6.7', 'move-first')

const TO_SCURRY: Scurry = Object.freeze({ do: 'scurry' })

/** M6.7: a second move. */
export const scurry: ActionKind<Scurry> = {
  list(chooser, into) {
    if (scurry.judge(chooser, TO_SCURRY) === null) into.push(TO_SCURRY)
  },

  judge(chooser) {
    if (chooser.mouse.stunned) return actionRefusal(chooser)
    if (chooser.mouse.webbed) return WEBBED
    if (!turnOf(chooser.state).used) return NOT_MOVED
    return actionRefusal(chooser)
  },

  perform(live, chooser) {
    const { state, board } = live
    const { mouse } = chooser
    const turn = turnOf(state)
    spendAction(live, chooser, 'scurry')
    const faces = roll(1, live.chance)
    live.emit?.({ type: 'rolled', rule: 'M6.7', by: mouse.id, for: 'move', faces })
    turn.points = Math.max(0, statOf(state, board, mouse, 'move') - heavyLoad(state, mouse)) + NUMBER[faces[0]]
    turn.move = 'whole'
    turn.ended = null
    turn.used = false
    moveRolled(live, mouse.id, NUMBER[faces[0]])
  },
}
