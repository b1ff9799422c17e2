import { refusal, type Chance, type Emit, type Refusal, type Seat, type ActionList } from '@mousekeep/engine'
import { boardHere } from '../boards.ts'
import type { MysticsEvent } from '../events.ts'
import { mouseOf } from '../figures.ts'
import { settle } from '../frames/index.ts'
import { lessonOf, scripted, tellLesson } from '../lessons.ts'
import type { MysticsState } from '../state.ts'
import { topmost, type World } from '../world.ts'
import type { ActionKind, MysticsAction, Table } from './action.ts'
import { battle } from './battle.ts'
import { ability, use } from './cards.ts'
import { equip } from './equip.ts'
import { explore } from './explore.ts'
import { levelUp, share } from './free.ts'
import { catapult, launch, pickUp, place } from './items.ts'
import { scurry, stand, step } from './move.ts'
import { text } from './read.ts'
import { recover, search } from './search.ts'
import { act, call, handOver, putDown, takeUp } from './story.ts'

export type { MysticsAction } from './action.ts'
import { TURN_KINDS } from './kinds.ts'

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

type KindName = keyof typeof KINDS

const TURN: readonly KindName[] = TURN_KINDS
const ORDER: readonly KindName[] = ['battle', 'search', 'recover', 'ability', 'use']
const DECLARE: readonly KindName[] = ['battle', 'ability', 'use']
const AGAIN: readonly KindName[] = ['battle']
const MOMENT: readonly KindName[] = ['ability', 'use']

const WON = refusal('M23.1', 'chapter-won')
const LOST = refusal('M23.2', 'chapter-lost')
const LESSON_FIRST = refusal('M26.1', 'lesson-first')
const ANSWER_FIRST = refusal('M6.3', 'answer-first')
const NO_SUCH_OPTION = refusal('M6.3', 'no-such-option')
const NOTHING_ASKED = refusal('M6.3', 'nothing-asked')
const NOT_NOW = refusal('M6.3', 'not-now')
export const PASS = 'pass'

/** What the game waits for: whose mouse decides, and between which kinds of action. */
interface Decision {
  readonly mouse: string
  readonly kinds: readonly KindName[]
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

function tableOf(state: MysticsState, decision: Decision): Table {
  return { state, board: boardHere(state), mouse: mouseOf(state, decision.mouse), ordered: decision.ordered }
}

function kindOf(name: KindName): ActionKind<MysticsAction> {
  return KINDS[name]
}

function isKindName(name: string): name is KindName {
  return name in KINDS
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
  const table = tableOf(state, decision)
  for (const name of decision.kinds) KINDS[name].list(table, into)
  if (decision.canPass) into.push({ do: 'choose', option: PASS })
  if (decision.canEnd) into.push({ do: 'end' })
}

export function check(state: MysticsState, action: MysticsAction): Refusal | null {
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
  if (!isKindName(action.do) || !decision.kinds.includes(action.do)) return NOT_NOW
  return kindOf(action.do).check(tableOf(state, decision), action)
}

/** The action as it is listed, for one that leaves out what has only one answer. */
export function whole(state: MysticsState, action: MysticsAction): MysticsAction {
  if (state.over !== null || state.ask !== null || !isKindName(action.do)) return action
  const decision = decisionOf(state)
  if (!decision.kinds.includes(action.do)) return action
  return kindOf(action.do).whole?.(tableOf(state, decision), action) ?? action
}

export function perform(state: MysticsState, action: MysticsAction, chance: Chance, emit: Emit<MysticsEvent>): void {
  const lesson = lessonOf(state)
  const dice = lesson === null ? chance : scripted(lesson.dice, chance)
  const world: World = { state, stack: state.stack, chance: dice, emit, board: boardHere(state) }
  if (action.do === 'choose') {
    if (state.ask === null) pass(state)
    else {
      state.ask = null
      state.answer = action.option
    }
  } else if (action.do === 'end') {
    const top = state.stack.at(-1)
    if (top?.kind === 'mouse-turn') top.step = 'drift'
  } else if (isKindName(action.do)) {
    kindOf(action.do).perform(world, tableOf(state, decisionOf(state)), action)
  }
  settle(world)
  if (lesson !== null) {
    state.lesson++
    tellLesson(state, emit)
  }
}

function pass(state: MysticsState): void {
  const top = state.stack.at(-1)
  if (top?.kind === 'moment' && top.mouse !== null) {
    top.passed.push(top.mouse)
    top.mouse = null
  } else if (top?.kind === 'order') top.step = 'end'
}
