import { figuresAt, findMinion, findMouse, heightOf, isFree, trackCard } from '../../state/figures.ts'
import type { EffectTask, Picks, Target } from '../../state/task.ts'
import type { Clause } from '../../cards/words.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { topmost, type Live } from '../../state/live.ts'
import { targetOf } from '../deeds/new-attack.ts'

/** The mice a card is used on: the one that is named, or all that are free. */
export function miceMeant(state: MysticsState, clause: Clause, picks: Picks): Mouse[] {
  const mouse = picks.mouse === undefined ? undefined : findMouse(state, picks.mouse)
  if (mouse !== undefined) return [mouse]
  return clause.choose?.some((selector) => 'mice' in selector) === true ? state.mice.filter(isFree) : []
}

/** Targets of a card's attack or hits, in the order of the track, then the one placed first. */
export function targetsOf({ state, board, stack }: Live, task: EffectTask, clause: Clause): Target[] {
  const { picks } = task
  let ids: string[] = []
  if (picks.targets !== undefined) ids = [...picks.targets]
  else if (picks.target !== undefined) return [targetOf(state, picks.target, picks.card ?? null)]
  else {
    const attack = topmost(stack, 'attack')
    const at =
      picks.to !== undefined
        ? board.numbers.get(picks.to)
        : clause.choose?.some((each) => 'minions' in each && each.minions === 'targetSpace') === true
          ? attack?.targets[0]?.at
          : findMouse(state, task.user)?.at
    if (at !== undefined) ids = figuresAt(state, at).filter((id) => findMinion(state, id) !== undefined)
  }
  const height = (id: string): number => {
    const minion = findMinion(state, id)
    return minion === undefined ? 0 : heightOf(state, trackCard(state, minion))
  }
  return ids.toSorted((a, b) => height(a) - height(b)).map((id) => targetOf(state, id))
}
