import { refusal, type ActionList, type Chance, type Deed, type Emit, type Refusal, type Seat } from '@mousekeep/engine'
import { TURN_KINDS } from '../state/action-kinds.ts'
import { isRefusal, type ActionKind, type Chooser, type MysticsAction } from '../state/action.ts'
import type { MysticsEvent } from '../state/events.ts'
import { mouseOf } from '../state/figures.ts'
import { liveOf, topmost } from '../state/live.ts'
import { text } from '../state/read-action.ts'
import type { MysticsState } from '../state/state.ts'
import { battle } from './battle/battle.ts'
import { ability, use } from './cards/use.ts'
import { carryOn } from './carry-on.ts'
import { act, call, handOver, putDown, takeUp } from './chapter/actions.ts'
import { lessonOf, scripted, tellLesson } from './chapter/lessons.ts'
import { explore } from './explore/explore.ts'
import { equip } from './gear/equip.ts'
import { levelUp } from './gear/level-up.ts'
import { catapult, launch, pickUp, place } from './gear/party-items.ts'
import { share } from './gear/share.ts'
import { boardHere } from './lookup/board-here.ts'
import { recover } from './search/recover.ts'
import { search } from './search/search.ts'
import { scurry } from './turn/scurry.ts'
import { stand } from './turn/stand.ts'
import { step } from './turn/step.ts'

export type { MysticsAction } from '../state/action.ts'

const KINDS = {
  step,
  stand,
  scurry,
  battle,
  search,
  recover,
  explore,
  share,
  equip,
  'level-up': levelUp,
  ability,
  use,
  place,
  'pick-up': pickUp,
  catapult,
  launch,
  act,
  call,
  'take-up': takeUp,
  'put-down': putDown,
  'hand-over': handOver,
} as const

/** A kind of action: it is given actions of its kind only, and what it found itself. */
type Kind = ActionKind<MysticsAction, Finding>
/** What was found out about an action that is legal. */
type Finding = object | null

const BY_NAME: ReadonlyMap<string, Kind> = new Map(Object.entries<Kind>(KINDS))

const TURN: readonly Kind[] = TURN_KINDS.map((name) => KINDS[name])
const ORDER: readonly Kind[] = [battle, search, recover, ability, use]
const DECLARE: readonly Kind[] = [battle, ability, use]
const AGAIN: readonly Kind[] = [battle]
const MOMENT: readonly Kind[] = [ability, use]

const WON = refusal('M23.1', 'chapter-won')
const LOST = refusal('M23.2', 'chapter-lost')
const LESSON_FIRST = refusal('M26.1', 'lesson-first')
const ANSWER_FIRST = refusal('M6.3', 'answer-first')
const NO_SUCH_OPTION = refusal('M6.3', 'no-such-option')
const NOTHING_ASKED = refusal('M6.3', 'nothing-asked')
const NOT_NOW = refusal('M6.3', 'not-now')
export const PASS = 'pass'
const TO_PASS: MysticsAction = Object.freeze({ do: 'choose', option: PASS })
const TO_END: MysticsAction = Object.freeze({ do: 'end' })

/** What the game waits for: whose mouse decides, and between which kinds of action. */
interface Decision {
  readonly mouse: string
  readonly kinds: readonly Kind[]
  readonly canPass: boolean
  readonly canEnd: boolean
  readonly ordered: boolean
}

function decisionOf(state: MysticsState): Decision {
  const top = state.stack.at(-1)
  switch (top?.kind) {
    case 'mouse-turn':
      return { mouse: top.mouse, kinds: TURN, canPass: false, canEnd: true, ordered: false }
    case 'moment':
      return { mouse: top.mouse ?? '', kinds: MOMENT, canPass: true, canEnd: false, ordered: false }
    case 'declare':
      return {
        mouse: top.mouse,
        kinds: DECLARE,
        canPass: false,
        canEnd: false,
        ordered: topmost(state.stack, 'order') !== null,
      }
    case 'order':
      return { mouse: top.mouse, kinds: ORDER, canPass: true, canEnd: false, ordered: true }
    case 'again':
      return { mouse: top.mouse, kinds: AGAIN, canPass: false, canEnd: false, ordered: false }
    default:
      throw new Error(`Bug: ${top?.kind ?? 'nothing'} waits for a decision`)
  }
}

function chooserOf(state: MysticsState, decision: Decision): Chooser {
  return { state, board: boardHere(state), mouse: mouseOf(state, decision.mouse), ordered: decision.ordered }
}

export function actor(state: MysticsState): Seat | null {
  if (state.over !== null) return null
  if (state.ask !== null) return state.ask.seat
  return state.setup.seats[decisionOf(state).mouse]
}

