import type { Verdict } from '@mousekeep/engine'
import { COIN } from '../../state/dice.ts'
import { figuresAt, findMinion, sizeOf } from '../../state/figures.ts'
import { push, type Live } from '../../state/live.ts'
import type { TaskOf } from '../../state/task.ts'
import { shuffleIn } from '../deeds/decks.ts'
import { knockDown } from '../deeds/move-and-mark.ts'
import { attackTask, targetOf } from '../deeds/new-attack.ts'
import { stashedFor } from '../lookup/party-items.ts'

/** M22.7: the grape comes down: it splats, or stays whole. Large figures are not touched. */
export function baitLands(live: Live, task: TaskOf<'grape'>): Verdict {
  const { state, board, chance, emit } = live
  const bait = stashedFor(state, 'bait')
  if (task.step === 'end' || bait === null) return 'done'
  task.step = 'end'
  const side = chance.face(COIN)
  emit?.({ type: 'coin-tossed', rule: 'M22.7', by: task.by, side })
  state.stash.splice(state.stash.indexOf(bait.card), 1)
  const small = figuresAt(state, task.at).filter((id) => {
    const minion = findMinion(state, id)
    return minion === undefined || sizeOf(minion) === 'small'
  })
  if (side === 'whole') {
    for (const id of small) knockDown(live, id, 'M22.7')
    state.placed.push({ card: bait.card, at: [task.at] })
    emit?.({ type: 'item-placed', rule: 'M22.7', item: bait.id, at: [board.names[task.at]] })
    return 'again'
  }
  shuffleIn(live, bait.card)
  emit?.({ type: 'item-lost', rule: 'M22.7', item: bait.id })
  const targets = small.map((id) => targetOf(state, id))
  if (targets.length > 0) {
    push(live, attackTask({ by: task.by, mode: 'ranged', type: 'blunt', dice: 0, targets, hits: 1 }))
  }
  return 'again'
}
