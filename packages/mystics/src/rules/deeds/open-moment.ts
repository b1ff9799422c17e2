import { hero, speakersAt } from '../../cards/box.ts'
import { isFree } from '../../state/figures.ts'
import type { MomentTask } from '../../state/task.ts'
import { hasRules } from '../lookup/chapter-here.ts'
import type { Moment } from '../../cards/words.ts'
import type { MysticsState } from '../../state/state.ts'
import type { Live } from '../../state/live.ts'

export type About = Partial<Pick<MomentTask, 'only' | 'but' | 'it' | 'type' | 'card' | 'placed' | 'n' | 'whole'>>

function hasListener(state: MysticsState, moment: Moment, only: string | null): boolean {
  const speakers = speakersAt(moment)
  for (const mouse of state.mice) {
    if ((only !== null && mouse.id !== only) || !isFree(mouse)) continue
    for (const id of hero(mouse.id).innate) if (speakers.has(id)) return true
    for (const id of mouse.abilities) if (speakers.has(id)) return true
    for (const worn of mouse.equip) if (speakers.has(state.setup.cards[worn.card])) return true
    for (const no of mouse.pack) if (speakers.has(state.setup.cards[no])) return true
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
