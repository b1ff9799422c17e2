import type { Refusal } from '@mousekeep/engine'
import { say } from '../words/words.ts'

/** Why something is not allowed, in a sentence; the rule is shown beside it. */
export function whyNot(refusal: Refusal, action: object): string {
  const simple = Object.entries(action).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return say(`refused-${refusal.code}`, { ...Object.fromEntries(simple), ...refusal.params })
}
