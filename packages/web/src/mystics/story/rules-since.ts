import type { MysticsView } from '@mousekeep/mystics/box'

/** The rules in a view that the one before did not have. */
export function rulesSince(before: MysticsView | null, now: MysticsView): readonly string[] {
  return now.rules.filter((rule) => before === null || !before.rules.includes(rule))
}
