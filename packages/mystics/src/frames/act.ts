import type { Verdict } from '@mousekeep/engine'
import { liftItem, placedItem, push, stepTo } from '../changes.ts'
import { closedToMinions } from '../chapters/lookup.ts'
import { minionCard, minionType } from '../content.ts'
import { NUMBER, roll } from '../dice.ts'
import { findMinion, findMouse, heightOf, miceAt, sizeOf } from '../figures.ts'
import type { ActFrame } from '../frame.ts'
import { isHeld } from '../language/modifiers.ts'
import { nearestMouse, soughtMice } from '../routes.ts'
import type { Mouse, MysticsState } from '../state.ts'
import { topmost, type World } from '../world.ts'
import { attackBy, attackFrame, targetOf } from './attacks.ts'
import { moveRolled, pushRules, replaces } from '../rules.ts'
import { route, walkGoal, seeksGrape, seesAny, type Actor } from './walk.ts'

function actorOf(state: MysticsState, frame: ActFrame): Actor | null {
  const minion = findMinion(state, frame.who)
  if (minion !== undefined) {
    return { figure: minion, size: sizeOf(minion), mode: minionCard(frame.card).mode, charmed: false }
  }
  const mouse = findMouse(state, frame.who)
  if (mouse === undefined || mouse.at < 0) return null
  return { figure: mouse, size: 'small', mode: 'melee', charmed: true }
}

