import type { Verdict } from '@mousekeep/engine'
import { minionCard, minionType } from '../../cards/box.ts'
import { NUMBER, roll } from '../../state/dice.ts'
import { findMinion, findMouse, heightOf, miceAt, sizeOf } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { Space } from '../../board/board.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { MinionActsTask } from '../../state/task.ts'
import { moveRolled, pushRules, replaces } from '../deeds/begin-rules.ts'
import { liftItem } from '../deeds/decks.ts'
import { stepTo } from '../deeds/move-and-mark.ts'
import { attackBy, attackTask, targetOf } from '../deeds/new-attack.ts'
import { FAR, soughtMice } from '../lookup/minion-distances.ts'
import { isHeld } from '../lookup/modifiers.ts'
import { placedFor } from '../lookup/party-items.ts'
import { baitSpace, goalOf, route, seesAny, walkGoal, type Actor } from './minion-walk.ts'
import { victim } from './victim.ts'

function actorOf(state: MysticsState, task: MinionActsTask): Actor | null {
  const minion = findMinion(state, task.who)
  if (minion !== undefined) {
    return { figure: minion, size: sizeOf(minion), mode: minionCard(task.card).mode, charmed: false }
  }
  const mouse = findMouse(state, task.who)
  if (mouse === undefined || mouse.at < 0) return null
  return { figure: mouse, size: 'small', mode: 'melee', charmed: true }
}

