import type { Emit, Refusal, Seat } from '@mousekeep/engine'
import { afterStep, endByResigning } from '../checkpoint.ts'
import type { CastleEvent } from '../events.ts'
import { REFUSALS } from '../refusals.ts'
import { GONE, isGone, MICE, NOBODY, type CastleState } from '../state.ts'
import { passPlacing, passTurn } from '../turn.ts'
import type { Resign } from './action.ts'

/** C6.5: a player gives up, in its turn or not. It is not listed: nobody is to come upon it while looking for a move. */
export const resign = {
  check(state: CastleState, { seat }: Resign): Refusal | null {
    if (seat >= state.tokens.length) return REFUSALS.noSuchTeam
    return isGone(state, seat) ? REFUSALS.alreadyResigned : null
  },

  perform(state: CastleState, { seat }: Resign, emit: Emit<CastleEvent>): void {
    leaveCastle(state, seat)
    emit?.({ type: 'resigned', rule: 'C6.5', seat })
    endByResigning(state, emit)
    if (state.over !== null) return
    if (state.turn !== seat) return standAlone(state, emit)
    state.pass = null
    if (state.phase === 'place') passPlacing(state, emit)
    else passTurn(state, emit)
  },
}

function leaveCastle(state: CastleState, seat: Seat): void {
  state.mice.fill(GONE, seat * MICE, (seat + 1) * MICE)
  state.stands.forEach((who, square) => {
    if (who === seat) state.stands[square] = NOBODY
  })
}

/** A mouse that was slipping past one that has left stands where it is: nobody else does (C3.5). */
function standAlone(state: CastleState, emit: Emit<CastleEvent>): void {
  const { pass, turn } = state
  if (pass === null || state.stands[pass] !== NOBODY) return
  state.pass = null
  state.stands[pass] = turn
  afterStep(state, emit)
}
