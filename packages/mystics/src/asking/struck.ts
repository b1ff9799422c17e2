import { attackTask } from '../rules/deeds/new-attack.ts'
import { minionCard } from '../cards/box.ts'
import { findMouse } from '../state/figures.ts'
import { copy, type MysticsState } from '../state/state.ts'
import { atLeast } from '../foresight/chances.ts'
import { oddsAt, type TargetOdds } from '../foresight/odds.ts'
import { threatsOf, type Threat } from '../foresight/threats.ts'

/** Whether a turn of this card may capture somebody, or is likelier than not to wound twice. */
export function isDangerous(state: MysticsState, card: string): boolean {
  return threatsOf(state).some((threat) => {
    if (threat.card !== card || threat.strikes === 0) return false
    const odds = oddsOf(state, threat)
    return odds !== null && (odds.felled > 0 || atLeast(odds.wounds, 2) > 1 / 2)
  })
}

function oddsOf(state: MysticsState, { who, card, mouse, isShot }: Threat): TargetOdds | null {
  const target = findMouse(state, mouse)
  if (target === undefined) return null
  const next = copy(state)
  const mode = isShot ? 'ranged' : minionCard(card).mode
  const targets = [{ id: target.id, card: null, at: target.at }]
  next.stack.push(attackTask({ by: who, card, mode, type: 'sharp', targets }))
  const odds = oddsAt(next)
  return odds?.roll === 'attack' ? odds.targets[0] : null
}

/** Whom the minions are after, as one line: of two states with the same line neither is worse for anybody. */
export function afterWhom(state: MysticsState): string {
  return threatsOf(state)
    .map(({ who, mouse, strikes }) => `${who} ${mouse} ${strikes.toFixed(2)}`)
    .join(', ')
}
