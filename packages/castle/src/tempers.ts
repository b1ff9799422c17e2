import type { CastleAction } from './actions/action.ts'
import { perform } from './actions/index.ts'
import { dangers } from './explain.ts'
import { copy, type CastleState } from './state.ts'
import type { Temper } from './temper-names.ts'

/**
 * How much a mouse of that temper likes an action, among those that are about equally good: it never plays worse for
 * it than whoever cannot tell them apart.
 */
export function likes(temper: Temper, world: CastleState, action: CastleAction): number {
  switch (temper) {
    case 'bramble':
      return action.do === 'slide' ? 1 : 0
    case 'clover':
      return action.do === 'uncover' ? 1 : 0
    case 'dart':
      return action.do === 'step' || action.do === 'enter' ? 1 : 0
    case 'moss': {
      const after = copy(world)
      perform(after, action, null)
      return -dangers(after, world.turn)
    }
  }
}
