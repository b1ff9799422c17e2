import type { CastleAction } from './actions/action.ts'
import { perform } from './actions/index.ts'
import { dangers } from './explain.ts'
import { copy, type CastleState } from './state.ts'
import type { Temper } from './temper-names.ts'

/** How much a mouse of that temper likes an action, among those that are about equally good. */
export function likes(temper: Temper, world: CastleState, action: CastleAction): number {
  const { turn } = world
  switch (temper) {
    case 'bramble': {
      if (action.do !== 'slide') return 0
      const after = afterwards(world, action)
      return 1 + after.tokens.reduce((sum, _, seat) => (seat === turn ? sum : sum + dangers(after, seat)), 0)
    }
    case 'clover':
      // With its last point only: a roof looks about as good as a step as long as there are more, and a turn is gone.
      return action.do === 'uncover' && world.points === 1 ? 1 : 0
    case 'dart':
      return action.do === 'step' || action.do === 'enter' ? 1 : 0
    case 'moss':
      return -dangers(afterwards(world, action), turn)
  }
}

function afterwards(world: CastleState, action: CastleAction): CastleState {
  const after = copy(world)
  perform(after, action, null)
  return after
}
