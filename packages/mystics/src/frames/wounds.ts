import type { Verdict } from '@mousekeep/engine'
import { noteCapture, noteCat, noteRoach } from '../achievements.ts'
import type { Space } from '../board.ts'
import { discard, fillWheel, lifeLeft, lose, loseCheese, push, sweepTrack, takeOff } from '../changes.ts'
import { modsOf, spacesAt } from '../chapters/lookup.ts'
import { cardValue, loseCard } from '../chapters/mods.ts'
import { minionType } from '../content.ts'
import { cardsOf, findMinion, hasRoom, isFree, mouseOf } from '../figures.ts'
import type { FrameOf, WoundsFrame } from '../frame.ts'
import { openMoment } from '../moments.ts'
import type { Mouse } from '../state.ts'
import { ask, topmost, type World } from '../world.ts'
import { changeVariable, pushRules } from '../rules.ts'
import { clearMouse, takeFromBoard } from './leave.ts'

/** Wounds of one source on a mouse: stolen cheese first, then what may lessen them, then they are placed. */
export function wounds(world: World, frame: WoundsFrame): Verdict {
  const { state, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  switch (frame.step) {
    case 'steal':
      // M1.7: each wound takes a cheese instead, while there is any; M15.1: wound by wound.
      if (frame.steal > 0 && frame.n > 0 && mouse.cheese > 0) {
        frame.steal--
        frame.n--
        mouse.cheese--
        emit?.({ type: 'cheese-stolen', rule: 'M1.7', who: mouse.id, by: frame.by })
        if (frame.greedy) fillWheel(world, 1, 'M14.9')
        return 'again'
      }
      frame.step = 'wounding'
      return 'again'
    case 'wounding':
      if (frame.n <= 0 || !isFree(mouse)) return 'done'
      frame.step = 'capturing'
      openMoment(world, 'wounding', { only: mouse.id })
      return 'again'
    case 'capturing':
      if (frame.n <= 0) return 'done'
      frame.step = 'place'
      if (frame.n >= lifeLeft(mouse)) openMoment(world, 'capturing', { only: mouse.id })
      return 'again'
    case 'place':
      if (frame.n <= 0) return 'done'
      mouse[frame.poison ? 'poison' : 'wounds'] += frame.n
      emit?.({ type: 'wounded', rule: 'M10.5', who: mouse.id, n: frame.n, poison: frame.poison })
      topmost(world.stack, 'attack')?.wounded.push(mouse.id)
      frame.step = 'marker'
      return 'again'
    case 'marker':
      frame.step = 'after'
      if (frame.poison) openMoment(world, 'markerGained', { it: mouse.id, but: mouse.id })
      return 'again'
    case 'after':
      if (lifeLeft(mouse) <= 0) push(world, { kind: 'capture', step: 'moment', mouse: mouse.id })
      else openMoment(world, 'wounded', { only: mouse.id, n: frame.by === null ? 0 : 1 })
      return 'done'
  }
}

/** Wounds on a minion (M10.8, M10.9). */
export function blow(world: World, frame: FrameOf<'blow'>): Verdict {
  const { state, emit } = world
  const minion = findMinion(state, frame.who)
  switch (frame.step) {
    case 'place': {
      if (minion === undefined) return 'done'
      const { cards } = minionType(minion.type)
      if (cards.length === 1) {
        minion.wounds += frame.n
        emit?.({ type: 'wounded', rule: 'M10.8', who: minion.id, n: frame.n, poison: false })
        if (minion.wounds < cardValue(world, cards[0], 'life')) {
          pushRules(world, 'bossWounds', minion.id, minion.at)
          return 'done'
        }
      } else if (woundCard(world, frame, minion.type) === null) {
        return 'wait'
      } else if (cardsOf(state, minion.type).length > 0) return 'done'
      frame.step = 'defeated'
      return 'again'
    }
    case 'defeated': {
      if (minion === undefined) return 'done'
      const { kind, size } = minionType(minion.type)
      takeOff(world, minion)
      if (minionType(minion.type).boss) state.fired.push(`beaten ${minion.type}`, `beaten ${minion.type} ${state.here}`)
      topmost(world.stack, 'attack')?.defeated.push(minion.id)
      emit?.({ type: 'defeated', rule: 'M10.8', who: minion.id, minion: minion.type, by: frame.by })
      if (frame.by !== null) {
        const mouse = mouseOf(state, frame.by)
        if (kind === 'roach') noteRoach(world, mouse)
        if (size === 'token') noteCat(world, mouse)
      }
      frame.step = 'sweep'
      // Brodie is no figure: his defeat is no moment of cards (M19.1), but the chapter may speak of it.
      if (size !== 'token') openMoment(world, 'minionDefeated', { it: frame.by, type: minion.type })
      else pushRules(world, 'minionDefeated', frame.by, -1, minion.type)
      return 'again'
    }
    case 'sweep':
      sweepTrack(world)
      return 'done'
  }
}

/** M10.9: the named card, or party choice; all wounds go there. Null: the question is put. */
function woundCard(world: World, frame: FrameOf<'blow'>, type: string): true | null {
  const { state, emit } = world
  const lying = cardsOf(state, type)
  let card = frame.card !== null && lying.includes(frame.card) ? frame.card : null
  if (card === null && lying.length > 0) {
    card = ask(world, 'M10.9', 'boss-card', lying)
    if (card === null) return null
  }
  if (card === null) return true
  const total = (state.cardWounds[card] ?? 0) + frame.n
  emit?.({ type: 'wounded', rule: 'M10.9', who: frame.who, n: frame.n, poison: false })
  if (total < cardValue(world, card, 'life')) {
    state.cardWounds[card] = total
    return true
  }
  delete state.cardWounds[card]
  state.track.splice(state.track.indexOf(card), 1)
  loseCard(state, type, card)
  emit?.({ type: 'card-beaten', rule: 'M10.9', card, by: frame.by })
  return true
}

/** M20.1. */
export function capture(world: World, frame: FrameOf<'capture'>): Verdict {
  const { state, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  switch (frame.step) {
    case 'moment': {
      frame.step = 'leave'
      pushRules(world, 'captured', mouse.id, mouse.at)
      return 'again'
    }
    case 'leave':
      mouse.captures++
      noteCapture(world, mouse)
      leaveBoard(world, mouse)
      emit?.({ type: 'captured', rule: 'M20.1', who: mouse.id })
      frame.step = 'page'
      payForCapture(world)
      return 'again'
    case 'page':
      frame.step = 'end'
      if (isThirdOfScaper(world, mouse)) push(world, { kind: 'rescue', mouse: mouse.id, beside: null })
      return 'again'
    case 'end':
      if (!state.mice.some(isFree)) lose(world, 'M20.3')
      return 'done'
  }
}

/** M20.1: a page, or what the chapter takes instead. */
function payForCapture(world: World): void {
  const { captureCost } = modsOf(world.state)
  if (captureCost === undefined) push(world, { kind: 'page', rule: 'M20.1' })
  else changeVariable(world, captureCost.variable, -captureCost.n, 'M20.1')
}

/** M25.4: the third capture only. */
function isThirdOfScaper({ state }: World, mouse: Mouse): boolean {
  return state.won['scaper'] === mouse.id && mouse.captures === 3
}

function leaveBoard(world: World, mouse: Mouse): void {
  const { state } = world
  loseCheese(world, mouse, mouse.cheese, 'M20.1')
  if (!isThirdOfScaper(world, mouse)) {
    for (let i = mouse.equip.length - 1; i >= 0; i--) {
      const { card } = mouse.equip[i]
      if (state.setup.starting.includes(card)) continue
      mouse.equip.splice(i, 1)
      discard(world, mouse.id, card, 'M20.1')
    }
  }
  clearMouse(mouse)
  mouse.captured = true
  takeFromBoard(world, mouse)
}

/** M20.2: where a captured mouse may come back. */
export function rescueSpaces({ state, board }: World, mouse: Mouse, beside: string | null): Space[] {
  const { rescueAt } = modsOf(state)
  if (rescueAt !== undefined && beside === null) {
    return (spacesAt(state, board, rescueAt) ?? []).filter((space) => hasRoom(state, board, space, 'small'))
  }
  const spaces: Space[] = []
  const thirdTime = state.won['scaper'] === mouse.id && mouse.captures === 3
  for (const other of state.mice) {
    if (!isFree(other) || other.id === mouse.id || (beside !== null && other.id !== beside)) continue
    for (const space of [other.at, ...board.near[other.at]]) {
      if (!spaces.includes(space) && hasRoom(state, board, space, 'small')) spaces.push(space)
    }
  }
  if (spaces.length === 0 && thirdTime && mouse.last >= 0) return [mouse.last]
  return spaces.toSorted((a, b) => a - b)
}

export function rescue(world: World, frame: FrameOf<'rescue'>): Verdict {
  const { state, board, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  const spaces = rescueSpaces(world, mouse, frame.beside)
  if (spaces.length === 0) return 'done'
  const chosen = ask(
    world,
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