/** One figure's move and attack (M17.4 to M17.8), a charmed mouse's too (M21.5). */
export function minionActs(live: Live, task: MinionActsTask): Verdict {
  const { state } = live
  const actor = actorOf(state, task)
  if (actor === null) return 'done'
  switch (task.step) {
    case 'begin': {
      const sought = soughtBy(live, actor)
      if (sought.length === 0 || isHeld(state, [task.who], 'turn') || replaces(live, 'turnInstead', task.who))
        return 'done'
      if (throwsBait(live, actor)) return 'done'
      task.step = beginMove(live, task, actor, sought)
      return 'again'
    }
    case 'move':
      task.step = 'rolled'
      rollMove(live, task, actor)
      return 'again'
    case 'rolled':
      task.step = 'walk'
      if (live.emit !== null) tellGoal(live, actor)
      return 'again'
    case 'walk': {
      const path = route(live, task, actor, soughtBy(live, actor))
      if (path === null) return 'wait'
      task.path = path
      task.step = 'stepping'
      return 'again'
    }
    case 'stepping': {
      const to = task.path.shift()
      if (to === undefined) {
        task.step = 'attack'
        return 'again'
      }
      stepTo(live, actor.figure, to, 'M17.4')
      if (!actor.charmed) stepIntoSnare(live, task, to)
      pushRules(live, 'stepOnto', task.who, to)
      return 'again'
    }
    case 'attack': {
      task.step = 'end'
      if (!canAttackNow(live, actor) || replaces(live, 'attackInstead', task.who)) return 'again'
      const attacked = topmost(live.stack, 'minion-turn')?.attacked ?? null
      const target = victim(live, actor, soughtBy(live, actor), attacked)
      if (target === null) return 'again'
      const { mouse, why } = target
      live.emit?.({ type: 'aimed', rule: 'M17.6', who: task.who, mouse: mouse.id, why })
      attacked?.push(mouse.id)
      attackBy(live, task.who, task.card, actor.mode, mouse)
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

function soughtBy({ state }: Live, { figure, charmed }: Actor): Mouse[] {
  return soughtMice(state, charmed ? figure.id : null)
}

function rollMove(live: Live, task: MinionActsTask, { mode }: Actor): void {
  const faces = roll(1, live.chance)
  live.emit?.({ type: 'rolled', rule: mode === 'melee' ? 'M17.4' : 'M17.5', by: task.who, for: 'move', faces })
  task.points = NUMBER[faces[0]]
  moveRolled(live, task.who, task.points)
}

/** Whom it is after and how far that is, so that everybody sees why it goes where it goes. */
function tellGoal(live: Live, actor: Actor): void {
  const { board, emit } = live
  const { figure, mode } = actor
  const goal = goalOf(live, actor, soughtBy(live, actor))
  if (goal === null) return
  const steps = goal.field[figure.at]
  if (steps >= FAR) return
  const rule = mode === 'melee' ? 'M17.4' : 'M17.5'
  emit?.({ type: 'sought', rule, who: figure.id, mouse: goal.mouse, at: board.names[goal.at], steps })
}

/** A snare on the space ends the move, whatever becomes of who stepped into it. */
function stepIntoSnare(live: Live, task: MinionActsTask, at: Space): void {
  const { state, board, emit } = live
  const snare = state.snares.findIndex((each) => each.at === at)
  if (snare < 0) return
  const { by } = state.snares[snare]
  state.snares.splice(snare, 1)
  task.path = []
  emit?.({ type: 'snare-sprung', rule: 'M6.3', who: task.who, at: board.names[at] })
  spring(live, by, task.who)
}

/** Stands up instead of moving, does not move, or rolls. */
function beginMove(live: Live, task: MinionActsTask, actor: Actor, sought: readonly Mouse[]): 'move' | 'attack' {
  const { state, emit } = live
  const { figure } = actor
  const mouse = actor.charmed ? findMouse(state, task.who) : undefined
  if (mouse?.webbed === true) return 'attack'
  if (figure.down) {
    figure.down = false
    emit?.({ type: 'stood-up', rule: 'M17.7', who: task.who })
    return 'attack'
  }
  if (task.again || isHeld(state, [task.who, task.card], 'move')) return 'attack'
  if (actor.mode === 'ranged') return seesAny(live, figure.at, sought) ? 'attack' : 'move'
  const bait = baitSpace(live, actor)
  if (bait !== undefined) return figure.at === bait ? 'attack' : 'move'
  if (walkGoal(live, actor) === figure.at) return 'attack'
  return sought.some((each) => each.at === figure.at) ? 'attack' : 'move'
}

/** M22.6: who is at its bait does not attack; M21.5: a stun binds a charmed mouse. */
function canAttackNow(live: Live, actor: Actor): boolean {
  const { figure } = actor
  if (actor.charmed) return findMouse(live.state, figure.id)?.stunned !== true
  return baitSpace(live, actor) !== figure.at
}

/** M22.8: a rat with the grape at its feet throws it. */
function throwsBait(live: Live, actor: Actor): boolean {
  const { state, board } = live
  const { figure } = actor
  const bait = placedFor(state, 'bait')
  if (bait === null || bait.at[0] !== figure.at || figure.kind !== 'minion') return false
  if (minionType(figure.type).kind !== bait.use.thrownBy || miceAt(state, figure.at) > 0) return false
  const crowds = board.spaces.map((space) => ({
    space,
    crowd: soughtMice(state).filter((mouse) => mouse.at === space),
  }))
  const most = Math.max(...crowds.map(({ crowd }) => crowd.length))
  if (most === 0) return false
  const top = (crowd: readonly Mouse[]): number => Math.min(...crowd.map((mouse) => heightOf(state, mouse.id)))
  const goal = crowds.filter(({ crowd }) => crowd.length === most).toSorted((a, b) => top(a.crowd) - top(b.crowd))[0]
  liftItem(state, bait.card)
  state.stash.push(bait.card)
  push(live, { kind: 'grape', by: figure.id, at: goal.space, step: 'coin' })
  return true
}

/** A snare: two hits without a roll, credited to its setter if that mouse is still free (K12). */
function spring(live: Live, by: string, who: string): void {
  const { state } = live
  const setter = findMouse(state, by)
  push(
    live,
    attackTask({
      by: setter === undefined || setter.at < 0 ? null : by,
      mode: 'melee',
      type: 'blunt',
      dice: 0,
      targets: [targetOf(state, who)],
      hits: 2,
    }),
  )
}
