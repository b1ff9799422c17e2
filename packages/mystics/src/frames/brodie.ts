import type { Verdict } from '@mousekeep/engine'
import type { Space } from '../board.ts'
import { push, putAt, stepTo } from '../changes.ts'
import { NUMBER, roll } from '../dice.ts'
import { figuresOn, heightOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { replaces } from '../rules.ts'
import { bareField, FAR, soughtMice } from '../routes.ts'
import type { Minion } from '../state.ts'
import { ask, type World } from '../world.ts'
import { attackFrame, targetOf } from './attacks.ts'
import { fullestSpace } from './lair.ts'

const DICE = 3

/** M19.3, M19.4; called by a scroll he pounces and is gone. */
export function brodie(world: World, frame: FrameOf<'brodie'>): Verdict {
  const { state, board, chance, emit } = world
  const cat = state.minions.find((minion) => minion.type === 'brodie')
  if (cat === undefined && !frame.summoned) return 'done'
  switch (frame.step) {
    case 'begin': {
      if (cat !== undefined && replaces(world, 'turnInstead', cat.id)) return 'done'
      if (frame.card === 'brodie-chases' && cat !== undefined) {
        const faces = roll(2, chance)
        emit?.({ type: 'rolled', rule: 'M19.4', by: cat.id, for: 'move', faces })
        frame.points = NUMBER[faces[0]] + NUMBER[faces[1]]
        frame.path.push(cat.at)
        frame.step = 'run'
        return 'again'
      }
      const space = fullestSpace(state, board.names.length)
      if (cat !== undefined) putAt(world, cat, space, 'M19.3')
      frame.path.push(space)
      frame.step = 'attack'
      return 'again'
    }
    case 'run':
      return cat === undefined ? 'done' : run(world, frame, cat)
    case 'attack': {
      frame.step = 'end'
      const ids = figuresOn(state, frame.path).filter((id) => id !== cat?.id)
      if (ids.length === 0) return 'again'
      const targets = ids.map((id) => targetOf(state, id))
      push(world, attackFrame({ by: cat?.id ?? 'brodie', mode: 'melee', type: 'sharp', dice: DICE, targets }))
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** M19.4: from mouse to mouse, while points last. */
function run(world: World, frame: FrameOf<'brodie'>, cat: Minion): Verdict {
  const { state, board } = world
  while (frame.points > 0) {
    const next = frame.way.shift()
    if (next !== undefined) {
      stepTo(world, cat, next, 'M19.4')
      frame.path.push(next)
      frame.points--
      continue
    }
    // First the nearest mouse not on his space, then those on spaces he has not been on.
    const mice = soughtMice(state).filter((mouse) => !frame.path.includes(mouse.at))
    let goal: Space = -1
    let least = Number.POSITIVE_INFINITY
    let height = 0
    for (const mouse of mice) {
      const steps = bareField(board, mouse.at, [])[cat.at]
      if (steps >= FAR) continue
      if (steps < least || (steps === least && heightOf(state, mouse.id) < height)) {
        least = steps
        goal = mouse.at
        height = heightOf(state, mouse.id)
      }
    }
    if (goal < 0) break
    const field = bareField(board, goal, [])
    const ways = paths(board.walks, field, cat.at, frame.points)
    const names = ways.map((way) => way.map((space) => board.names[space]).join(' '))
    const chosen = ask(world, 'M19.4', 'path', names)
    if (chosen === null) return 'wait'
    frame.way = ways[Math.max(0, names.indexOf(chosen))]
  }
  frame.step = 'attack'
  return 'again'
}

/** Few paths are enough for a choice; a room has hundreds. */
const MOST_PATHS = 12

/** The beginnings of the shortest paths, as far as the points last, told apart only while there are few. */
function paths(walks: readonly (readonly Space[])[], field: readonly number[], from: Space, points: number): Space[][] {
  let found: Space[][] = [[]]
  for (let steps = field[from]; steps > 0 && field[from] - steps < points; steps--) {
    const longer: Space[][] = []
    for (const way of found) {
      const at = way.at(-1) ?? from
      for (const to of walks[at]) if (field[to] === steps - 1) longer.push([...way, to])
    }
    found = longer.slice(0, MOST_PATHS)
  }
  return found
}
