import type { Verdict } from '@mousekeep/engine'
import { isFree, mouseOf } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { WoundsTask } from '../../state/task.ts'
import { fillWheel } from '../deeds/cheese.ts'
import { lifeLeft } from '../deeds/move-and-mark.ts'
import { openMoment } from '../deeds/open-moment.ts'

/** Wounds of one source on a mouse: stolen cheese first, then what may lessen them, then they are placed. */
export function wounds(live: Live, task: WoundsTask): Verdict {
  const { state, emit } = live
  const mouse = mouseOf(state, task.mouse)
  switch (task.step) {
    case 'steal':
      // M1.7: each wound takes a cheese instead, while there is any; M15.1: wound by wound.
      if (task.steal > 0 && task.n > 0 && mouse.cheese > 0) {
        task.steal--
        task.n--
        mouse.cheese--
        emit?.({ type: 'cheese-stolen', rule: 'M1.7', who: mouse.id, by: task.by })
        if (task.greedy) fillWheel(live, 1, 'M14.9')
        return 'again'
      }
      task.step = 'wounding'
      return 'again'
    case 'wounding':
      if (task.n <= 0 || !isFree(mouse)) return 'done'
      task.step = 'capturing'
      openMoment(live, 'wounding', { only: mouse.id })
      return 'again'
    case 'capturing':
      if (task.n <= 0) return 'done'
      task.step = 'place'
      if (task.n >= lifeLeft(mouse)) openMoment(live, 'capturing', { only: mouse.id })
      return 'again'
    case 'place':
      if (task.n <= 0) return 'done'
      mouse[task.poison ? 'poison' : 'wounds'] += task.n
      emit?.({ type: 'wounded', rule: 'M10.5', who: mouse.id, n: task.n, poison: task.poison })
      topmost(live.stack, 'attack')?.wounded.push(mouse.id)
      task.step = 'marker'
      return 'again'
    case 'marker':
      task.step = 'after'
      if (task.poison) openMoment(live, 'markerGained', { it: mouse.id, but: mouse.id })
      return 'again'
    case 'after':
      if (lifeLeft(mouse) <= 0) push(live, { kind: 'capture', step: 'moment', mouse: mouse.id })
      else openMoment(live, 'wounded', { only: mouse.id, n: task.by === null ? 0 : 1 })
      return 'done'
  }
}
