import { refusal, type Refusal } from '@mousekeep/engine'
import { check } from '../rules/decide.ts'
import type { Arrange, MysticsAction, Walk } from '../state/action.ts'
import type { MysticsState } from '../state/state.ts'

/** Several decisions named as one: the steps of a walk, the places of all who arrive (M27.1, M27.4). */
export type Row = Walk | Arrange

const NOWHERE_NAMED = refusal('M27.1', 'empty-walk')
const NOBODY_ARRIVES = refusal('M27.4', 'nobody-arrives')

export function isRow(action: MysticsAction): action is Row {
  return action.do === 'walk' || action.do === 'arrange'
}

/** What a row begins with must be legal; where it comes to an end is only seen on the way. */
export function rowRefusal(state: MysticsState, row: Row): Refusal | null {
  const first = nextOf(state, row, 0)
  if (first !== null) return check(state, first)
  return row.do === 'walk' ? NOWHERE_NAMED : NOBODY_ARRIVES
}

/** The decision that a row comes to after so many of its own; null when it has nothing more to say. */
export function nextOf(state: MysticsState, row: Row, done: number): MysticsAction | null {
  if (row.do === 'walk') return done < row.path.length ? { do: 'step', to: row.path[done] } : null
  const mouse = arriving(state)
  const at = mouse === null ? undefined : row.places[mouse]
  return at === undefined ? null : { do: 'choose', option: at }
}

/** The mouse whose place is asked for on a side just entered (M13.3). */
function arriving(state: MysticsState): string | null {
  const [what, mouse] = state.ask?.what.split(' ') ?? []
  return what === 'arrive' ? (mouse ?? null) : null
}
