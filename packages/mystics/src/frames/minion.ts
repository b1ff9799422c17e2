import type { Verdict } from '@mousekeep/engine'
import type { Board, Space } from '../board.ts'
import {
  dropLasting,
  endLasting,
  liftItem,
  placedItem,
  push,
  shuffleIn,
  stepTo,
  sweepTrack,
  takeOff,
} from '../changes.ts'
import { closedToMinions, rulesOn } from '../chapters/lookup.ts'
import { minionCard, minionType } from '../content.ts'
import { NUMBER, roll } from '../dice.ts'
import { findMinion, findMouse, heightOf, miceAt, sizeOf, type Size } from '../figures.ts'
import type { ActFrame, FrameOf } from '../frame.ts'
import { isHeld } from '../language/modifiers.ts'
import type { Mode } from '../language/words.ts'
import { openMoment } from '../moments.ts'
import { distanceToMice, nearestMouse, soughtMice, stepsAlong, wayTo, FAR } from '../routes.ts'
import type { Minion, Mouse, MysticsState } from '../state.ts'
import { ask, topmost, type World } from '../world.ts'
import { attackBy, attackFrame, targetOf } from './attacks.ts'
import { pushCardEffects } from './effect.ts'
import { moveRolled, replacesTurn } from './rules.ts'
import { endTurn, nextCard } from './turn.ts'

/** M17.1: every figure of the card, nearest to the mice first. */
export function minionTurn(world: World, frame: FrameOf<'minion-turn'>): Verdict {
  const { state, emit } = world
  switch (frame.step) {
    case 'before':
      frame.step = 'begin'
      openMoment(world, 'minionTurn', { card: frame.card })
      return 'again'
    case 'begin': {
      if (nextCard(world) !== frame.card) {
        // A card sent to the bottom acts later; the next one is looked for anew.
        state.turn = null
        return 'done'
      }
      emit?.({ type: 'turn-began', rule: 'M4.1', card: frame.card })
      const ofCard = state.minions.filter((minion) => minionType(minion.type).cards.includes(frame.card))
      frame.waiting.push(...ofCard.map((minion) => minion.id))
      frame.step = 'act'
      const [first] = ofCard
      if (first !== undefined) pushCardEffects(world, frame.card, 'turnStart', first.id, {})
      return 'again'
    }
    case 'act': {
      const next = nearestWaiting(world, frame)
      if (next === null) {
        frame.step = 'grape'
        return 'again'
      }
      frame.waiting.splice(frame.waiting.indexOf(next.id), 1)
      if (sizeOf(next) === 'token') {
        push(world, { kind: 'brodie', card: frame.card, summoned: false, step: 'begin', points: 0, path: [], way: [] })
      } else {
        push(world, { kind: 'act', step: 'begin', who: next.id, card: frame.card, again: false, points: 0, path: [] })
      }
      return 'again'
    }
    case 'grape':
      if (minionType(minionCard(frame.card).type).kind === 'roach') eatGrape(world)
      frame.step = 'lasting'
      return 'again'
    case 'lasting': {
      endLasting(state, 'turn')
      const types = minionCard(frame.card).type
      if (state.lasting.length > 0) {
        dropLasting(
          state,
          (_, on, until) =>
            until === 'cardsNextTurn' && on.every((id) => (findMinion(state, id)?.type ?? types) === types),
        )
      }
      frame.step = 'card'
      return 'again'
    }
    case 'card':
      frame.step = 'rules'
      if (state.track.includes(frame.card))
        pushCardEffects(world, frame.card, 'turnEnd', frame.card, { card: frame.card })
      return 'again'
    case 'rules': {
      frame.step = 'end'
      const waiting = rulesOn(state, 'turnEnd')
      if (waiting.length > 0) push(world, { kind: 'rules', waiting, it: frame.card, at: -1 })
      return 'again'
    }
    case 'end':
      endTurn(world)
      return 'done'
  }
}

function nearestWaiting({ state, board }: World, frame: FrameOf<'minion-turn'>): Minion | null {
  const closed = closedToMinions(state, board)
  let best: Minion | null = null
  let nearest = FAR + 1
  for (const minion of state.minions) {
    if (!frame.waiting.includes(minion.id)) continue
    const steps = distanceToMice(state, board, minion.at, sizeOf(minion), closed)
    if (steps < nearest) {
      nearest = steps
      best = minion
    }
  }
  return best
}

