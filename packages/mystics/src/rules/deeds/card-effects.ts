import { clausesOf, findMinionCard } from '../../cards/box.ts'
import type { Moment } from '../../cards/words.ts'
import { findMinion } from '../../state/figures.ts'
import { topmost, type Live } from '../../state/live.ts'
import { NO_CARD, type EffectTask, type Picks, type CardNo } from '../../state/task.ts'
import { holdAll } from '../lookup/card-conditions.ts'
import { isSilent } from '../lookup/changed-rules.ts'

export function effectTask(
  card: string,
  clause: number,
  user: string,
  picks: Picks,
  options: { readonly no?: CardNo; readonly paid?: number; readonly it?: string | null } = {},
): EffectTask {
  const { no = NO_CARD, paid = 0, it = null } = options
  return { kind: 'effect', card, clause, user, picks, next: 0, no, paid, it, left: 0, lost: 0 }
}

/** What a minion's own card does at a moment: always forced. */
export function pushCardEffects(live: Live, card: string, moment: Moment, user: string, picks: Picks): void {
  if (findMinionCard(card) === undefined) return
  const { state, board } = live
  const attack = topmost(live.stack, 'attack')
  const clauses = clausesOf(card)
  for (let i = clauses.length - 1; i >= 0; i--) {
    if (!clauses[i].on.includes(moment)) continue
    if ((clauses[i].do ?? []).some((verb) => Object.keys(verb).some((word) => isSilent(live, card, word)))) continue
    const context = {
      card,
      user,
      attack,
      target: picks.target ?? null,
      targetCard: null,
      defend: null,
      moment: null,
    }
    if (!holdAll(state, board, clauses[i].if, context)) continue
    if (moment === 'attackDone' && findMinion(state, user) === undefined) continue
    live.stack.push(effectTask(card, i, user, picks))
  }
}
