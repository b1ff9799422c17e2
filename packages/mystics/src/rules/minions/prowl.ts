import type { Verdict } from '@mousekeep/engine'
import { NOWHERE, type Space } from '../../board/board.ts'
import { minionCard } from '../../cards/box.ts'
import { NUMBER, roll } from '../../state/dice.ts'
import { figuresOn, heightOf, sizeOf } from '../../state/figures.ts'
import { ask, push, type Live } from '../../state/live.ts'
import type { Minion } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { replaces } from '../deeds/begin-rules.ts'
import { putAt, stepTo } from '../deeds/move-and-mark.ts'
import { attackTask, targetOf } from '../deeds/new-attack.ts'
import { bareField, FAR, soughtMice } from '../lookup/minion-distances.ts'
import { fullestSpace } from './prowl-lair.ts'

const DICE = 3

/** M19.3, M19.4; called by a scroll he pounces and is gone. */
export function prowl(live: Live, task: TaskOf<'brodie'>): Verdict {
  const { state, board, chance, emit } = live
  const cat = state.minions.find((minion) => sizeOf(minion) === 'token')
  if (cat === undefined && !task.summoned) return 'done'
  switch (task.step) {
    case 'begin': {
      if (cat !== undefined && replaces(live, 'turnInstead', cat.id)) return 'done'
      if (minionCard(task.card).prowl === 'chases' && cat !== undefined) {
        const faces = roll(2, chance)
        emit?.({ type: 'rolled', rule: 'M19.4', by: cat.id, for: 'move', faces })
        task.points = NUMBER[faces[0]] + NUMBER[faces[1]]
        task.path.push(cat.at)
        task.step = 'run'
        return 'again'
      }
      const space = fullestSpace(state, board.spaces)
      if (cat !== undefined) putAt(live, cat, space, 'M19.3')
      task.path.push(space)
      task.step = 'attack'
      return 'again'
    }
    case 'run':
      return cat === undefined ? 'done' : run(live, task, cat)
    case 'attack': {
      task.step = 'end'
      const ids = figuresOn(state, task.path).filter((id) => id !== cat?.id)
      if (ids.length === 0) return 'again'
      const targets = ids.map((id) => targetOf(state, id))
      push(
        live,
        attackTask({ by: cat?.id ?? minionCard(task.card).type, mode: 'melee', type: 'sharp', dice: DICE, targets }),
      )
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** M19.4: from mouse to mouse, while points last. */
function run(live: Live, task: TaskOf<'brodie'>, cat: Minion): Verdict {
  const { board } = live
  while (task.points > 0) {
    if (task.goal < 0) task.goal = nextGoal(live, task, cat)
    if (task.goal < 0) break
    // Of several shortest paths the party chooses, space by space.
    const field = bareField(board, task.goal, [])
    const ways = board.walks[cat.at].filter((space) => field[space] === field[cat.at] - 1)
    const names = ways.map((space) => board.names[space])
    const chosen = ask(live, 'M19.4', 'path', names)
    if (chosen === null) return 'wait'
    const next = ways[names.indexOf(chosen)]
    stepTo(live, cat, next, 'M19.4')
    task.path.push(next)
    task.points--
    if (next === task.goal) task.goal = NOWHERE
  }
  task.step = 'attack'
  return 'again'
}

/** The nearest mouse on a space he has not been on this turn, of equals the one higher on the track; `NOWHERE`: none. */
function nextGoal({ state, board }: Live, task: TaskOf<'brodie'>, cat: Minion): Space {
  let goal = NOWHERE
  let least = FAR
  let height = 0
  for (const mouse of soughtMice(state)) {
    if (task.path.includes(mouse.at)) continue
    const steps = bareField(board, mouse.at, [])[cat.at]
    if (steps < least || (steps === least && heightOf(state, mouse.id) < height)) {
      least = steps
      goal = mouse.at
      height = heightOf(state, mouse.id)
    }
  }
  return least < FAR ? goal : NOWHERE
}