export function list(state: MysticsState, into: ActionList<MysticsAction>): void {
  if (state.over !== null) return
  const lesson = lessonOf(state)
  if (lesson !== null) {
    into.push(lesson.action)
    return
  }
  if (state.ask !== null) {
    for (const option of state.ask.options) into.push({ do: 'choose', option })
    return
  }
  const decision = decisionOf(state)
  const chooser = chooserOf(state, decision)
  for (const kind of decision.kinds) kind.list(chooser, into)
  if (decision.canPass) into.push(TO_PASS)
  if (decision.canEnd) into.push(TO_END)
}

/** Why the action may not be taken now; or what was found out on the way. */
function judgeNow(state: MysticsState, action: MysticsAction): Refusal | Finding {
  if (state.over !== null) return state.over === 'won' ? WON : LOST
  const lesson = lessonOf(state)
  if (lesson !== null && text(action) !== text(lesson.action)) return LESSON_FIRST
  if (state.ask !== null) {
    if (action.do !== 'choose') return ANSWER_FIRST
    return state.ask.options.includes(action.option) ? null : NO_SUCH_OPTION
  }
  const decision = decisionOf(state)
  if (action.do === 'choose') return decision.canPass && action.option === PASS ? null : NOTHING_ASKED
  if (action.do === 'end') return decision.canEnd ? null : NOT_NOW
  const kind = BY_NAME.get(action.do)
  if (kind === undefined || !decision.kinds.includes(kind)) return NOT_NOW
  return kind.judge(chooserOf(state, decision), action)
}

export function check(state: MysticsState, action: MysticsAction): Refusal | null {
  const judged = judgeNow(state, action)
  return isRefusal(judged) ? judged : null
}

/** Why not, or how it is done to this state or to an equal copy of it: what was found is not looked for again. */
export function judge(state: MysticsState, action: MysticsAction): Refusal | Deed<MysticsState, MysticsEvent> {
  const judged = judgeNow(state, action)
  if (isRefusal(judged)) return judged
  return {
    perform(now, chance, emit) {
      const kind = BY_NAME.get(action.do)
      const doing = kind === undefined ? null : { kind, chooser: chooserOf(now, decisionOf(now)), found: judged }
      carryOut(now, action, doing, chance, emit)
    },
  }
}

/** The action as it is listed, for one that leaves out what has only one answer. */
export function whole(state: MysticsState, action: MysticsAction): MysticsAction {
  const kind = BY_NAME.get(action.do)
  if (state.over !== null || state.ask !== null || kind === undefined) return action
  const decision = decisionOf(state)
  if (!decision.kinds.includes(kind)) return action
  return kind.whole?.(chooserOf(state, decision), action) ?? action
}

/** The action must be legal. */
export function perform(state: MysticsState, action: MysticsAction, chance: Chance, emit: Emit<MysticsEvent>): void {
  const kind = BY_NAME.get(action.do)
  if (kind === undefined) return carryOut(state, action, null, chance, emit)
  const chooser = chooserOf(state, decisionOf(state))
  const found = kind.judge(chooser, action)
  if (isRefusal(found)) throw new Error(`Bug: ${text(action)} is not legal: ${found.code}`)
  carryOut(state, action, { kind, chooser, found }, chance, emit)
}

/** Who does what, and what was found out about it; null: an answer, or the end of a turn. */
interface Doing {
  readonly kind: Kind
  readonly chooser: Chooser
  readonly found: Finding
}

function carryOut(
  state: MysticsState,
  action: MysticsAction,
  doing: Doing | null,
  chance: Chance,
  emit: Emit<MysticsEvent>,
): void {
  const lesson = lessonOf(state)
  const dice = lesson === null ? chance : scripted(lesson.dice, chance)
  const live = liveOf(state, doing?.chooser.board ?? boardHere(state), dice, emit)
  if (doing !== null) doing.kind.perform(live, doing.chooser, action, doing.found)
  else if (action.do === 'choose') {
    const { ask } = state
    if (ask === null) pass(state)
    else {
      state.ask = null
      state.answer = { to: ask, option: action.option }
    }
  } else if (action.do === 'end') {
    const top = state.stack.at(-1)
    if (top?.kind === 'mouse-turn') top.step = 'drift'
  }
  carryOn(live)
  if (lesson !== null) {
    state.lesson++
    tellLesson(state, emit)
  }
}

function pass(state: MysticsState): void {
  const top = state.stack.at(-1)
  if (top?.kind === 'moment' && top.mouse !== null) {
    top.answers.push({ mouse: top.mouse, card: null })
    top.mouse = null
  } else if (top?.kind === 'order') top.step = 'end'
}
