import { check } from '../rules/decide.ts'
import { lessonOf } from '../rules/chapter/lessons.ts'
import type { MysticsState } from '../state/state.ts'
import { leadsFrom } from './lead.ts'
import { waitsFrom } from './wait.ts'

/** Runs of turns that may be named as one decision now, beside the single decisions. */
export interface Offers {
  /** Cards that can be waited for (M27.7). */
  readonly waits: readonly string[]
  /** Spaces that everybody can be led to (M27.8). */
  readonly leads: readonly string[]
}

const NONE: Offers = { waits: [], leads: [] }

export function offersOf(state: MysticsState): Offers {
  if (check(state, { do: 'end' }) !== null || lessonOf(state) !== null) return NONE
  return { waits: waitsFrom(state), leads: leadsFrom(state) }
}
