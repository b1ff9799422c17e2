/** The numbers of a mouse in the order of its card, each with its icon. */
export const STATS = [
  ['sword', 'battle'],
  ['shield', 'defense'],
  ['lore', 'lore'],
  ['boot', 'move'],
] as const
