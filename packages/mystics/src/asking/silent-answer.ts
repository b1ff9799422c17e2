import { tryOut } from '../foresight/try-out.ts'
import { usable } from '../rules/cards/moment.ts'
import { PASS } from '../rules/decide.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { cardById, hero } from '../cards/box.ts'
import { mouseOf } from '../state/figures.ts'
import type { MysticsAction } from '../state/action.ts'
import type { MysticsEvent } from '../state/events.ts'
import { EVERYTHING, type MysticsState } from '../state/state.ts'
import type { MomentTask } from '../state/task.ts'
import { isSince } from '../state/version.ts'
import { whisperOf } from '../state/whispers.ts'
import { actionsOf } from './actions-of.ts'
import { hasCome, sharers, toDo, type Doing } from './left-to-do.ts'
import { afterWhom } from './struck.ts'
import { askedKey, isWorthAsking } from './worth-asking.ts'

/** What a table that asks only what matters answers by itself, and what it says of it. */
export interface Silent {
  readonly action: MysticsAction
  readonly said: MysticsEvent | null
}

/** M27.2: with nothing but these left a turn is over; since the sixth version also with something to share. */
const LEFT_OVER: ReadonlySet<string> = new Set(['equip', 'place', 'end'])

/** Questions about minions that mice decide (M14.4, M17.9, M19.4, M19.5). */
const TIES: ReadonlySet<string> = new Set(['M14.4', 'M17.9', 'M19.4', 'M19.5'])

/** Null: somebody is asked, and about which cards is noted for the round. `last` was done just now. */
export function silentAnswer(state: MysticsState, last: Doing | null = null): Silent | null {
  const { quiet } = state
  if (quiet === undefined || state.over !== null || quiet.whispers[EVERYTHING] === 'always') return null
  if (state.ask !== null) return TIES.has(state.ask.rule) ? ofTie(state, state.ask.options) : null
  const top = state.stack.at(-1)
  if (top?.kind === 'moment') return atMoment(state, top)
  if (top?.kind === 'declare' || top?.kind === 'again') return theOnlyOne(state)
  return top?.kind === 'mouse-turn' ? atTurnsEnd(state, top.mouse, last) : null
}

/** An attack that was announced and can be made in one way only is made. */
function theOnlyOne(state: MysticsState): Silent | null {
  const actions = isSince(6, state) ? actionsOf(state) : []
  return actions.length === 1 ? { action: actions[0], said: null } : null
}

function atTurnsEnd(state: MysticsState, id: string, last: Doing | null): Silent | null {
  const more = actionsOf(state).filter((action) => !LEFT_OVER.has(action.do))
  const others = sharers(state, more)
  if (more.length > others.length) return null
  const mouse = mouseOf(state, id)
  // Who has just come to somebody may have come to share.
  if (last !== null && hasCome(state, mouse, others, last)) return null
  return toDo(state, mouse, others, last?.rich).length > 0 ? null : { action: { do: 'end' }, said: null }
}

/** A tie that makes no difference to anybody is broken by its first answer. */
function ofTie(state: MysticsState, options: readonly string[]): Silent | null {
  const lines = options.map((option) => {
    const { state: next, events } = tryOut(state, { do: 'choose', option })
    const struck = events.flatMap((event) => (event.type === 'attacked' ? event.targets : []))
    return `${struck.join(' ')} / ${afterWhom(next)}`
  })
  if (lines.some((line) => line !== lines[0])) return null
  return { action: { do: 'choose', option: options[0] }, said: null }
}

function atMoment(state: MysticsState, task: MomentTask): Silent | null {
  if (task.mouse === null) return null
  const mouse = mouseOf(state, task.mouse)
  const cards = usable(state, boardHere(state), mouse, task).map(({ card }) => card.id)
  const gain = cards.length === 1 ? sheerGain(state, cards[0], mouse.id) : null
  if (gain !== null) return { action: gain, said: null }
  const asked = cards.filter((card) => isAsked(state, task, mouse.id, card))
  if (asked.length > 0) {
    state.quiet?.asked.push(...asked.map((card) => askedKey(task, card)))
    return null
  }
  return {
    action: { do: 'choose', option: PASS },
    said: { type: 'passed', rule: 'M27.3', who: mouse.id, cards, at: task.moment },
  }
}

function isAsked(state: MysticsState, task: MomentTask, mouse: string, card: string): boolean {
  const whisper = whisperOf(state.quiet?.whispers ?? {}, mouse, card)
  return (
    task.moment === 'capturing' || whisper === 'always' || (whisper === 'matters' && isWorthAsking(state, task, card))
  )
}

/** What a mouse can by nature, what costs nothing and only takes cheese off the wheel, is simply done (M27.6). */
function sheerGain(state: MysticsState, card: string, who: string): MysticsAction | null {
  if (!hero(who).innate.includes(card) || cardById(card).cost !== undefined) return null
  const uses = actionsOf(state).filter(({ do: kind }) => kind !== 'choose')
  const [use] = uses
  if (uses.length !== 1) return null
  const [gain, ...more] = tryOut(state, use).events.filter(({ type }) => type !== 'used')
  return more.length === 0 && gain?.type === 'wheel-changed' && gain.n < 0 ? use : null
}
