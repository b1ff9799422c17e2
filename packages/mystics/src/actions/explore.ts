import { refusal, type Refusal } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { minionsFor } from '../chapters/mods.ts'
import { isStar, roll } from '../dice.ts'
import { statOf } from '../language/modifiers.ts'
import { passagesFrom, type Passage } from '../passages.ts'
import type { World } from '../world.ts'
import type { ActionKind, Explore, Table } from './action.ts'
import { actionRefusal, spendAction } from './budget.ts'

const MINIONS_HERE = refusal('M13.1', 'minions-here')
const NO_WAY = refusal('M13.2', 'no-exit-here')
const WHICH_EXIT = refusal('M13.2', 'name-an-exit')

/** M13. */
export const explore: ActionKind<Explore> = {
  list(table, into) {
    if (gate(table) !== null) return
    const passages = passagesFrom(table.state, table.board, table.mouse)
    for (const passage of passages) if (passage.refused === null) into.push(named(passage))
  },

  /** The only way there is needs no name. */
  whole(table, action) {
    const passages = passagesFrom(table.state, table.board, table.mouse)
    return action.exit === undefined && passages.length === 1 ? named(passages[0]) : action
  },

  check(table, action) {
    return gate(table) ?? find(table, action).refused
  },

  perform(world, table, action) {
    const passage = find(table, action)
    spendAction(world, table, 'other')
    if (passage.test === true && !hasCleverPaws(world, table)) return
    push(world, {
      kind: 'explore',
      step: 'leave',
      to: passage.to,
      spaces: passage.spaces,
      flip: passage.exit === null,
      first: false,
      waiting: [],
      beside: null,
    })
  },
}

/** B2: without a star the action is spent. */
function hasCleverPaws({ state, board, chance, emit }: World, { mouse }: Table): boolean {
  const faces = roll(statOf(state, board, mouse, 'lore'), chance)
  emit?.({ type: 'rolled', rule: 'M13.5', by: mouse.id, for: 'paws', faces })
  return faces.some(isStar)
}

function gate(table: Table): Refusal | null {
  return actionRefusal(table) ?? (minionsFor(table.state, 'M13.1') > 0 ? MINIONS_HERE : null)
}

function named({ exit }: Passage): Explore {
  return exit === null ? { do: 'explore' } : { do: 'explore', exit }
}

function nowhere(refused: Refusal): Passage {
  return { exit: null, to: '', spaces: [], refused }
}

/** Without an exit named: the flip space, or the only exit there is. */
function find({ state, board, mouse }: Table, action: Explore): Passage {
  const passages = passagesFrom(state, board, mouse)
  if (action.exit !== undefined) return passages.find((each) => each.exit === action.exit) ?? nowhere(NO_WAY)
  if (passages.length === 0) return nowhere(NO_WAY)
  return passages.find((each) => each.exit === null) ?? (passages.length === 1 ? passages[0] : nowhere(WHICH_EXIT))
}
