import { refusal } from '@mousekeep/engine'
import { cure, push } from '../changes.ts'
import { isStar, roll } from '../dice.ts'
import { hasFoundHere } from '../searching.ts'
import type { ActionKind, Recover, Search } from './action.ts'
import { actionRefusal, spendAction } from './budget.ts'

const SEARCHED = refusal('M11.2', 'already-found')
const NOTHING_TO_RECOVER = refusal('M12.3', 'nothing-to-recover')

/** M11. */
export const search: ActionKind<Search> = {
  list(table, into) {
    if (search.check(table, { do: 'search' }) === null) into.push({ do: 'search' })
  },

  check(table) {
    return actionRefusal(table) ?? (hasFoundHere(table, table.mouse) ? SEARCHED : null)
  },

  perform(world, table) {
    spendAction(world, table, 'other')
    push(world, { kind: 'search', step: 'moment', mouse: table.mouse.id, dice: 1 })
  },
}

/** M12. */
export const recover: ActionKind<Recover> = {
  list(table, into) {
    if (recover.check(table, { do: 'recover' }) === null) into.push({ do: 'recover' })
  },

  check(table) {
    const { mouse } = table
    if (!mouse.stunned && !mouse.webbed) return NOTHING_TO_RECOVER
    return actionRefusal(table, true)
  },

  perform(world, table) {
    const { mouse } = table
    spendAction(world, table, 'other')
    cure(world, mouse, 'stunned', 'M12.1')
    if (!mouse.webbed) return
    const faces = roll(1, world.chance)
    world.emit?.({ type: 'rolled', rule: 'M12.2', by: mouse.id, for: 'recover', faces })
    if (faces.some(isStar)) cure(world, mouse, 'webbed', 'M12.2')
  },
}
