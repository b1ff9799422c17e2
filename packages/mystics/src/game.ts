import type { Game } from '@mousekeep/engine'
import { offersOf, type Offers } from './asking/offers.ts'
import { check, judge, perform, start } from './asking/perform.ts'
import { attune, isWhisper } from './asking/whisper.ts'
import { foresee, type Foresight as Foreseen } from './foresight/foresee.ts'
import { personal, readOptions, type MysticsOptions } from './options.ts'
import type { readPosition } from './position/read-position.ts'
import { actor, list, whole, type MysticsAction } from './rules/decide.ts'
import { SHEET } from './sheet.ts'
import { REVEALING, type MysticsEvent } from './state/events.ts'
import { readAction, text } from './state/read-action.ts'
import { copy, type MysticsState } from './state/state.ts'
import { VERSION } from './state/version.ts'
import type { asVersion3 } from './state/version-3.ts'
import { view, type MysticsView } from './view.ts'

/** What would come of everything that may be done, and the runs of turns that are offered with it. */
export type Foresight = Foreseen & Offers

export interface Mystics {
  readonly state: MysticsState
  readonly action: MysticsAction
  readonly event: MysticsEvent
  readonly view: MysticsView
  readonly options: MysticsOptions
  readonly foresight: Foresight
}

/** What people who play a chapter from its beginning do without: bots, advice, positions. */
export interface Thinking
  extends Pick<Game<Mystics>, 'imagine' | 'evaluate' | 'summary'>, Required<Pick<Game<Mystics>, 'explain'>> {
  readonly readPosition: typeof readPosition
  readonly asVersion3: typeof asVersion3
}

/** All of the game but the version of its rules, which a state knows by itself. */
type Unversioned = Omit<Game<Mystics>, 'version' | 'start' | 'readPosition'>

/**
 * The cooperative story game of one to four players. Its rules are numbered M1 to M27 in `docs/rules/mystics.md`.
 * What it thinks with is asked for when it is needed, because a browser fetches that later than the rest.
 */
export function mysticsWith(thinking: () => Thinking, { sequel }: Pick<Game<Mystics>, 'sequel'> = {}): Game<Mystics> {
  const game: Unversioned = {
    id: SHEET.id,
    options: SHEET.options,
    rules: { turn: 'M4.1', undo: 'M2.1' },

    copy,
    seats: (state) => state.setup.players,
    actor,
    list,
    check,
    judge,
    whole,
    perform,
    outcome: ({ over, setup }) =>
      over && {
        winners: over === 'won' ? Array.from({ length: setup.players }, (_, seat) => seat) : [],
        result: over,
        rule: over === 'won' ? 'M23.1' : 'M23.2',
      },

    isAlikeForAll: true,
    view,
    eventFor: (event) => event,
    reveals: (event) => REVEALING.has(event.type),
    imagine: (seen, events) => thinking().imagine(seen, events),
    evaluate: (state) => thinking().evaluate(state),
    explain: (worlds, line) => thinking().explain(worlds, line),
    foresee: (state) => ({ ...foresee(state), ...offersOf(state) }),
    personal,
    attune,
    isWish: isWhisper,
    anytime: (action) => (action.do === 'whispers' ? action.seat : null),
    ...(sequel === undefined ? {} : { sequel }),

    summary: (state) => thinking().summary(state),
    readOptions,
    readAction,
    text,
  }

  return {
    ...game,
    version: VERSION,
    earlier: earlierOf(game, thinking),
    start,
    readPosition: (json, chance, emit) => thinking().readPosition(json, chance, emit),
  }
}

/** The game by earlier rules, for what was begun under them. */
function earlierOf(game: Unversioned, thinking: () => Thinking): Game<Mystics>[] {
  const by = (version: number): Game<Mystics> => ({
    ...game,
    version,
    start: (options, chance, emit) => start(options, chance, emit, version),
    readPosition: (json, chance, emit) => thinking().readPosition(json, chance, emit, version),
  })

  // Of 6 and 5: tables that ask only what matters kept a turn open for more, and asked more (M27.2, M27.3). Of 4: archers
  // shot far in the dark, and a scarf left poison as it was; it plays as 3 did, only written otherwise.
  return [by(6), by(5), { ...by(4), replays: [3], asOf: (state) => thinking().asVersion3(state) }]
}
