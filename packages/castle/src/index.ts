import { readOptions, type Game } from '@mousekeep/engine'
import type { CastleAction } from './actions/action.ts'
import { check, list, perform } from './actions/index.ts'
import { readAction } from './actions/read-action.ts'
import { text } from './actions/text.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { foresee, type CastleForesight } from './foresee.ts'
import type { CastleEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { OPTIONS, type CastleOptions } from './options.ts'
import { readPosition } from './position.ts'
import { SHEET } from './sheet.ts'
import { start } from './start.ts'
import { copy, RULE_OF_END, type CastleState } from './state.ts'
import { summary } from './summary.ts'
import { view, type CastleView } from './view.ts'

export type { CastleAction, CastleEvent, CastleForesight, CastleOptions, CastleState, CastleView }
export type { Route, Sight, SlideForesight } from './foresee.ts'
export { LAYOUTS } from '../data/layouts.ts'
export { castleCensus } from './census.ts'
export { likes } from './tempers.ts'
export type { CastleSummary, PlayerSummary } from './summary.ts'

export interface Castle {
  readonly state: CastleState
  readonly action: CastleAction
  readonly event: CastleEvent
  readonly view: CastleView
  readonly options: CastleOptions
  readonly foresight: CastleForesight
}

/** The sliding-tile race of two to four teams of mice. Its rules are numbered C1 to C7 in `docs/rules/castle.md`. */
export const castle: Game<Castle> = {
  id: SHEET.id,
  version: 1,
  options: OPTIONS,
  rules: { turn: 'C2.2', undo: 'C7.2' },

  start,
  copy,
  seats: (state) => state.tokens.length,
  actor: (state) => (state.over === null ? state.turn : null),
  list,
  check,
  perform: (state, action, _chance, emit) => perform(state, action, emit),
  outcome: ({ over }) => over && { winners: [over.winner], result: `seat ${over.winner}`, rule: RULE_OF_END[over.why] },
  anytime: (action) => (action.do === 'resign' ? action.seat : null),

  isAlikeForAll: true,
  view,
  eventFor: (event) => event,
  reveals: (event) => event.type === 'uncovered' || (event.type === 'slid' && event.revealed),
  imagine,
  evaluate,
  explain,
  foresee,

  summary,
  readPosition,
  readOptions: (json) => readOptions(OPTIONS, json),
  readAction,
  text,
}
