import type { ActionList, Emit, Refusal } from '@mousekeep/engine'
import type { CastleEvent } from '../events.ts'
import { REFUSALS } from '../refusals.ts'
import type { CastleState } from '../state.ts'
import type { CastleAction, Enter, Slide, Step, Uncover } from './action.ts'
import { END, end } from './end.ts'
import { enter } from './enter.ts'
import { place } from './place.ts'
import { resign } from './resign.ts'
import { areAllEndsOpen, slide, SLIDES } from './slide.ts'
import { step } from './step.ts'
import { uncover } from './uncover.ts'

/** How most listings end. */
const SLIDES_AND_END = [...SLIDES, END]

/** Every legal action but giving up (C6.5). The order of the lines is the order in which actions are listed; all but `end` cost a point. */
export function list(state: CastleState, into: ActionList<CastleAction>): void {
  if (state.over !== null) return
  if (state.phase === 'place') return place.list(state, into)
  if (state.points > 0) {
    step.list(state, into)
    if (state.pass !== null) return // C3.5: nothing else until the mouse stands
    uncover.list(state, into)
    enter.list(state, into)
    if (areAllEndsOpen(state)) return into.finish(SLIDES_AND_END)
    slide.list(state, into)
  }
  end.list(state, into)
}

/** Why the action is refused; null if it is not. A particular reason comes before the want of points (C3.1). */
export function check(state: CastleState, action: CastleAction): Refusal | null {
  if (state.over !== null) return REFUSAL_WHEN_OVER[state.over.why]
  if (action.do === 'resign') return resign.check(state, action)
  if (state.phase === 'place') return action.do === 'place' ? place.check(state, action) : REFUSALS.placeFirst
  if (state.pass !== null && action.do !== 'step') return REFUSALS.mustStepOn
  if (action.do === 'place') return REFUSALS.alreadyPlaced
  if (action.do === 'end') return null
  return checkCosting(state, action) ?? (state.points < 1 ? REFUSALS.noPoints : null)
}

function checkCosting(state: CastleState, action: Step | Uncover | Enter | Slide): Refusal | null {
  switch (action.do) {
    case 'step':
      return step.check(state, action)
    case 'uncover':
      return uncover.check(state, action)
    case 'enter':
      return enter.check(state, action)
    case 'slide':
      return slide.check(state, action)
  }
}

const REFUSAL_WHEN_OVER = {
  target: REFUSALS.wonByTarget,
  mice: REFUSALS.wonByMice,
  rounds: REFUSALS.wonByRounds,
  resigned: REFUSALS.wonByResigning,
} as const

export function perform(state: CastleState, action: CastleAction, emit: Emit<CastleEvent>): void {
  switch (action.do) {
    case 'place':
      return place.perform(state, action, emit)
    case 'step':
      return step.perform(state, action, emit)
    case 'uncover':
      return uncover.perform(state, action, emit)
    case 'enter':
      return enter.perform(state, action, emit)
    case 'slide':
      return slide.perform(state, action, emit)
    case 'end':
      return end.perform(state, action, emit)
    case 'resign':
      return resign.perform(state, action, emit)
  }
}
