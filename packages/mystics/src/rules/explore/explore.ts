import { refusal, type Refusal } from '@mousekeep/engine'
import type { ActionKind, Explore, Chooser } from '../../state/action.ts'
import { isStar, roll } from '../../state/dice.ts'
import { push, type Live } from '../../state/live.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'
import { minionsFor } from '../lookup/changed-rules.ts'
import { statOf } from '../lookup/modifiers.ts'
import { waysOut, type WayOut } from '../lookup/ways-out.ts'

const MINIONS_HERE = refusal('M13.1', 'minions-here')
const NO_WAY = refusal('M13.2', 'no-exit-here')
const WHICH_EXIT = refusal('M13.2', 'name-an-exit')

/** M13. */
export const explore: ActionKind<Explore, WayOut> = {
  list(chooser, into) {
    if (gate(chooser) !== null) return
    const ways = waysOut(chooser.state, chooser.board, chooser.mouse)
    for (const way of ways) if (way.refused === null) into.push(named(way))
  },

  /** The only way there is needs no name. */
  whole(chooser, action) {
    const ways = waysOut(chooser.state, chooser.board, chooser.mouse)
    return action.exit === undefined && ways.length === 1 ? named(ways[0]) : action
  },

  judge(chooser, action) {
    const refused = gate(chooser)
    if (refused !== null) return refused
    const way = find(chooser, action)
    return way.refused ?? way
  },

  perform(live, chooser, _, way) {
    spendAction(live, chooser, 'other')
    if (way.test === true && !hasCleverPaws(live, chooser)) return
    push(live, {
      kind: 'explore',
      step: 'leave',
      to: way.to,
      spaces: way.spaces,
      flip: way.exit === null,
      first: false,
      waiting: [],
      beside: null,
    })
  },
}

/** B2: without a star the action is spent. */
function hasCleverPaws({ state, board, chance, emit }: Live, { mouse }: Chooser): boolean {
  const faces = roll(statOf(state, board, mouse, 'lore'), chance)
  emit?.({ type: 'rolled', rule: 'M13.5', by: mouse.id, for: 'paws', faces })
  return faces.some(isStar)
}

function gate(chooser: Chooser): Refusal | null {
  return actionRefusal(chooser) ?? (minionsFor(chooser.state, 'M13.1') > 0 ? MINIONS_HERE : null)
}

function named({ exit }: WayOut): Explore {
  return exit === null ? { do: 'explore' } : { do: 'explore', exit }
}

function nowhere(refused: Refusal): WayOut {
  return { exit: null, to: '', spaces: [], refused }
}

/** Without an exit named: the flip space, or the only exit there is. */
function find({ state, board, mouse }: Chooser, action: Explore): WayOut {
  const ways = waysOut(state, board, mouse)
  if (action.exit !== undefined) return ways.find((each) => each.exit === action.exit) ?? nowhere(NO_WAY)
  if (ways.length === 0) return nowhere(NO_WAY)
  return ways.find((each) => each.exit === null) ?? (ways.length === 1 ? ways[0] : nowhere(WHICH_EXIT))
}
