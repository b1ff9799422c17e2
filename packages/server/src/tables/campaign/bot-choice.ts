import type { Body } from '@mousekeep/tables'
import { chosen } from '../decide.ts'
import type { TableState } from '../state.ts'
import { onwardFrom } from './following.ts'

/** Between two chapters a bot takes the first choice, as soon as it is asked; null if none is asked anything. */
export function botChoice(state: TableState): ((now: TableState) => Body | null) | null {
  if (state.isArchived) return null
  const need = onwardFrom(state)?.needs.find(({ seat }) => state.chairs[seat].bot !== null)
  if (need === undefined) return null
  return (now) => {
    const decision = chosen(now, need.seat, need.choices[0])
    return 'body' in decision ? decision.body : null
  }
}
