import { refusal } from '@mousekeep/engine'
import type { ActionKind, Recover } from '../../state/action.ts'
import { isStar, roll } from '../../state/dice.ts'
import { cure } from '../deeds/move-and-mark.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'

const NOTHING_TO_RECOVER = refusal('M12.3', 'nothing-to-recover')

/** M12. */
export const recover: ActionKind<Recover> = {
  list(chooser, into) {
    if (recover.judge(chooser, { do: 'recover' }) === null) into.push({ do: 'recover' })
  },

  judge(chooser) {
    const { mouse } = chooser
    if (!mouse.stunned && !mouse.webbed) return NOTHING_TO_RECOVER
    return actionRefusal(chooser, true)
  },

  perform(live, chooser) {
    const { mouse } = chooser
    spendAction(live, chooser, 'other')
    cure(live, mouse, 'stunned', 'M12.1')
    if (!mouse.webbed) return
    const faces = roll(1, live.chance)
    live.emit?.({ type: 'rolled', rule: 'M12.2', by: mouse.id, for: 'recover', faces })
    if (faces.some(isStar)) cure(live, mouse, 'webbed', 'M12.2')
  },
}