/** M22.6: at the end of the roaches' turn the grape and those on it are gone, undefeated. */
function eatGrape(world: World): void {
  const { state, emit } = world
  const grape = placedItem(state, 'grape')
  if (grape === undefined) return
  const eaters = state.minions.filter((minion) => minion.at === grape.at[0] && minionType(minion.type).kind === 'roach')
  if (eaters.length === 0) return
  for (const roach of eaters) {
    takeOff(world, roach)
    emit?.({ type: 'removed', rule: 'M22.6', who: roach.id })
  }
  liftItem(state, grape.card)
  emit?.({ type: 'item-lost', rule: 'M22.6', item: 'grape' })
  shuffleIn(world, grape.card)
  sweepTrack(world)
}

interface Actor {
  readonly figure: Minion | Mouse
  readonly size: Size
  readonly mode: Mode
  readonly charmed: boolean
}

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
      if (sought.length === 0 || isHeld(state, [frame.who], 'turn') || replacesTurn(world, frame.who)) return 'done'
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
      const waiting = rulesOn(state, 'stepOnto')
      if (waiting.length > 0) push(world, { kind: 'rules', waiting, it: frame.who, at: to })
      return 'again'
    }
    case 'attack': {
      frame.step = 'end'
      if (!canAttackNow(world, actor)) return 'again'
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
  return sought.some((each) => each.at === figure.at) ? 'attack' : 'move'
}

function seesAny(board: Board, from: Space, mice: readonly Mouse[]): boolean {
  return mice.some((mouse) => board.sees[from][mouse.at])
}

function seeksGrape({ state }: World, actor: Actor): boolean {
  return (
    !actor.charmed &&
    'type' in actor.figure &&
    minionType(actor.figure.type).kind === 'roach' &&
    placedItem(state, 'grape') !== undefined
  )
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

/** Where the figure goes, as the spaces it steps on; null: a question is put. */
function route(world: World, frame: ActFrame, actor: Actor, sought: readonly Mouse[]): Space[] | null {
  const { state, board } = world
  const { figure, size } = actor
  const closed = closedToMinions(state, board)
  const grape = seeksGrape(world, actor) ? placedItem(state, 'grape')?.at[0] : undefined
  const goal = grape ?? nearestMouse(state, board, figure.at, size, closed, sought)?.at
  if (goal === undefined) return []
  const field = wayTo(state, board, figure.at, goal, size, closed)
  if (field[figure.at] >= FAR) return []
  // Layer by layer along all shortest routes at once.
  const layers: Space[][] = [[figure.at]]
  while (layers.length <= frame.points) {
    const here = layers[layers.length - 1]
    const next = stepsAlong(state, board, field, stopsAmong(world, actor, layers.length, here, grape), size, closed)
    if (next.length === 0) break
    layers.push(next)
    if (actor.mode === 'ranged' && next.some((space) => seesAny(board, space, sought))) break
  }
  const last = layers[layers.length - 1]
  if (layers.length === 1) return []
  const good = last.filter((space) => canStrike(board, actor, space, sought))
  const ends = good.length > 0 ? good : last
  const chosen = ask(
    world,
    'M17.9',
    `move ${frame.who}`,
    ends.map((space) => board.names[space]),
  )
  if (chosen === null) return null
  return pathTo(world, layers, ends.find((space) => board.names[space] === chosen) ?? ends[0])
}

/** M22.6: on the way to the grape a roach stops where a mouse stands. */
function stopsAmong(
  { state }: World,
  _actor: Actor,
  layer: number,
  spaces: readonly Space[],
  grape: Space | undefined,
): readonly Space[] {
  return grape === undefined || layer === 1 ? spaces : spaces.filter((space) => miceAt(state, space) === 0)
}

function canStrike(board: Board, actor: Actor, from: Space, sought: readonly Mouse[]): boolean {
  if (actor.mode === 'ranged') return seesAny(board, from, sought)
  return sought.some((mouse) => mouse.at === from || board.isNear[from][mouse.at])
}

/** One of the shortest routes to the end; over a snare if there is one, for the party would choose so. */
function pathTo({ state, board }: World, layers: readonly (readonly Space[])[], end: Space): Space[] {
  const path = [end]
  for (let i = layers.length - 2; i > 0; i--) {
    const before = layers[i].filter((space) => board.walks[space].includes(path[0]))
    path.unshift(before.find((space) => state.snares.some((snare) => snare.at === space)) ?? before[0])
  }
  return path
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
