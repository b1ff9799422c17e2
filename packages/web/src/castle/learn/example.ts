import type { CastleAction, CastleView } from '@mousekeep/castle'

/**
 * The turn that the page tells step by step. A test plays it by the rules and compares the castle with the drawings.
 */
const SAME = {
  layout: 'hof',
  target: 4,
  crossTower: false,
  pushBack: true,
  phase: 'play',
  round: 3,
  first: 0,
  turn: 0,
  pass: null,
  over: null,
} as const

export const BEFORE: CastleView = {
  ...SAME,
  points: 4,
  slid: false,
  dropped: null,
  players: [
    { mice: ['a1', 'd2'], hand: 2, lost: 0, tokens: ['emmental'] },
    { mice: ['b4', 'g7'], hand: 2, lost: 0, tokens: ['blue'] },
  ],
  tiles: { d2: 'gouda', e2: 'plain', d3: 'blue', b4: 'halloumi', c4: 'plain' },
  spare: 'gouda',
  open: ['E', 'I'],
}

/** What is under the roofs of the line that is pushed. */
export const HIDDEN = { b1: 'plain', b2: 'neufchatel', b3: 'trap', b5: 'plain', b6: 'braid', b7: 'provolone' } as const

export const TURN: readonly CastleAction[] = [
  { do: 'uncover', room: 'A' },
  { do: 'step', from: 'a1', to: 'b1' },
  { do: 'slide', end: 'b1' },
  { do: 'enter', tower: 'a1' },
]

export const AFTER: CastleView = {
  ...SAME,
  points: 0,
  slid: true,
  dropped: 'b7',
  players: [
    { mice: ['a1', 'b1', 'd2'], hand: 1, lost: 0, tokens: ['emmental', 'gouda'] },
    { mice: ['g7'], hand: 2, lost: 1, tokens: ['blue'] },
  ],
  tiles: { b1: 'gouda', d2: 'gouda', e2: 'plain', d3: 'blue', b4: 'trap', c4: 'plain' },
  spare: 'provolone',
  open: ['A', 'E', 'I'],
}
