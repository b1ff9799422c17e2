import type { Verdict } from '@mousekeep/engine'
import { dropLasting, endLasting, liftItem, placedItem, push, shuffleIn, sweepTrack, takeOff } from '../changes.ts'
import { closedToMinions } from '../chapters/lookup.ts'
import { minionCard, minionType } from '../content.ts'
import { findMinion, sizeOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { pushRules } from '../rules.ts'
import { openMoment } from '../moments.ts'
import { distanceToMice, FAR } from '../routes.ts'
import type { Minion } from '../state.ts'
import type { World } from '../world.ts'
import { pushCardEffects } from './effect.ts'
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
        endLasting(state, 'turn')
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
        push(world, { kind: 'brodie', card: frame.card, summoned: false, step: 'begin', points: 0, path: [], goal: -1 })
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
      pushRules(world, 'turnEnd', frame.card, -1)
      return 'again'
    }
    case 'end':
      endTurn(world)
      return 'done'
  }
}

function nearestWaiting({ state, board }: World, frame: FrameOf<'minion-turn'>): Minion | null {
  if (frame.waiting.length === 1) return state.minions.find((minion) => minion.id === frame.waiting[0]) ?? null
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
