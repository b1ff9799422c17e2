import type { MysticsView } from '@mousekeep/mystics/box'
import type { OpenPassage } from './open-passages.ts'

/** The rules that are new with a passage, also when what led to it was skipped. */
export function rulesSince({ rulesBefore }: OpenPassage, now: Pick<MysticsView, 'rules'>): readonly string[] {
  return now.rules.filter((rule) => rulesBefore?.includes(rule) !== true)
}
