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
  const { board } = world
  while (frame.points > 0) {
    if (frame.goal < 0) frame.goal = nextGoal(world, frame, cat)
    if (frame.goal < 0) break
    // Of several shortest paths the party chooses, space by space.
    const field = bareField(board, frame.goal, [])
    const ways = board.walks[cat.at].filter((space) => field[space] === field[cat.at] - 1)
    const names = ways.map((space) => board.names[space])
    const chosen = ask(world, 'M19.4', 'path', names)
    if (chosen === null) return 'wait'
    const next = ways[names.indexOf(chosen)]
    stepTo(world, cat, next, 'M19.4')
    frame.path.push(next)
    frame.points--
    if (next === frame.goal) frame.goal = -1
  }
  frame.step = 'attack'
  return 'again'
}

/** The nearest mouse on a space he has not been on this turn, of equals the one higher on the track; −1: none. */
function nextGoal({ state, board }: World, frame: FrameOf<'brodie'>, cat: Minion): Space {
  let goal: Space = -1
  let least = FAR
  let height = 0
  for (const mouse of soughtMice(state)) {
    if (frame.path.includes(mouse.at)) continue
    const steps = bareField(board, mouse.at, [])[cat.at]
    if (steps < least || (steps === least && heightOf(state, mouse.id) < height)) {
      least = steps
      goal = mouse.at
      height = heightOf(state, mouse.id)
    }
  }
  return least < FAR ? goal : -1
}
