import type { Verdict } from '@mousekeep/engine'
import { clausesOf, speaksAt } from '../content.ts'
import { isFree, miceInOrder } from '../figures.ts'
import type { MomentFrame } from '../frame.ts'
import { holdAll } from '../language/conditions.ts'
import { cardsInForce } from '../language/modifiers.ts'
import { actsCharmed } from '../pools.ts'
import type { Mouse, MysticsState } from '../state.ts'
import { pushRules } from '../rules.ts'
import { momentContext, picksOf, sourcesAt, useRefusal, type Source } from '../uses.ts'
import type { World } from '../world.ts'
import { effectFrame } from './effect.ts'
import { nextCard } from './turn.ts'

interface Forced {
  readonly mouse: Mouse
  readonly card: string
  readonly clause: number
}

/** K7: forced effects, then the chapter's rules, then those who may use a card, from the top of the track down. */
export function moment(world: World, frame: MomentFrame): Verdict {
  const { state, board } = world
  switch (frame.step) {
    case 'forced': {
      const all = forcedAt(state, frame)
      if (frame.done >= all.length) {
        frame.step = 'rules'
        return 'again'
      }
      const { mouse, card, clause } = all[frame.done]
      frame.done++
      if (holdAll(state, board, clausesOf(card)[clause].if, momentContext(state, mouse.id, card, frame))) {
        world.stack.push(effectFrame(card, clause, mouse.id, {}, { it: frame.card }))
      }
      return 'again'
    }
    case 'rules': {
      frame.step = 'ask'
      if (frame.moment === 'minionDefeated') {
        pushRules(world, 'minionDefeated', frame.it, -1, frame.type)
      }
      return 'again'
    }
    case 'ask':
      // A card sent to the bottom is not next any more: nobody is asked about its turn (Owl Hoot).
      if (frame.moment === 'minionTurn' && nextCard(world) !== frame.card) return 'done'
      for (const mouse of miceInOrder(state)) {
        if (!mayAnswer(frame, mouse) || frame.passed.includes(mouse.id)) continue
        if (usable(state, board, mouse, frame).length > 0) {
          frame.mouse = mouse.id
          return 'wait'
        }
      }
      return 'done'
  }
}

function mayAnswer(frame: MomentFrame, mouse: Mouse): boolean {
  return (frame.only === null || frame.only === mouse.id) && frame.but !== mouse.id && isFree(mouse)
}

function forcedAt(state: MysticsState, frame: MomentFrame): Forced[] {
  const found: Forced[] = []
  for (const mouse of miceInOrder(state)) {
    if (!mayAnswer(frame, mouse) || actsCharmed(state, mouse)) continue
    for (const card of cardsInForce(state, mouse)) {
      if (!speaksAt(card, frame.moment)) continue
      clausesOf(card).forEach((clause, i) => {
        if (clause.forced === true && clause.on.includes(frame.moment)) found.push({ mouse, card, clause: i })
      })
    }
  }
  return found
}

/** Cards the mouse may use at this moment: each but those of the pack once for each occasion. */
export function usable(state: MysticsState, board: World['board'], mouse: Mouse, frame: MomentFrame): Source[] {
  return sourcesAt(state, mouse, frame.moment).filter(
    (source) =>
      !frame.passed.includes(`${mouse.id} ${source.card.id}`) &&
      useRefusal(state, board, mouse, source, frame.moment, frame) === null &&
      picksOf(state, board, mouse, source, frame).length > 0,
  )
}
