import type { MomentTask } from '../state/task.ts'
import { topmost } from '../state/live.ts'
import { lifeLeft } from '../rules/deeds/move-and-mark.ts'
import { findMouse, mouseOf } from '../state/figures.ts'
import { FULL_WHEEL, type MysticsState } from '../state/state.ts'
import { atLeast } from '../foresight/chances.ts'
import { oddsAgainst, oddsAt } from '../foresight/odds.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { countHits } from '../rules/lookup/dice-counts.ts'
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

/** With a chance like this that the target falls, no card that rolls again is asked about. */
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
    case 'defendOther':
      return isThreatened(state)
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

/** Some die of our attack missed, and it is not likely enough that its target falls all the same. */
function attackIsShort(state: MysticsState): boolean {
  const attack = topmost(state.stack, 'attack')
  if (attack === null) return true
  const hits = countHits(state, boardHere(state), attack)
  if (hits >= attack.faces.length) return false
  return oddsAgainst(state, attack, hits).some(({ felled }) => felled < LIKELY)
}

/** A wound is likelier than one in three, or the mouse may be captured. */
function isThreatened(state: MysticsState): boolean {
  const defend = topmost(state.stack, 'defend')
  if (defend === null || findMouse(state, defend.who) === undefined) return true
  const odds = oddsAt({ ...state, stack: [...state.stack.slice(0, state.stack.indexOf(defend)), defend] })
  if (odds?.roll !== 'defense') return true
  const [{ wounds, felled }] = odds.targets
  return felled > 0 || atLeast(wounds, 1) > 1 / 3
}
