import { refusal, type Refusal } from '@mousekeep/engine'
import { findCard } from '../../cards/box.ts'
import { IN_WATER, ONCE_A_TURN, type ActionKind, type LevelUp, type Chooser } from '../../state/action.ts'
import { LEVEL_UP } from '../../state/state.ts'
import { turnOf } from '../deeds/spend-action.ts'
import { meets } from '../lookup/modifiers.ts'
import { isTaken, learn, supplyFor } from './learn.ts'

const NO_ABILITY = refusal('M16.4', 'no-such-ability')

const WRONG_CLASS = refusal('M16.4', 'requirement-not-met')

const TAKEN = refusal('M3.2', 'taken')

const TOO_DEAR = refusal('M16.4', 'too-little-cheese')

/** M16.4. */
export const levelUp: ActionKind<LevelUp> = {
  list(chooser, into) {
    if (gate(chooser) !== null || chooser.mouse.cheese < LEVEL_UP) return
    for (const ability of supplyFor(chooser.state, chooser.board, chooser.mouse)) into.push({ do: 'level-up', ability })
  },

  judge(chooser, action) {
    const { state, board, mouse } = chooser
    const refused = gate(chooser)
    if (refused !== null) return refused
    if (findCard(action.ability)?.kind !== 'ability') return NO_ABILITY
    if (!meets(state, board, mouse, action.ability)) return WRONG_CLASS
    if (isTaken(state, action.ability)) return TAKEN
    return mouse.cheese < LEVEL_UP ? TOO_DEAR : null
  },

  perform(live, chooser, action) {
    turnOf(live.state).leveled = true
    learn(live, chooser.mouse, action.ability, LEVEL_UP)
  },
}

function gate({ state, board, mouse }: Chooser): Refusal | null {
  if (board.isWater[mouse.at]) return IN_WATER
  return turnOf(state).leveled ? ONCE_A_TURN : null
}
