import { ActionList, pick, type Chance } from '@mousekeep/engine'
import { check, list, PASS, perform, type MysticsAction } from '../rules/decide.ts'
import { text } from '../state/read-action.ts'
import { DONE } from '../rules/gear/open-forms.ts'
import { copy, type MysticsState } from '../state/state.ts'

/** What a player has in mind when it begins with an action: some only show their worth by the next. */
export type Line = readonly MysticsAction[]

/** Actions that may be worth nothing by themselves. */
const PREPARING: ReadonlySet<string> = new Set(['ability', 'use', 'place', 'equip', 'share', 'scurry'])
/** What goes on from an announced card or an order to another mouse. */
const ANNOUNCED: ReadonlySet<string> = new Set(['battle', 'search', 'recover'])
/** What a card or a party item may newly allow. */
const OPENED: ReadonlySet<string> = new Set(['step', 'launch', 'catapult'])

const MOST_ANSWERS = 20

/** The lines that begin with an action, one of those listed. */
export function linesFrom(
  state: MysticsState,
  action: MysticsAction,
  listed: ActionList<MysticsAction>,
  chance: Chance,
): Line[] {
  if (!PREPARING.has(action.do)) return [[action]]
  const next = copy(state)
  perform(next, action, chance, null)
  const after = next.over === null ? goingOn(next, listed) : []
  return after.length === 0 ? [[action]] : after.map((each) => [action, each])
}

function goingOn(next: MysticsState, listed: ActionList<MysticsAction>): MysticsAction[] {
  const offered = listOf(next)
  // Cheese stays with whoever earned it.
  if (next.ask !== null) return offered.filter((each) => each.do === 'choose' && !each.option.endsWith(' cheese'))
  if (isAnnounced(next)) return offered.filter((each) => ANNOUNCED.has(each.do))
  const before = new Set(listed.toArray().map(text))
  return offered.filter((each) => OPENED.has(each.do) && !before.has(text(each)))
}

function listOf(state: MysticsState): MysticsAction[] {
  const listed = new ActionList<MysticsAction>()
  list(state, listed)
  return listed.toArray()
}

function isAnnounced({ stack }: MysticsState): boolean {
  const kind = stack.at(-1)?.kind
  return kind === 'declare' || kind === 'order' || kind === 'again'
}

/** The state after a line, when everything it set off has come to rest. */
export function playLine(state: MysticsState, line: Line, chance: Chance): MysticsState {
  const next = copy(state)
  for (const action of line) {
    // What was meant second may have become needless or impossible.
    if (action !== line[0] && (next.over !== null || check(next, action) !== null)) break
    perform(next, action, chance, null)
  }
  const card = state.turn?.card
  for (let i = 0; i < MOST_ANSWERS && next.over === null; i++) {
    if (next.turn?.card !== card && !isArriving(next)) break
    const answer = answerTo(next, chance)
    if (answer === null) break
    perform(next, answer, chance, null)
  }
  return next
}

/** Whoever is on the way arrives somewhere: only then is it seen how things stand. */
export function isArriving(state: MysticsState): boolean {
  return state.ask !== null && state.stack.some(({ kind }) => kind === 'explore' || kind === 'arrival')
}

/** Nothing more is used, what is asked is answered anyhow; null: the turn goes on. */
function answerTo(state: MysticsState, chance: Chance): MysticsAction | null {
  if (state.ask !== null) {
    const { options } = state.ask
    const option = options.includes(DONE) || options.length === 1 ? options[options.length - 1] : pick(options, chance)
    return { do: 'choose', option }
  }
  const kind = state.stack.at(-1)?.kind
  if (kind === 'moment' || kind === 'order') return { do: 'choose', option: PASS }
  if (kind !== 'declare' && kind !== 'again') return null
  const attacks = listOf(state).filter((each) => each.do === 'battle')
  return attacks.length === 0 ? null : pick(attacks, chance)
}
