import { NOWHERE } from '../../board/board.ts'
import type { Verdict } from '@mousekeep/engine'
import { minionCard, minionType } from '../../cards/box.ts'
import type { MinionKind } from '../../cards/card.ts'
import { findMinion, sizeOf } from '../../state/figures.ts'
import { push, type Live } from '../../state/live.ts'
import type { Minion, MysticsState } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { pushCardEffects } from '../deeds/card-effects.ts'
import { liftItem, shuffleIn } from '../deeds/decks.ts'
import { dropLasting, endLasting } from '../deeds/lasting.ts'
import { sweepTrack, takeOff } from '../deeds/leave-board.ts'
import { endTurn, nextCard } from '../deeds/next-turn.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { closedToMinions } from '../lookup/chapter-here.ts'
import { distanceToMice, FAR } from '../lookup/minion-distances.ts'
import { baitFor } from '../lookup/party-items.ts'

/** M17.1: every figure of the card, nearest to the mice first. */
export function minionTurn(live: Live, task: TaskOf<'minion-turn'>): Verdict {
  const { state } = live
  switch (task.step) {
    case 'before':
      task.step = 'begin'
      openMoment(live, 'minionTurn', { card: task.card })
      return 'again'
    case 'begin': {
      if (nextCard(live) !== task.card) {
        // A card sent to the bottom acts later; the next one is looked for anew.
        endLasting(state, 'turn')
        state.turn = null
        return 'done'
      }
      begin(live, task)
      task.step = 'act'
      return 'again'
    }
    case 'act': {
      const next = nearestWaiting(live, task)
      if (next === null) {
        task.step = 'grape'
        return 'again'
      }
      task.waiting.splice(task.waiting.indexOf(next.id), 1)
      if (sizeOf(next) === 'token') {
        const { card } = task
        push(live, { kind: 'brodie', card, summoned: false, step: 'begin', points: 0, path: [], goal: NOWHERE })
      } else {
        push(live, { kind: 'act', step: 'begin', who: next.id, card: task.card, again: false, points: 0, path: [] })
      }
      return 'again'
    }
    case 'grape':
      eatBait(live, minionType(minionCard(task.card).type).kind)
      task.step = 'lasting'
      return 'again'
    case 'lasting': {
      endLasting(state, 'turn')
      endOnCard(state, minionCard(task.card).type)
      task.step = 'card'
      return 'again'
    }
    case 'card':
      task.step = 'rules'
      if (state.track.includes(task.card)) pushCardEffects(live, task.card, 'turnEnd', task.card, { card: task.card })
      return 'again'
    case 'rules': {
      task.step = 'end'
      pushRules(live, 'turnEnd', task.card, NOWHERE)
      return 'again'
    }
    case 'end':
      endTurn(live)
      return 'done'
  }
}

function begin(live: Live, task: TaskOf<'minion-turn'>): void {
  const { state, emit } = live
  emit?.({ type: 'turn-began', rule: 'M4.1', card: task.card })
  const ofCard = state.minions.filter((minion) => minionType(minion.type).cards.includes(task.card))
  task.waiting.push(...ofCard.map((minion) => minion.id))
  const [first] = ofCard
  if (first !== undefined) pushCardEffects(live, task.card, 'turnStart', first.id, {})
}

/** What lasts until the card's next turn has been, if it lies on minions of this type alone. */
function endOnCard(state: MysticsState, type: string): void {
  if (state.lasting.length === 0) return
  dropLasting(
    state,
    (_, on, until) => until === 'cardsNextTurn' && on.every((id) => (findMinion(state, id)?.type ?? type) === type),
  )
}

function nearestWaiting({ state, board }: Live, task: TaskOf<'minion-turn'>): Minion | null {
  if (task.waiting.length === 1) return state.minions.find((minion) => minion.id === task.waiting[0]) ?? null
  const closed = closedToMinions(state, board)
  let best: Minion | null = null
  let nearest = FAR + 1
  for (const minion of state.minions) {
    if (!task.waiting.includes(minion.id)) continue
    const steps = distanceToMice(state, board, minion.at, sizeOf(minion), closed, nearest)
    if (steps < nearest) {
      nearest = steps
      best = minion
    }
  }
  return best
}

/** M22.6: at the end of the roaches' turn the grape and those on it are gone, undefeated. */
function eatBait(live: Live, kind: MinionKind | null): void {
  const { state, emit } = live
  const bait = baitFor(state, kind)
  if (bait === null) return
  const eaters = state.minions.filter((minion) => minion.at === bait.at[0] && minionType(minion.type).kind === kind)
  if (eaters.length === 0) return
  for (const eater of eaters) {
    takeOff(live, eater)
    emit?.({ type: 'removed', rule: 'M22.6', who: eater.id })
  }
  liftItem(state, bait.card)
  emit?.({ type: 'item-lost', rule: 'M22.6', item: bait.id })
  shuffleIn(live, bait.card)
  sweepTrack(live)
}
