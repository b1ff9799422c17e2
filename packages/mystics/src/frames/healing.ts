import type { Verdict } from '@mousekeep/engine'
import { cure, heal } from '../changes.ts'
import { mouseOf } from '../figures.ts'
import type { EffectFrame } from '../frame.ts'
import type { Clause } from '../language/words.ts'
import { ailments, markersOf } from '../sense.ts'
import { ask, type World } from '../world.ts'
import { chosenMice } from './verb-targets.ts'

/** M21.4: wounds of each mouse the card is used on. */
export function healEach(
  world: World,
  frame: EffectFrame,
  clause: Clause,
  kind: 'plain' | 'poison' | 'any',
  n: number | 'all',
): Verdict {
  const mice = chosenMice(world, frame, clause)
  const amount = n === 'all' ? Number.POSITIVE_INFINITY : n
  while (frame.left < mice.length) {
    const mouse = mice[frame.left]
    let which: 'wounds' | 'poison' = kind === 'poison' ? 'poison' : 'wounds'
    if (kind === 'any' && mouse.poison > 0) {
      if (mouse.wounds === 0) which = 'poison'
      else {
        const chosen = ask(world, 'M21.4', `heal ${mouse.id}`, ['plain', 'poison'], world.state.setup.seats[mouse.id])
        if (chosen === null) return 'wait'
        which = chosen === 'poison' ? 'poison' : 'wounds'
      }
    }
    heal(world, mouse, which, amount, 'M21.4')
    frame.left++
  }
  return 'done'
}

/** M21.4: one wound or marker for each cheese paid. */
export function healOrCure(world: World, frame: EffectFrame): Verdict {
  const { state } = world
  while (frame.left < frame.paid) {
    const options = [...new Set(ailments(state, mouseOf(state, frame.user), frame.picks.mouse))]
    if (options.length === 0) return 'done'
    const chosen = ask(world, 'M21.4', 'cure', options, state.setup.seats[frame.user])
    if (chosen === null) return 'wait'
    const [id, what] = chosen.split(' ')
    const mouse = mouseOf(state, id)
    if (what === 'poison') heal(world, mouse, 'poison', 1, 'M21.4')
    else for (const marker of markersOf(mouse)) if (marker === what) cure(world, mouse, marker, 'M21.4')
    frame.left++
  }
  return 'done'
}
