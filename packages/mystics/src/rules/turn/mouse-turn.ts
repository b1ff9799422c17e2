import type { Verdict } from '@mousekeep/engine'
import { OFF } from '../../board/board.ts'
import { NUMBER, roll } from '../../state/dice.ts'
import { hasRoom, isFree, mouseOf } from '../../state/figures.ts'
import { ask, push, type Live } from '../../state/live.ts'
import type { Mouse } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { moveRolled, pushRules } from '../deeds/begin-rules.ts'
import { fillWheel } from '../deeds/cheese.ts'
import { isWon, win } from '../deeds/ending.ts'
import { dropLasting, endLasting } from '../deeds/lasting.ts'
import { putAt } from '../deeds/move-and-mark.ts'
import { endTurn } from '../deeds/next-turn.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { asChanged, minionsFor } from '../lookup/changed-rules.ts'
import { isWaived, statOf } from '../lookup/modifiers.ts'
import { heavyLoad } from '../lookup/tokens.ts'

/** M6. */
export function mouseTurn(live: Live, task: TaskOf<'mouse-turn'>): Verdict {
  const { state, board, emit } = live
  const mouse = mouseOf(state, task.mouse)
  const { turn } = state
  if (turn === null) throw new Error('Bug: a turn without its state')
  switch (task.step) {
    case 'begin':
      begin(live, task, mouse)
      return 'again'
    case 'uncharm':
      mouse.charmed = false
      emit?.({ type: 'cured', rule: 'M21.5', who: mouse.id, marker: 'charmed' })
      task.step = 'lasting'
      return 'again'
    case 'roll': {
      const faces = roll(1, live.chance)
      emit?.({ type: 'rolled', rule: 'M6.1', by: mouse.id, for: 'move', faces })
      turn.points = Math.max(0, statOf(state, board, mouse, 'move') - heavyLoad(state, mouse)) + NUMBER[faces[0]]
      turn.move = 'whole'
      task.step = 'rolled'
      moveRolled(live, mouse.id, NUMBER[faces[0]])
      return 'again'
    }
    case 'rolled':
      task.step = 'free'
      return 'again'
    case 'free':
      if (turn.cut || !isFree(mouse)) task.step = 'lasting'
      else if (turn.over) task.step = 'drift'
      else if (isWon(live)) win(live)
      else return 'wait'
      return 'again'
    case 'drift':
      if (!drift(live, mouse)) return 'wait'
      task.step = 'lasting'
      return 'again'
    case 'lasting':
      endLasting(state, 'turn')
      task.step = 'rules'
      return 'again'
    case 'rules': {
      task.step = 'time'
      pushRules(live, 'turnEnd', mouse.id, mouse.at)
      return 'again'
    }
    case 'time':
      task.step = 'end'
      if (!turn.cut && minionsFor(state, 'M5.1') === 0 && isLowestMouse(live, mouse.id)) {
        fillWheel(live, asChanged.timeShort(state), 'M5.1')
      }
      return 'again'
    case 'end':
      endTurn(live)
      return 'done'
  }
}

/** A captured mouse may be rescued, a charmed one acts as a minion does; any other rolls for its move. */
function begin(live: Live, task: TaskOf<'mouse-turn'>, mouse: Mouse): void {
  const { state } = live
  if (state.lasting.length > 0) dropLasting(state, (user, _, until) => until === 'nextTurn' && user === mouse.id)
  if (mouse.captured || mouse.away) {
    // M20.2: rescued if no minion is on the board, else the turn is skipped.
    task.step = 'drift'
    if (mouse.captured && canBeRescued(live)) push(live, { kind: 'rescue', mouse: mouse.id, beside: null })
  } else if (mouse.charmed) {
    task.step = 'uncharm'
    push(live, { kind: 'act', step: 'begin', who: mouse.id, card: mouse.id, again: false, points: 0, path: [] })
  } else {
    task.step = 'roll'
    openMoment(live, 'turnStart', { only: mouse.id })
  }
}

/** M8.4: the current carries it on, or off the board. False: it is asked where to. */
function drift(live: Live, mouse: Mouse): boolean {
  const { state, board } = live
  if (mouse.at < 0 || isWaived(state, board, mouse.id, 'drift')) return true
  const ways = board.current[mouse.at]
  if (ways.length === 0) return true
  const names = ways.map((way) => (way === OFF ? 'off' : board.names[way]))
  const chosen = ask(live, 'M8.4', 'drift', names)
  if (chosen === null) return false
  const to = ways[names.indexOf(chosen)]
  if (to === OFF) push(live, { kind: 'capture', step: 'moment', mouse: mouse.id })
  else if (hasRoom(state, board, to, 'small')) putAt(live, mouse, to, 'M8.4')
  return true
}

/** M20.2; a chapter may let mice back in whatever stands on the board. */
function canBeRescued({ state }: Live): boolean {
  return asChanged.rescueAt(state) !== null || (minionsFor(state, 'M20.2') === 0 && state.mice.some(isFree))
}

function isLowestMouse({ state }: Live, id: string): boolean {
  return state.track.findLast((card) => card in state.setup.seats) === id
}
