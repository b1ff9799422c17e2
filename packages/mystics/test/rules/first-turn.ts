import assert from 'node:assert/strict'
import { Match } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'

/** The first chapter, or another by its options. */
export function open(options: object, seed = 'one'): Match<Mystics> {
  return new Match(mystics, { seed, options })
}

/** Answers every question with its first option until a mouse's turn is on. */
export function toFirstTurn(match: Match<Mystics>): MysticsState {
  while (match.state.ask !== null) {
    const action: MysticsAction = { do: 'choose', option: match.state.ask.options[0] }
    assert.ok(match.play(action).ok)
  }
  return match.state
}
