import type { Verdict } from '@mousekeep/engine'
import type { Space } from '../../board/board.ts'
import { hasRoom, isFree, mouseOf, slipsAway } from '../../state/figures.ts'
import { ask, type Live } from '../../state/live.ts'
import type { Mouse } from '../../state/state.ts'
import type { TaskOf } from '../../state/task.ts'
import { asChanged } from '../lookup/changed-rules.ts'
import { spacesAt } from '../lookup/chapter-here.ts'

/** M20.2: where a captured mouse may come back. */
function rescueSpaces({ state, board }: Live, mouse: Mouse, beside: string | null): Space[] {
  const place = asChanged.rescueAt(state)
  if (place !== null && beside === null) {
    return (spacesAt(state, board, place) ?? []).filter((space) => hasRoom(state, board, space, 'small'))
  }
  const spaces: Space[] = []
  for (const other of state.mice) {
    if (!isFree(other) || other.id === mouse.id || (beside !== null && other.id !== beside)) continue
    for (const space of [other.at, ...board.near[other.at]]) {
      if (!spaces.includes(space) && hasRoom(state, board, space, 'small')) spaces.push(space)
    }
  }
  if (spaces.length === 0 && slipsAway(state, mouse) && mouse.last >= 0) return [mouse.last]
  return spaces.toSorted((a, b) => a - b)
}

export function rescue(live: Live, task: TaskOf<'rescue'>): Verdict {
  const { state, board, emit } = live
  const mouse = mouseOf(state, task.mouse)
  const spaces = rescueSpaces(live, mouse, task.beside)
  if (spaces.length === 0) return 'done'
  const chosen = ask(
    live,
    'M20.2',
    'rescue',
    spaces.map((space) => board.names[space]),
  )
  if (chosen === null) return 'wait'
  mouse.at = spaces.find((space) => board.names[space] === chosen) ?? spaces[0]
  mouse.captured = false
  mouse.away = false
  emit?.({ type: 'rescued', rule: 'M20.2', who: mouse.id, at: board.names[mouse.at] })
  return 'done'
}
