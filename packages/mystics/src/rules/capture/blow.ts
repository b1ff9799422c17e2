import { NOWHERE } from '../../board/board.ts'
import { note } from '../../state/facts.ts'
import type { Verdict } from '@mousekeep/engine'
import { minionType } from '../../cards/box.ts'
import { cardsOf, findMinion, mouseOf } from '../../state/figures.ts'
import { ask, topmost, type Live } from '../../state/live.ts'
import type { TaskOf } from '../../state/task.ts'
import { noteCat, noteRoach } from '../deeds/achievements.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { sweepTrack, takeOff } from '../deeds/leave-board.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { cardValue, loseCard } from '../lookup/changed-rules.ts'

/** Wounds on a minion (M10.8, M10.9). */
export function blow(live: Live, task: TaskOf<'blow'>): Verdict {
  const { state, emit } = live
  const minion = findMinion(state, task.who)
  switch (task.step) {
    case 'place': {
      if (minion === undefined) return 'done'
      const { cards } = minionType(minion.type)
      if (cards.length === 1) {
        minion.wounds += task.n
        emit?.({ type: 'wounded', rule: 'M10.8', who: minion.id, n: task.n, poison: false })
        if (minion.wounds < cardValue(live, cards[0], 'life')) {
          pushRules(live, 'bossWounds', minion.id, minion.at)
          return 'done'
        }
      } else if (woundCard(live, task, minion.type) === null) {
        return 'wait'
      } else if (cardsOf(state, minion.type).length > 0) return 'done'
      task.step = 'defeated'
      return 'again'
    }
    case 'defeated': {
      if (minion === undefined) return 'done'
      const { kind, size } = minionType(minion.type)
      takeOff(live, minion)
      if (minionType(minion.type).boss) note(state, { what: 'beaten', boss: minion.type, on: state.here })
      topmost(live.stack, 'attack')?.defeated.push(minion.id)
      emit?.({ type: 'defeated', rule: 'M10.8', who: minion.id, minion: minion.type, by: task.by })
      if (task.by !== null) {
        const mouse = mouseOf(state, task.by)
        if (kind === 'roach') noteRoach(live, mouse)
        if (size === 'token') noteCat(live, mouse)
      }
      task.step = 'sweep'
      // Brodie is no figure: his defeat is no moment of cards (M19.1), but the chapter may speak of it.
      if (size !== 'token') openMoment(live, 'minionDefeated', { it: task.by, type: minion.type })
      else pushRules(live, 'minionDefeated', task.by, NOWHERE, minion.type)
      return 'again'
    }
    case 'sweep':
      sweepTrack(live)
      return 'done'
  }
}

/** M10.9: the named card, or party choice; all wounds go there. Null: the question is put. */
function woundCard(live: Live, task: TaskOf<'blow'>, type: string): true | null {
  const { state, emit } = live
  const lying = cardsOf(state, type)
  let card = task.card !== null && lying.includes(task.card) ? task.card : null
  if (card === null && lying.length > 0) {
    card = ask(live, 'M10.9', 'boss-card', lying)
    if (card === null) return null
  }
  if (card === null) return true
  const total = (state.cardWounds[card] ?? 0) + task.n
  emit?.({ type: 'wounded', rule: 'M10.9', who: task.who, n: task.n, poison: false })
  if (total < cardValue(live, card, 'life')) {
    state.cardWounds[card] = total
    return true
  }
  delete state.cardWounds[card]
  state.track.splice(state.track.indexOf(card), 1)
  loseCard(state, type, card)
  emit?.({ type: 'card-beaten', rule: 'M10.9', card, by: task.by })
  return true
}
