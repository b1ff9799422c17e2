import { ActionList } from '@mousekeep/engine'
import { list } from '../rules/decide.ts'
import type { MysticsAction } from '../state/action.ts'
import type { MysticsState } from '../state/state.ts'

/** The single decisions that may be taken now. */
export function actionsOf(state: MysticsState): MysticsAction[] {
  const listed = new ActionList<MysticsAction>()
  list(state, listed)
  return listed.toArray()
}
