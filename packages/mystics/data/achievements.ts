/** What a mouse can win for itself in a chapter (M25): by which rule, and how many pages the end marker then moves. */
export const ACHIEVEMENTS = {
  cheesemaster: { rule: 'M25.1', pages: 1 },
  roachmaster: { rule: 'M25.2', pages: 1 },
  poisonmaster: { rule: 'M25.3', pages: 0 },
  scaper: { rule: 'M25.4', pages: 1 },
  'cat-tamer': { rule: 'M25.5', pages: 0 },
} as const
export type Achievement = keyof typeof ACHIEVEMENTS
export const ACHIEVEMENT_IDS: readonly string[] = Object.keys(ACHIEVEMENTS)
