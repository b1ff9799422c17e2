import type { Verdict } from '@mousekeep/engine'
import { lose, push } from '../changes.ts'
import { win } from '../chapters/goals.ts'
import { musterOf } from '../chapters/conditions.ts'
import { modsOf, specialSurge } from '../chapters/lookup.ts'
import type { FrameOf } from '../frame.ts'
import type { Group } from '../language/card.ts'
import { pushRules } from '../rules.ts'
import { openMoment } from '../moments.ts'
import { FULL_WHEEL } from '../state.ts'
import { topmost, type World } from '../world.ts'
import { arrivalOf } from './arrival.ts'

/** Cheese of one cause on its way to the wheel (M15.1). */
export function wheel(world: World, frame: FrameOf<'wheel'>): Verdict {
  const { state, emit } = world
  // While the wheel surges it is full: what comes then is lost with the rest.
  if (topmost(world.stack, 'surge') !== null) return 'done'
  if (frame.step === 'moment') {
    frame.step = 'put'
    openMoment(world, 'wheelGain', { n: frame.n })
    return 'again'
  }
  if (frame.n <= 0) return 'done'
  state.wheel = Math.min(FULL_WHEEL, state.wheel + frame.n)
  emit?.({ type: 'wheel-changed', rule: frame.rule, n: frame.n, wheel: state.wheel })
  if (state.wheel >= FULL_WHEEL) push(world, { kind: 'surge', step: 'page' })
  return 'done'
}

/** M15.3, in its order. */
export function surge(world: World, frame: FrameOf<'surge'>): Verdict {
  const { state, emit } = world
  switch (frame.step) {
    case 'page':
      emit?.({ type: 'surged', rule: 'M15.3' })
      frame.step = 'bring'
      push(world, { kind: 'page', rule: 'M15.3' })
      return 'again'
    case 'bring':
      frame.step = 'empty'
      bring(world)
      pushSurgeRules(world)
      return 'again'
    case 'empty':
      state.wheel = 0
      emit?.({ type: 'wheel-changed', rule: 'M15.3', n: -FULL_WHEEL, wheel: 0 })
      return 'done'
  }
}

/** Special surges that bring no minions come with every surge of their side. */
function pushSurgeRules(world: World): void {
  pushRules(world, 'surge', null, -1)
}

/** A side brings minions by surge once; a special surge leaves the face-up card. */
function bring(world: World): void {
  const { state } = world
  if (state.surged.includes(state.here) && modsOf(state).surgeEach !== true) return
  const special = specialSurge(state)
  let group: Group | null = special === null ? null : musterOf(world, special)
  if (group === null && state.revealed !== null) {
    group = state.setup.encounters[state.revealed].surge
    state.encounterDiscards.push(state.revealed)
    state.revealed = null
  }
  if (group === null || !Object.values(group).some((n) => n > 0)) return
  push(world, arrivalOf(group, { surge: true }))
}

/** The hourglass moves one page; at the end marker the chapter is lost at once (M15.4). */
export function page(world: World, frame: FrameOf<'page'>): Verdict {
  const { state, emit } = world
  state.page++
  emit?.({ type: 'page-turned', rule: frame.rule, page: state.page })
  if (state.page >= state.end) {
    if (modsOf(state).endWins === true) win(world)
    else lose(world, 'M15.4')
  }
  pushRules(world, 'pageTurned', null, -1)
  return 'done'
}
