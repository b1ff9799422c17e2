import type { LessonStep } from '../src/rules/chapter/lesson-step.ts'

/** The chapter that teaches the game, and is none of the story book's. */
export const TAUGHT_IN = 'prologue'

/** The dice that fall before the first lesson's first step: Collin's movement. */
export const OPENING = ['bow'] as const

/** The six lessons of the prologue: the only action that is offered, and the dice it brings, in order. */
export const LESSONS: readonly LessonStep[] = [
  { lesson: 1, action: { do: 'step', to: 'b2' }, dice: [] },
  { lesson: 1, action: { do: 'step', to: 'c2' }, dice: [] },
  { lesson: 1, action: { do: 'step', to: 'c1' }, dice: [] },
  { lesson: 2, action: { do: 'search' }, dice: ['shield'] },
  { lesson: 2, action: { do: 'end' }, dice: ['bow-star'] },
  { lesson: 2, action: { do: 'search' }, dice: ['sword'] },
  { lesson: 2, action: { do: 'choose', option: 'keep' }, dice: [] },
  { lesson: 2, action: { do: 'equip', open: true }, dice: [] },
  { lesson: 2, action: { do: 'choose', option: 'dagger paw' }, dice: [] },
  { lesson: 2, action: { do: 'step', to: 'b1' }, dice: [] },
  { lesson: 2, action: { do: 'step', to: 'c1' }, dice: [] },
  { lesson: 3, action: { do: 'end' }, dice: ['cheese'] },
  { lesson: 4, action: { do: 'explore' }, dice: ['sword'] },
  { lesson: 5, action: { do: 'step', to: 'b1' }, dice: [] },
  { lesson: 5, action: { do: 'battle', weapon: 'dagger', target: 'roaches-1' }, dice: ['sword', 'cheese'] },
  // The other roach moves and attacks, Filch defends, Collin moves.
  { lesson: 6, action: { do: 'end' }, dice: ['bow', 'shield', 'cheese', 'shield', 'bow', 'shield'] },
  { lesson: 6, action: { do: 'step', to: 'b1' }, dice: [] },
  {
    lesson: 6,
    action: { do: 'battle', weapon: 'collins-sword', target: 'roaches-2' },
    dice: ['sword', 'shield', 'bow', 'bow'],
  },
  // The rat moves and attacks, Filch moves.
  { lesson: 6, action: { do: 'end' }, dice: ['sword', 'bow', 'bow-star', 'bow'] },
  {
    lesson: 6,
    action: { do: 'battle', weapon: 'dagger', target: 'rat-warriors-1' },
    dice: ['sword', 'shield-star', 'bow'],
  },
]
