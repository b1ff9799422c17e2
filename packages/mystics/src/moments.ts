import { hero, speaksAt } from './content.ts'
import { isFree } from './figures.ts'
import type { MomentFrame } from './frame.ts'
import { hasRules } from './chapters/lookup.ts'
import type { Moment } from './language/words.ts'
import type { MysticsState } from './state.ts'
import type { World } from './world.ts'

export type About = Partial<Pick<MomentFrame, 'only' | 'but' | 'it' | 'type' | 'card' | 'placed' | 'n' | 'whole'>>

function hasListener(state: MysticsState, moment: Moment, only: string | null): boolean {
  for (const mouse of state.mice) {
    if ((only !== null && mouse.id !== only) || !isFree(mouse)) continue
    for (const id of hero(mouse.id).innate) if (speaksAt(id, moment)) return true
    for (const id of mouse.abilities) if (speaksAt(id, moment)) return true
    for (const worn of mouse.equip) if (speaksAt(state.setup.cards[worn.card], moment)) return true
    for (const no of mouse.pack) if (speaksAt(state.setup.cards[no], moment)) return true
  }
  return false
}

/** Opens a moment for cards and rules, if any of them has something to say at it. */
export function openMoment(world: World, moment: Moment, about: About = {}): void {
  const { state } = world
  const { only = null, but = null, it = null, type = null, card = null, placed = [], n = 0, whole = false } = about
  const ruled =
    (moment === 'minionDefeated' && hasRules(state, 'minionDefeated')) ||
    (moment === 'searchHit' && hasRules(state, 'searchHit'))
  if (!ruled && !hasListener(state, moment, only)) return
  world.stack.push({
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
    passed: [],
    mouse: null,
  })
}
