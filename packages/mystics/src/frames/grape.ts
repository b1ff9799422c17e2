import type { Verdict } from '@mousekeep/engine'
import { knockDown, push, shuffleIn } from '../changes.ts'
import { COIN } from '../dice.ts'
import { figuresAt, findMinion, sizeOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import type { World } from '../world.ts'
import { attackFrame, targetOf } from './attacks.ts'

/** M22.7: the grape comes down: it splats, or stays whole. Large figures are not touched. */
export function grape(world: World, frame: FrameOf<'grape'>): Verdict {
  const { state, board, chance, emit } = world
  if (frame.step === 'end') return 'done'
  frame.step = 'end'
  const side = chance.face(COIN)
  emit?.({ type: 'coin-tossed', rule: 'M22.7', by: frame.by, side })
  const at = state.stash.findIndex((no) => state.setup.cards[no] === 'grape')
  const [card] = at < 0 ? [-1] : state.stash.splice(at, 1)
  const small = figuresAt(state, frame.at).filter((id) => {
    const minion = findMinion(state, id)
    return minion === undefined || sizeOf(minion) === 'small'
  })
  if (side === 'whole') {
    for (const id of small) knockDown(world, id, 'M22.7')
    if (card >= 0) state.placed.push({ card, at: [frame.at] })
    emit?.({ type: 'item-placed', rule: 'M22.7', item: 'grape', at: [board.names[frame.at]] })
    return 'again'
  }
  if (card >= 0) shuffleIn(world, card)
  emit?.({ type: 'item-lost', rule: 'M22.7', item: 'grape' })
  const targets = small.map((id) => targetOf(state, id))
  if (targets.length > 0) {
    push(world, attackFrame({ by: frame.by, mode: 'ranged', type: 'blunt', dice: 0, targets, hits: 1 }))
  }
  return 'again'
}
