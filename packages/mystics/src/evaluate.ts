import { hero, minionCard, minionType } from './content.ts'
import { isFree } from './figures.ts'
import type { MysticsState } from './state.ts'

/** How well the party stands, from 0 (lost) to 1 (won): time left, life left, what it is up against, how far it is. */
export function evaluate(state: MysticsState): number[] {
  return Array.from({ length: state.setup.players }, () => partyValue(state))
}

function partyValue(state: MysticsState): number {
  if (state.over !== null) return state.over === 'won' ? 1 : 0
  const time = (state.end - state.page - state.wheel / 6) / Math.max(1, state.end)
  let life = 0
  let whole = 0
  for (const mouse of state.mice) {
    whole += hero(mouse.id).life
    if (isFree(mouse)) life += hero(mouse.id).life - mouse.wounds - mouse.poison
  }
  let threat = 0
  for (const minion of state.minions) threat += minionCard(minionType(minion.type).cards[0]).life - minion.wounds
  const progress = Math.min(1, state.explored.length / 5)
  const score = 0.35 * time + 0.3 * (life / whole) + 0.2 * progress + 0.15 / (1 + threat)
  return Math.max(0.01, Math.min(0.99, score))
}
