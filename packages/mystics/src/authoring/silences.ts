import type { Chance } from '@mousekeep/engine'
import { actionsOf } from '../asking/actions-of.ts'
import { doing } from '../asking/left-to-do.ts'
import { silentAnswer } from '../asking/silent-answer.ts'
import { check, PASS, perform, type MysticsAction } from '../rules/decide.ts'
import type { MysticsEvent } from '../state/events.ts'
import { copy, type MysticsState } from '../state/state.ts'

/** An action at a table that asks only what matters: how the table stood before, and the luck that followed. */
export interface Played {
  readonly before: MysticsState
  readonly action: MysticsAction
  readonly luck: () => Chance
}

/** More answers than any action sets off. */
const MOST = 200

/**
 * The cards that were passed over in silence in a row of actions (M27.3) and would, used then and with the same luck,
 * have kept the mouse from being captured.
 */
export function wouldHaveSaved(row: readonly Played[], mouse: string): string[] {
  const saving: string[] = []
  for (let pass = 1; ; pass++) {
    for (let way = 0; ; way++) {
      const told = playAgain(row, pass, way)
      if (told === 'no such pass') return saving
      if (told === 'no such use') break
      if (!told.events.some((event) => event.type === 'captured' && event.who === mouse)) saving.push(told.card)
    }
  }
}

interface Told {
  readonly card: string
  readonly events: readonly MysticsEvent[]
}

/** The same row, but where the table passed for the so-manieth time, a card is used: of all uses the so-manieth. */
function playAgain(row: readonly Played[], pass: number, way: number): Told | 'no such pass' | 'no such use' {
  const state = copy(row[0].before)
  const events: MysticsEvent[] = []
  let passed = 0
  let card = ''
  for (const { action, luck } of row) {
    const chance = luck()
    const last = doing(state, action)
    let next: MysticsAction | null = check(state, action) === null ? action : anyhow(state)
    for (let n = 0; n < MOST && next !== null; n++) {
      perform(state, next, chance, (event) => events.push(event))
      const silent = silentAnswer(state, last)
      next = silent?.action ?? null
      if (silent?.said?.type !== 'passed' || ++passed !== pass) continue
      const use = usesOf(state).at(way)
      if (use === undefined) return 'no such use'
      card = use.do === 'ability' ? use.ability : use.do === 'use' ? use.card : ''
      next = use
    }
  }
  if (passed < pass) return 'no such pass'
  letGo(state, row[row.length - 1].luck(), events)
  return { card, events }
}

/** What is still open is let go, up to the next turn. */
function letGo(state: MysticsState, chance: Chance, events: MysticsEvent[]): void {
  for (let n = 0; n < MOST; n++) {
    const next = silentAnswer(state)?.action ?? anyhow(state)
    if (next === null || next.do === 'end') return
    perform(state, next, chance, (event) => events.push(event))
  }
}

/** Nothing is used, what is asked is answered by the first that is offered; null: a mouse has its turn. */
function anyhow(state: MysticsState): MysticsAction | null {
  if (state.over !== null) return null
  if (state.ask !== null) return { do: 'choose', option: state.ask.options[0] }
  const kind = state.stack.at(-1)?.kind
  return kind === 'moment' || kind === 'order' ? { do: 'choose', option: PASS } : null
}

function usesOf(state: MysticsState): MysticsAction[] {
  return actionsOf(state).filter(({ do: kind }) => kind !== 'choose')
}
