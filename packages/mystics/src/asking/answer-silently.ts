import type { Chance, Emit } from '@mousekeep/engine'
import { perform } from '../rules/decide.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { MysticsState } from '../state/state.ts'
import type { Doing } from './left-to-do.ts'
import { silentAnswer } from './silent-answer.ts'

/** More silent answers in a row than any table has: a guard against going round in circles. */
const MOST = 1000

/** Answers what nobody need be asked, up to the next decision (M27.2, M27.3, M27.5, M27.6). `last` was done just now. */
export function answerSilently(
  state: MysticsState,
  last: Doing | null,
  chance: Chance,
  emit: Emit<MysticsEvent>,
): void {
  for (let n = 0; n < MOST; n++) {
    const silent = silentAnswer(state, last)
    if (silent === null) return
    if (silent.said !== null) emit?.(silent.said)
    perform(state, silent.action, chance, emit)
  }
  throw new Error('Bug: a table that answers itself for ever')
}
