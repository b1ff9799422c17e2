import { refusal, type Refusal } from '@mousekeep/engine'
import type { MysticsAction, Wait } from '../state/action.ts'
import { findMouse, isFree } from '../state/figures.ts'
import type { MysticsState } from '../state/state.ts'

const NOT_ON_TRACK = refusal('M27.7', 'not-on-track')
const OWN_TURN = refusal('M27.7', 'own-turn')
const HAD_ITS_TURN = refusal('M27.7', 'had-its-turn')
const NO_TURN = refusal('M27.7', 'no-turn')

/** Only for a card whose turn is still to come in this round. */
export function waitRefusal(state: MysticsState, { for: card }: Wait): Refusal | null {
  if (!state.track.includes(card)) return NOT_ON_TRACK
  if (state.turn?.card === card) return OWN_TURN
  if (state.acted.includes(card)) return HAD_ITS_TURN
  const mouse = findMouse(state, card)
  return mouse === undefined || isFree(mouse) ? null : NO_TURN
}

/** Turn after turn is ended until the mouse has its own; for a minion card the run hears when it has acted. */
export function waiting({ for: card }: Wait): (state: MysticsState) => MysticsAction | null {
  return (state) => {
    const top = state.stack.at(-1)
    return top?.kind === 'mouse-turn' && top.mouse !== card ? { do: 'end' } : null
  }
}

/** Cards for which other mice of the same player would pass too: waiting for the very next card is ending the turn. */
export function waitsFrom(state: MysticsState): string[] {
  const { turn, track, setup } = state
  if (turn === null) return []
  const cards: string[] = []
  let passing = 0
  for (const card of track.slice(track.indexOf(turn.card) + 1)) {
    if (passing > 0 && waitRefusal(state, { do: 'wait', for: card }) === null) cards.push(card)
    const mouse = findMouse(state, card)
    if (mouse === undefined || !isFree(mouse)) continue
    if (setup.seats[card] !== setup.seats[turn.card]) break
    passing++
  }
  return cards
}
