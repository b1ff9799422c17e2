import type { Castle, CastleAction } from '@mousekeep/castle'
import type { LessonScript, Scene } from '../../lesson/script.ts'
import { lessonWords } from '../words/words.ts'

const step = (from: string, to: string): CastleAction => ({ do: 'step', from, to })
const lift = (room: string): CastleAction => ({ do: 'uncover', room })
const enter = (tower: string): CastleAction => ({ do: 'enter', tower })
const end: CastleAction = { do: 'end' }

const BEGINNING: Scene<CastleAction> = {
  position: {
    layout: 'hof',
    phase: 'place',
    players: [{}, {}],
    spare: 'trap',
    tiles: {
      b1: 'emmental',
      d1: 'plain',
      f1: 'gouda',
      b2: 'emmental',
      c2: 'halloumi',
      d2: 'blue',
      f3: 'provolone',
      d4: 'neufchatel',
      f5: 'braid',
      f7: 'plain',
    },
  },
  steps: [
    { id: 'welcome', rule: 'C1.1', kind: 'read' },
    {
      id: 'place',
      rule: 'C2.2',
      kind: 'do',
      action: { do: 'place', tower: 'a1' },
      replies: [{ do: 'place', tower: 'g7' }],
    },
    { id: 'why', rule: 'C3.2', kind: 'try' },
    { id: 'roof', rule: 'C3.2', kind: 'do', action: lift('A') },
    { id: 'step', rule: 'C3.3', kind: 'do', action: step('a1', 'b1') },
    { id: 'cheese', rule: 'C5.1', kind: 'read' },
    { id: 'enter', rule: 'C3.4', kind: 'do', action: enter('a1') },
    { id: 'look', rule: 'C3.2', kind: 'do', action: lift('D') },
    {
      id: 'end',
      rule: 'C3.8',
      kind: 'do',
      action: end,
      replies: [lift('R'), step('g7', 'f7'), enter('g7'), end],
    },
    { id: 'covered', rule: 'C7.1', kind: 'read' },
    { id: 'again', rule: 'C3.2', kind: 'do', action: lift('D') },
    { id: 'pass', rule: 'C3.5', kind: 'do', action: step('a1', 'b1') },
    { id: 'token', rule: 'C5.1', kind: 'do', action: step('b1', 'b2') },
    { id: 'spare', rule: 'C1.3', kind: 'read' },
    { id: 'slide', rule: 'C3.6', kind: 'do', action: { do: 'slide', end: 'f7' } },
    { id: 'fallen', rule: 'C4.1', kind: 'read' },
  ],
}

const LAST_TURN: Scene<CastleAction> = {
  position: {
    layout: 'hof',
    round: 9,
    players: [
      { mice: ['b3', 'c2', 'd2', 'f4'], tokens: ['emmental', 'blue', 'provolone'] },
      { mice: ['e1', 'g3'], hand: 1, lost: 1, tokens: ['braid', 'gouda'] },
    ],
    spare: 'halloumi',
    tiles: {
      d1: 'gouda',
      f1: 'plain',
      b2: 'trap',
      c2: 'halloumi',
      d2: 'neufchatel',
      e2: 'emmental',
      b3: 'plain',
      d3: 'provolone',
      d4: 'plain',
      e4: 'braid',
      f4: 'gouda',
      g2: 'blue',
    },
  },
  steps: [
    { id: 'later', rule: 'C6.1', kind: 'read' },
    { id: 'safe', rule: 'C1.2', kind: 'do', action: step('b3', 'c3') },
    { id: 'win', rule: 'C3.7', kind: 'do', action: { do: 'slide', end: 'd1' } },
    { id: 'won', rule: 'C6.1', kind: 'read' },
  ],
}

/** Castle in five minutes: the first two turns, and the last one of a game that is nearly won. */
export const lessonScript: LessonScript<Castle> = {
  scenes: [BEGINNING, LAST_TURN],
  catalogue: lessonWords,
  learner: 0,
  seats: 2,
}
