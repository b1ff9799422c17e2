import type { Refusal } from '@mousekeep/engine'
import { check, type MysticsAction } from '../rules/decide.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { supplyFor } from '../rules/gear/learn.ts'
import { mouseOf } from '../state/figures.ts'
import type { Mouse, MysticsState } from '../state/state.ts'

/** Why nothing of a kind can be done in this turn, for the kinds that a page always shows. */
export type Barred = Readonly<Partial<Record<MysticsAction['do'], Refusal>>>

const NONE: Barred = {}

/** Of several reasons the one that an obvious action of that kind would be refused with. */
export function barredAt(state: MysticsState, legal: readonly MysticsAction[]): Barred {
  const top = state.stack.at(-1)
  if (state.ask !== null || top?.kind !== 'mouse-turn') return NONE
  const able = new Set(legal.map((action) => action.do))
  const reasons: Partial<Record<MysticsAction['do'], Refusal>> = {}
  for (const action of obvious(state, mouseOf(state, top.mouse))) {
    if (able.has(action.do) || reasons[action.do] !== undefined) continue
    const refused = check(state, action)
    if (refused !== null) reasons[action.do] = refused
  }
  return reasons
}

/** What somebody would try first, kind by kind. */
function obvious(state: MysticsState, mouse: Mouse): MysticsAction[] {
  const { cards } = state.setup
  const board = boardHere(state)
  const near = (at: number): number => (at === mouse.at ? 0 : board.isNear[mouse.at][at] ? 1 : 2)
  const targets = state.minions.toSorted((a, b) => near(a.at) - near(b.at)).map(({ id }) => id)
  const weapon = mouse.equip.map(({ card }) => cards[card]).at(0) ?? ''
  const [ability = ''] = supplyFor(state, board, mouse)
  return [
    { do: 'battle', weapon, target: targets[0] ?? '' },
    { do: 'search' },
    { do: 'scurry' },
    { do: 'explore' },
    ...state.mice.flatMap(({ id }): MysticsAction[] =>
      id === mouse.id ? [] : [{ do: 'share', with: id, open: true }],
    ),
    { do: 'equip', open: true },
    { do: 'level-up', ability },
    ...mouse.abilities.map((each): MysticsAction => ({ do: 'ability', ability: each })),
  ]
}
