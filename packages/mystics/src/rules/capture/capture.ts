import type { Verdict } from '@mousekeep/engine'
import { isFree, mouseOf, slipsAway } from '../../state/figures.ts'
import { push, type Live } from '../../state/live.ts'
import type { Mouse } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { noteCapture } from '../deeds/achievements.ts'
import { changeVariable, pushRules } from '../deeds/begin-rules.ts'
import { loseCheese } from '../deeds/cheese.ts'
import { discard } from '../deeds/decks.ts'
import { lose } from '../deeds/ending.ts'
import { clearMouse, takeFromBoard } from '../deeds/leave-board.ts'
import { asChanged } from '../lookup/changed-rules.ts'

/** M20.1. */
export function capture(live: Live, task: TaskOf<'capture'>): Verdict {
  const { state, emit } = live
  const mouse = mouseOf(state, task.mouse)
  switch (task.step) {
    case 'moment': {
      task.step = 'leave'
      pushRules(live, 'captured', mouse.id, mouse.at)
      return 'again'
    }
    case 'leave':
      mouse.captures++
      noteCapture(live, mouse)
      leaveBoard(live, mouse)
      emit?.({ type: 'captured', rule: 'M20.1', who: mouse.id })
      task.step = 'page'
      payForCapture(live)
      return 'again'
    case 'page':
      task.step = 'end'
      if (slipsAway(state, mouse)) push(live, { kind: 'rescue', mouse: mouse.id, beside: null })
      return 'again'
    case 'end':
      if (!state.mice.some(isFree)) lose(live, 'M20.3')
      return 'done'
  }
}

/** M20.1: a page, or what the chapter takes instead. */
function payForCapture(live: Live): void {
  const cost = asChanged.captureCost(live.state)
  if (cost === null) push(live, { kind: 'page', rule: 'M20.1' })
  else changeVariable(live, cost.variable, -cost.n, 'M20.1')
}

function leaveBoard(live: Live, mouse: Mouse): void {
  const { state } = live
  loseCheese(live, mouse, mouse.cheese, 'M20.1')
  if (!slipsAway(state, mouse)) {
    for (let i = mouse.equip.length - 1; i >= 0; i--) {
      const { card } = mouse.equip[i]
      if (state.setup.starting.includes(card)) continue
      mouse.equip.splice(i, 1)
      discard(live, mouse.id, card, 'M20.1')
    }
  }
  clearMouse(mouse)
  mouse.captured = true
  takeFromBoard(live, mouse)
}
