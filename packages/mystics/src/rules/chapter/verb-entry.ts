import type { Live } from '../../state/live.ts'
import type { RuleTask } from '../../state/task.ts'
import type { RuleVerbValues } from '../../story/words.ts'
import type { LookedAt } from '../lookup/chapter-conditions.ts'
import type { Future } from '../lookup/future.ts'
import type { Opened } from './open-choices.ts'

export interface RuleVerbEntry<Word extends keyof RuleVerbValues> {
  /** What it leaves open. */
  opens(live: Live, task: RuleTask, value: RuleVerbValues[Word]): Opened
  /** Carries it out, with nothing left to ask. */
  does(live: Live, task: RuleTask, value: RuleVerbValues[Word]): void
  /** What the party bot sees coming. */
  foresee(future: Future, value: RuleVerbValues[Word], it: string | null): void
  /** What decides what it does, as far as that has to do with winning. */
  about(value: RuleVerbValues[Word], seen: LookedAt): void
}

export const NOTHING = (): void => {}

/** A verb that leaves nothing open, of which the bot foresees nothing. */
export const PLAIN = { opens: (): Opened => 'nothing', foresee: NOTHING, about: NOTHING } as const
