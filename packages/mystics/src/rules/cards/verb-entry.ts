import type { Verdict } from '@mousekeep/engine'
import type { Board } from '../../board/board.ts'
import type { Card } from '../../cards/card.ts'
import type { Clause, VerbValues } from '../../cards/words.ts'
import type { Live } from '../../state/live.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { EffectTask, MomentTask, Picks } from '../../state/task.ts'
import type { AttackView } from '../lookup/card-conditions.ts'

/** A card that somebody thinks of using, with what would be named. */
export interface Intent {
  readonly state: MysticsState
  readonly board: Board
  readonly user: Mouse
  readonly card: Card
  readonly clause: Clause
  readonly picks: Picks
  readonly task: MomentTask | null
}

export interface VerbEntry<Word extends keyof VerbValues> {
  /** Carries it out. 'done': the next one; 'wait': a question was put; 'again': it has more to do. */
  does(live: Live, task: EffectTask, value: VerbValues[Word], clause: Clause): Verdict
  /** K4: whether it would do anything. */
  hasPoint(intent: Intent, value: VerbValues[Word]): boolean
  /** The attacks that it could be at this minion; null: it is none at all. */
  attacks:
    | ((state: MysticsState, board: Board, user: Mouse, minion: Minion, value: VerbValues[Word]) => AttackView[])
    | null
  /** What may be named with it besides the ways that its clause gives. */
  more(state: MysticsState, user: Mouse, value: VerbValues[Word], ways: readonly Picks[]): Picks[]
}

/** A verb that always has a point, is no attack, and is used as its clause says. */
export const PLAIN = { hasPoint: (): boolean => true, attacks: null, more: (): Picks[] => [] } as const
