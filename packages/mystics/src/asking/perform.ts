import type { Chance, Deed, Emit, Refusal } from '@mousekeep/engine'
import type { MysticsOptions } from '../options.ts'
import { isTaught } from '../rules/chapter/lessons.ts'
import { check as checkOne, judge as judgeOne, perform as performOne } from '../rules/decide.ts'
import { start as startAsking } from '../start.ts'
import type { MysticsAction } from '../state/action.ts'
import { REVEALING, type MysticsEvent } from '../state/events.ts'
import type { MysticsState, Quiet } from '../state/state.ts'
import { VERSION } from '../state/version.ts'
import { whispersKept } from '../state/whispers.ts'
import { answerSilently } from './answer-silently.ts'
import { isRow, nextOf, rowRefusal, type Row } from './row.ts'
import { doing, forget, leave } from './left-to-do.ts'
import { isRun, performRun, runRefusal } from './run.ts'
import { isWhisper, whisper, whisperRefusal } from './whisper.ts'

/** The prologue leads by the hand: there everything is asked. */
export function start(
  options: MysticsOptions,
  chance: Chance,
  emit: Emit<MysticsEvent>,
  version = VERSION,
): MysticsState {
  const state = startAsking(options, chance, emit, version)
  if (options.asks === 'what-matters' && !isTaught(options.chapter))
    state.quiet = { whispers: whispersKept(options.whispers), asked: [] }
  answerSilently(state, null, chance, heard(state, emit))
  return state
}

/** Checks a single decision by the rules, a row of decisions by its first, and a run of turns by what it needs to begin. */
export function check(state: MysticsState, action: MysticsAction): Refusal | null {
  if (isWhisper(action)) return whisperRefusal(state, action)
  if (isRun(action)) return runRefusal(state, action)
  return isRow(action) ? rowRefusal(state, action) : checkOne(state, action)
}

/** Rows, runs and whispers are looked at again when they are performed; a single decision is judged once. */
export function judge(state: MysticsState, action: MysticsAction): Refusal | Deed<MysticsState, MysticsEvent> {
  if (isWhisper(action) || isRow(action) || isRun(action))
    return check(state, action) ?? { perform: (now, chance, emit) => perform(now, action, chance, emit) }
  const judged = judgeOne(state, action)
  if (!('perform' in judged)) return judged
  return {
    perform(now, chance, emit) {
      const listen = heard(now, emit)
      const last = doing(now, action)
      leave(now, action)
      judged.perform(now, chance, listen)
      answerSilently(now, last, chance, listen)
    },
  }
}

/** Performs the action, or the decisions of a row or a run one by one, and then answers what nobody need be asked (M27). */
export function perform(state: MysticsState, action: MysticsAction, chance: Chance, emit: Emit<MysticsEvent>): void {
  if (isWhisper(action)) return whisper(state, action)
  const listen = heard(state, emit)
  const last = doing(state, action)
  if (isRun(action)) performRun(state, action, chance, listen)
  else if (isRow(action)) performRow(state, action, chance, listen)
  else {
    leave(state, action)
    performOne(state, action, chance, listen)
  }
  answerSilently(state, last, chance, listen)
}

/** A row ends where something was rolled or shown, and before what cannot be done. */
function performRow(state: MysticsState, row: Row, chance: Chance, emit: Emit<MysticsEvent>): void {
  let shown = 0
  const listen = (event: MysticsEvent): void => {
    if (REVEALING.has(event.type)) shown++
    emit?.(event)
  }
  for (let done = 0; ; done++) {
    const next = nextOf(state, row, done)
    if (next === null || checkOne(state, next) !== null) return
    performOne(state, next, chance, listen)
    if (shown > 0) return
  }
}

/** Listens for new rounds. */
function heard({ quiet }: MysticsState, emit: Emit<MysticsEvent>): Emit<MysticsEvent> {
  return quiet === undefined ? emit : heardBy(quiet, emit)
}

function heardBy({ asked }: Quiet, emit: Emit<MysticsEvent>): Emit<MysticsEvent> {
  return (event) => {
    if (event.type === 'round-began') forget(asked)
    emit?.(event)
  }
}
