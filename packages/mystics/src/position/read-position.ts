import { canonical, readRecord, type Chance, type Emit } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { MysticsState } from '../state/state.ts'
import { VERSION } from '../state/version.ts'
import { refuseHuge } from './limits.ts'
import { readGame } from './read-whole.ts'
import { readScene } from './read-scene.ts'
import { accountOf } from './summary.ts'

/**
 * A position (`docs/engine-protocol.md`): one side standing alone with figures on it, or, with `whole`, a game in the
 * middle of anything as `summary` writes it, with the version of its rules. Throws `BadInput` on what is no position.
 */
export function readPosition(json: unknown, chance: Chance, emit: Emit<MysticsEvent>, version = VERSION): MysticsState {
  refuseHuge(json)
  const { whole, ...given } = readRecord(json, 'a position')
  if (whole === undefined) return readScene(given, chance, emit, version)
  const state = readGame(whole)
  const account = accountOf(state)
  for (const [name, value] of Object.entries(given)) {
    const said = account[name]
    if (said === undefined || canonical(said) !== canonical(value)) throw bad(name, 'not-the-whole')
  }
  return state
}
