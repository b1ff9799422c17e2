import { NOWHERE } from '../../board/board.ts'
import { hasAnswered } from '../../state/task.ts'
import type { Verdict } from '@mousekeep/engine'
import { clausesOf, mayForce, speakersAt } from '../../cards/box.ts'
import { isFree, miceInOrder } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { MomentTask } from '../../state/task.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { effectTask } from '../deeds/card-effects.ts'
import { nextCard } from '../deeds/next-turn.ts'
import { holdAll } from '../lookup/card-conditions.ts'
import { actsCharmed } from '../lookup/dice-counts.ts'
import { cardsInForce } from '../lookup/modifiers.ts'
import { momentContext, picksOf, sourcesAt, useRefusal, type Source } from './usable.ts'

interface Forced {
  readonly mouse: Mouse
  readonly card: string
  readonly clause: number
}

/** K7: forced effects, then the chapter's rules, then those who may use a card, from the top of the track down. */
export function moment(live: Live, task: MomentTask): Verdict {
  const { state, board } = live
  switch (task.step) {
    case 'forced': {
      const all = forcedAt(state, task)
      if (task.done >= all.length) {
        task.step = 'rules'
        return 'again'
      }
      const { mouse, card, clause } = all[task.done]
      task.done++
      if (holdAll(state, board, clausesOf(card)[clause].if, momentContext(state, mouse.id, card, task))) {
        live.stack.push(effectTask(card, clause, mouse.id, {}, { it: task.card }))
      }
      return 'again'
    }
    case 'rules': {
      task.step = 'ask'
      if (task.moment === 'minionDefeated') {
        pushRules(live, 'minionDefeated', task.it, NOWHERE, task.type)
      }
      return 'again'
    }
    case 'ask':
      // A card sent to the bottom is not next any more: nobody is asked about its turn (Owl Hoot).
      if (task.moment === 'minionTurn' && nextCard(live) !== task.card) return 'done'
      for (const mouse of miceInOrder(state)) {
        if (!mayAnswer(task, mouse) || hasAnswered(task, mouse.id, null)) continue
        if (usable(state, board, mouse, task).length > 0) {
          task.mouse = mouse.id
          return 'wait'
        }
      }
      return 'done'
  }
}

function mayAnswer(task: MomentTask, mouse: Mouse): boolean {
  return (task.only === null || task.only === mouse.id) && task.but !== mouse.id && isFree(mouse)
}

function forcedAt(state: MysticsState, task: MomentTask): Forced[] {
  const found: Forced[] = []
  if (!mayForce(task.moment)) return found
  const { innate, found: worn } = speakersAt(task.moment)
  for (const mouse of miceInOrder(state)) {
    if (!mayAnswer(task, mouse) || actsCharmed(state, mouse)) continue
    for (const card of cardsInForce(state, mouse)) {
      if (!innate.has(card) && !worn.has(card)) continue
      clausesOf(card).forEach((clause, i) => {
        if (clause.forced === true && clause.on.includes(task.moment)) found.push({ mouse, card, clause: i })
      })
    }
  }
  return found
}

/** Cards the mouse may use at this moment: each but those of the pack once for each occasion. */
export function usable(state: MysticsState, board: Live['board'], mouse: Mouse, task: MomentTask): Source[] {
  return sourcesAt(state, mouse, task.moment).filter(
    (source) =>
      !hasAnswered(task, mouse.id, source.card.id) &&
      useRefusal(state, board, mouse, source, task.moment, task) === null &&
      picksOf(state, board, mouse, source, task).length > 0,
  )
}
