import { refusal, type Chance, type Emit, type Refusal } from '@mousekeep/engine'
import { tryOut } from '../foresight/try-out.ts'
import { lessonOf } from '../rules/chapter/lessons.ts'
import { actor, check, perform } from '../rules/decide.ts'
import type { Lead, MysticsAction, Wait } from '../state/action.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { MysticsState } from '../state/state.ts'
import { answerSilently } from './answer-silently.ts'
import { doing } from './left-to-do.ts'
import { leading, leadRefusal } from './lead.ts'
import { waiting, waitRefusal } from './wait.ts'

/** A run of turns that is named as one decision (M27.7, M27.8). */
export type Run = Wait | Lead

/** What is decided next in a run, from the table as it stands; null: it is at its end. */
export type Next = (state: MysticsState) => MysticsAction | null

const LESSON_FIRST = refusal('M26.1', 'lesson-first')

/** After these whoever named the run wants to think again. */
const STARTLING: ReadonlySet<MysticsEvent['type']> = new Set([
  'wounded',
  'marked',
  'knocked-down',
  'captured',
  'rescued',
  'taken-away',
  'drifted',
  'trap-sprung',
  'cheese-stolen',
  'surged',
  'placed',
  'track-laid',
  'found',
  'achieved',
  'story',
  'over',
])

export function isRun(action: MysticsAction): action is Run {
  return action.do === 'wait' || action.do === 'lead'
}

/** Why a run cannot be begun: it is a decision of a mouse in its turn, and gives up what is left of that. */
export function runRefusal(state: MysticsState, run: Run): Refusal | null {
  const early = check(state, { do: 'end' }) ?? (lessonOf(state) === null ? null : LESSON_FIRST)
  if (early !== null) return early
  return run.do === 'wait' ? waitRefusal(state, run) : leadRefusal(state, run)
}

/** Decides turn after turn, until something startling happens, something is asked, or it is another's turn. */
export function performRun(state: MysticsState, run: Run, chance: Chance, emit: Emit<MysticsEvent>): void {
  const seat = actor(state)
  const who = state.turn?.card ?? ''
  emit?.(
    run.do === 'wait'
      ? { type: 'waited', rule: 'M27.7', who, for: run.for }
      : { type: 'led', rule: 'M27.8', who, to: run.to },
  )
  const ending: MysticsEvent[] = []
  const listen = (event: MysticsEvent): void => {
    if (STARTLING.has(event.type) || endsWith(run, event)) ending.push(event)
    emit?.(event)
  }
  const next = run.do === 'wait' ? waiting(run) : leading(run)
  for (let done = 0; ending.length === 0 && state.over === null && actor(state) === seat; done++) {
    const action = next(state)
    if (action === null || check(state, action) !== null) return
    if (done > 0 && action.do === 'end' && endSurges(state)) return
    const last = doing(state, action)
    perform(state, action, chance, listen)
    answerSilently(state, last, chance, listen)
  }
}

/** M5.1, M15.2: whoever ends the turn sees to it that they surge. */
function endSurges(state: MysticsState): boolean {
  return tryOut(state, { do: 'end' }).events.some(({ type }) => type === 'surged')
}

/** A wait is over with the turn that it was for, and with the round. */
function endsWith(run: Run, event: MysticsEvent): boolean {
  if (run.do !== 'wait') return false
  return event.type === 'round-began' || (event.type === 'turn-ended' && event.card === run.for)
}
