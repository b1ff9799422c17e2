import { hero, speakersAt } from '../../cards/box.ts'
import { isFree } from '../../state/figures.ts'
import type { MomentTask } from '../../state/task.ts'
import { hasRules } from '../lookup/chapter-here.ts'
import type { Moment } from '../../cards/words.ts'
import type { MysticsState } from '../../state/state.ts'
import type { Live } from '../../state/live.ts'

export type About = Partial<Pick<MomentTask, 'only' | 'but' | 'it' | 'type' | 'card' | 'placed' | 'n' | 'whole'>>

function hasListener(state: MysticsState, moment: Moment, only: string | null): boolean {
  const { innate, abilities, found } = speakersAt(moment)
  const { cards } = state.setup
  for (const mouse of state.mice) {
    if ((only !== null && mouse.id !== only) || !isFree(mouse)) continue
    if (innate.size > 0) for (const id of hero(mouse.id).innate) if (innate.has(id)) return true
    if (abilities.size > 0) for (const id of mouse.abilities) if (abilities.has(id)) return true
    if (found.size === 0) continue
    for (const { card } of mouse.equip) if (found.has(cards[card])) return true
    for (const no of mouse.pack) if (found.has(cards[no])) return true
  }
  return false
}

/** Opens a moment for cards and rules, if any of them has something to say at it. */
export function openMoment(live: Live, moment: Moment, about: About = {}): void {
  const { state } = live
  const { only = null, but = null, it = null, type = null, card = null, placed = [], n = 0, whole = false } = about
  const ruled =
    (moment === 'minionDefeated' && hasRules(state, 'minionDefeated')) ||
    (moment === 'searchHit' && hasRules(state, 'searchHit'))
  if (!ruled && !hasListener(state, moment, only)) return
  live.stack.push({
    kind: 'moment',
    step: 'forced',
    moment,
    only,
    but,
    it,
    type,
    card,
    placed,
    n,
    whole,
    done: 0,
    answers: [],
    mouse: null,
  })
}
