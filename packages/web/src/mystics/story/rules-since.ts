import type { MysticsView } from '@mousekeep/mystics/box'

/** The rules that a view has and the one before had not. */
export function rulesSince(before: MysticsView | null, now: MysticsView): readonly string[] {
  return now.rules.filter((rule) => before === null || !before.rules.includes(rule))
}
