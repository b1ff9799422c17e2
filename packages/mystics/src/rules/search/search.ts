import { refusal } from '@mousekeep/engine'
import type { ActionKind, Search } from '../../state/action.ts'
import { push } from '../../state/live.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'
import { hasFoundHere } from '../lookup/may-search.ts'

const SEARCHED = refusal('M11.2', 'already-found')

const TO_SEARCH: Search = Object.freeze({ do: 'search' })

/** M11. */
export const search: ActionKind<Search> = {
  list(chooser, into) {
    if (search.judge(chooser, TO_SEARCH) === null) into.push(TO_SEARCH)
  },

  judge(chooser) {
    return actionRefusal(chooser) ?? (hasFoundHere(chooser, chooser.mouse) ? SEARCHED : null)
  },

  perform(live, chooser) {
    spendAction(live, chooser, 'other')
    push(live, { kind: 'search', step: 'moment', mouse: chooser.mouse.id, dice: 1 })
  },
}
