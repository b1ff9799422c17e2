import type { RuleVerb, RuleVerbValues } from '../../story/words.ts'
import type { Scene } from './chapter-here.ts'

/** What the party bot sees coming: each verb of a rule says by these what it will do, with ordinary luck. */
export interface Future {
  readonly scene: Scene
  set(variable: string, value: number): void
  achieve(flag: string): void
  bring(type: string, n: number): void
  /** One minion less. */
  remove(): void
  put(tokens: RuleVerbValues['put'], it: string | null): void
  gate(link: string, open: boolean): void
  follow(verbs: readonly RuleVerb[], it: string | null): void
  end(how: 'won' | 'lost'): void
}
