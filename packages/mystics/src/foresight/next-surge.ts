import { boardHere } from '../rules/lookup/board-here.ts'
import { musterOf } from '../rules/lookup/chapter-conditions.ts'
import { asChanged } from '../rules/lookup/changed-rules.ts'
import { specialSurge } from '../rules/lookup/chapter-here.ts'
import type { Group } from '../cards/card.ts'
import type { MysticsState } from '../state/state.ts'

/** What the next surge would bring to this side, which everybody may know (M14.3, M15.3). */
export interface NextSurge {
  readonly by: 'chapter' | 'card' | 'nothing'
  /** Why nobody comes: this side has surged, or no encounter card lies face up. */
  readonly why: 'surged' | 'no-card' | null
  readonly minions: Group
}

const NOBODY: Group = {}

export function nextSurge(state: MysticsState): NextSurge {
  if (state.surged.includes(state.here) && !asChanged.surgeEach(state)) {
    return { by: 'nothing', why: 'surged', minions: NOBODY }
  }
  const special = specialSurge(state)
  const group = special === null ? null : musterOf({ state, board: boardHere(state) }, special)
  if (group !== null) return { by: 'chapter', why: null, minions: group }
  if (state.revealed === null) return { by: 'nothing', why: 'no-card', minions: NOBODY }
  return { by: 'card', why: null, minions: state.setup.encounters[state.revealed].surge }
}
