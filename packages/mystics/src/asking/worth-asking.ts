import type { MomentTask } from '../state/task.ts'
import { topmost } from '../state/live.ts'
import { lifeLeft } from '../rules/deeds/move-and-mark.ts'
import { findMouse, mouseOf } from '../state/figures.ts'
import { FULL_WHEEL, type MysticsState } from '../state/state.ts'
import { atLeast } from '../foresight/chances.ts'
import { oddsAgainst, oddsAt, type TargetOdds } from '../foresight/odds.ts'
import { tryOut } from '../foresight/try-out.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { countHits } from '../rules/lookup/dice-counts.ts'
import { isSince } from '../state/version.ts'
import { actionsOf } from './actions-of.ts'
import { isDangerous } from './struck.ts'

/** Moments that come again and again: each is worth a question once a round. */
const ONCE_A_ROUND: ReadonlySet<string> = new Set([
  'turnStart',
  'minionsPlaced',
  'trackDealt',
  'drawn',
  'searchRoll',
  'searchHit',
])

/** With a chance like this that the target falls, no card that rolls again is asked about; until version 6 with less. */
const ALMOST_CERTAIN = 9 / 10
const LIKELY = 2 / 3

/**
 * M27.3: whether a card that may be used now is worth a question at this moment. Judged by what everybody may know;
 * whatever could save a mouse from being captured is.
 */
export function isWorthAsking(state: MysticsState, task: MomentTask, card: string): boolean {
  switch (task.moment) {
    case 'attackRolled':
      return attackIsShort(state)
    case 'defend':
      return isThreatened(state)
    case 'defendOther':
      return isThreatened(state) && !endangersItsOwner(state, card)
    case 'defenseRolled': {
      const defend = topmost(state.stack, 'defend')
      return defend === null || defend.hits > defend.blocks
    }
    case 'wounding': {
      const wounds = topmost(state.stack, 'wounds')
      return wounds === null || lifeLeft(mouseOf(state, wounds.mouse)) - wounds.n <= 1
    }
    case 'minionTurn':
      return task.card === null || isDangerous(state, task.card)
    case 'wheelGain':
      return state.wheel + task.n >= FULL_WHEEL
    default:
      return !ONCE_A_ROUND.has(task.moment) || state.quiet?.asked.includes(askedKey(task, card)) !== true
  }
}

/** The note by which a question is remembered for the rest of the round. */
export function askedKey(task: MomentTask, card: string): string {
  return `${task.moment} ${card}`
}

/** Some die of our attack missed, and it is not certain enough that its target falls all the same. */
function attackIsShort(state: MysticsState): boolean {
  const attack = topmost(state.stack, 'attack')
  if (attack === null) return true
  const hits = countHits(state, boardHere(state), attack)
  if (hits >= attack.faces.length) return false
  const enough = isSince(7, state) ? ALMOST_CERTAIN : LIKELY
  return oddsAgainst(state, attack, hits).some(({ felled }) => felled < enough)
}

/** A wound is likelier than one in three, or the mouse may be captured. */
function isThreatened(state: MysticsState): boolean {
  const odds = defenseOdds(state)
  return odds === null || odds.felled > 0 || atLeast(odds.wounds, 1) > 1 / 3
}

/** The mouse that is struck cannot be captured by it, but the one that would take the blow with this card could. */
function endangersItsOwner(state: MysticsState, card: string): boolean {
  if (!isSince(7, state) || defenseOdds(state)?.felled !== 0) return false
  const uses = actionsOf(state).filter((action) => action.do === 'ability' && action.ability === card)
  return uses.length === 1 && (defenseOdds(tryOut(state, uses[0]).state)?.felled ?? 0) > 0
}

/** What the defence that is about to be thrown may come to; null if nobody can say. */
function defenseOdds(state: MysticsState): TargetOdds | null {
  const defend = topmost(state.stack, 'defend')
  if (defend === null || findMouse(state, defend.who) === undefined) return null
  const odds = oddsAt({ ...state, stack: [...state.stack.slice(0, state.stack.indexOf(defend)), defend] })
  return odds?.roll === 'defense' ? odds.targets[0] : null
}