/** One figure's move and attack (M17.4 to M17.8), a charmed mouse's too (M21.5). */
export function act(world: World, frame: ActFrame): Verdict {
  const { state, board } = world
  const actor = actorOf(state, frame)
  if (actor === null) return 'done'
  const { figure } = actor
  const sought = soughtMice(state, actor.charmed ? frame.who : null)
  switch (frame.step) {
    case 'begin':
      if (sought.length === 0 || isHeld(state, [frame.who], 'turn') || replaces(world, 'turnInstead', frame.who))
        return 'done'
      if (throwsGrape(world, actor)) return 'done'
      frame.step = beginMove(world, frame, actor, sought)
      return 'again'
    case 'move': {
      const faces = roll(1, world.chance)
      world.emit?.({
        type: 'rolled',
        rule: actor.mode === 'melee' ? 'M17.4' : 'M17.5',
        by: frame.who,
        for: 'move',
        faces,
      })
      frame.points = NUMBER[faces[0]]
      frame.step = 'rolled'
      moveRolled(world, frame.who, frame.points)
      return 'again'
    }
    case 'rolled':
      frame.step = 'walk'
      return 'again'
    case 'walk': {
      const path = route(world, frame, actor, sought)
      if (path === null) return 'wait'
      frame.path = path
      frame.step = 'stepping'
      return 'again'
    }
    case 'stepping': {
      const to = frame.path.shift()
      if (to === undefined) {
        frame.step = 'attack'
        return 'again'
      }
      stepTo(world, figure, to, 'M17.4')
      const snare = state.snares.findIndex((each) => each.at === to)
      if (snare >= 0 && !actor.charmed) {
        const { by } = state.snares[snare]
        state.snares.splice(snare, 1)
        frame.path = []
        world.emit?.({ type: 'snare-sprung', rule: 'M6.3', who: frame.who, at: board.names[to] })
        spring(world, by, frame.who)
      }
      pushRules(world, 'stepOnto', frame.who, to)
      return 'again'
    }
    case 'attack': {
      frame.step = 'end'
      if (!canAttackNow(world, actor) || replaces(world, 'attackInstead', frame.who)) return 'again'
      const attacked = topmost(world.stack, 'minion-turn')?.attacked ?? null
      const target = victim(world, actor, sought, attacked)
      if (target === null) return 'again'
      attacked?.push(target.id)
      attackBy(world, frame.who, frame.card, actor.mode, target)
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** Stands up instead of moving, does not move, or rolls. */
function beginMove(world: World, frame: ActFrame, actor: Actor, sought: readonly Mouse[]): 'move' | 'attack' {
  const { state, board, emit } = world
  const { figure } = actor
  const mouse = actor.charmed ? findMouse(state, frame.who) : undefined
  if (mouse?.webbed === true) return 'attack'
  if (figure.down) {
    figure.down = false
    emit?.({ type: 'stood-up', rule: 'M17.7', who: frame.who })
    return 'attack'
  }
  if (frame.again || isHeld(state, [frame.who, frame.card], 'move')) return 'attack'
  if (actor.mode === 'ranged') return seesAny(board, figure.at, sought) ? 'attack' : 'move'
  if (seeksGrape(world, actor)) return figure.at === placedItem(state, 'grape')?.at[0] ? 'attack' : 'move'
  if (walkGoal(world, actor) === figure.at) return 'attack'
  return sought.some((each) => each.at === figure.at) ? 'attack' : 'move'
}

/** M22.6: a roach on the grape does not attack; M21.5: a stun binds a charmed mouse. */
function canAttackNow({ state }: World, actor: Actor): boolean {
  const { figure } = actor
  if (actor.charmed) return findMouse(state, figure.id)?.stunned !== true
  const grape = placedItem(state, 'grape')
  if (grape === undefined || grape.at[0] !== figure.at || !('type' in figure)) return true
  return minionType(figure.type).kind !== 'roach'
}

/** M22.8: a rat with the grape at its feet throws it. */
function throwsGrape(world: World, actor: Actor): boolean {
  const { state, board } = world
  const { figure } = actor
  const grape = placedItem(state, 'grape')
  if (grape === undefined || grape.at[0] !== figure.at || !('type' in figure)) return false
  if (minionType(figure.type).kind !== 'rat' || miceAt(state, figure.at) > 0) return false
  const crowds = board.names.map((_, space) => soughtMice(state).filter((mouse) => mouse.at === space))
  const most = Math.max(...crowds.map((crowd) => crowd.length))
  if (most === 0) return false
  const top = (crowd: readonly Mouse[]): number => Math.min(...crowd.map((mouse) => heightOf(state, mouse.id)))
  const goal = crowds
    .map((crowd, space) => ({ crowd, space }))
    .filter(({ crowd }) => crowd.length === most)
    .toSorted((a, b) => top(a.crowd) - top(b.crowd))[0]
  liftItem(state, grape.card)
  state.stash.push(grape.card)
  push(world, { kind: 'grape', by: figure.id, at: goal.space, step: 'coin' })
  return true
}

/** M17.6: of the mice it can attack, those not yet attacked in this turn first. */
function victim(
  world: World,
  actor: Actor,
  sought: readonly Mouse[],
  attacked: readonly string[] | null,
): Mouse | null {
  const { state, board } = world
  const { at } = actor.figure
  const near = sought.filter((mouse) => mouse.at === at || board.isNear[at][mouse.at])
  let able = near
  if (actor.mode === 'ranged' && near.length === 0) able = sought.filter((mouse) => board.sees[at][mouse.at])
  if (able.length === 0) return null
  const fresh = able.filter((mouse) => attacked === null || !attacked.includes(mouse.id))
  const closed = closedToMinions(state, board)
  if (fresh.length > 0) return nearestMouse(state, board, at, actor.size, closed, fresh)
  return able.toSorted((a, b) => heightOf(state, a.id) - heightOf(state, b.id))[0]
}

/** A snare: two hits without a roll, credited to its setter if that mouse is still free (K12). */
function spring(world: World, by: string, who: string): void {
  const { state } = world
  const setter = findMouse(state, by)
  push(
    world,
    attackFrame({
      by: setter === undefined || setter.at < 0 ? null : by,
      mode: 'melee',
      type: 'blunt',
      dice: 0,
      targets: [targetOf(state, who)],
      hits: 2,
    }),
  )
}
