/** The fight that the page tells blow by blow. A test plays it by the rules and checks every number. */
export const FIGHT = {
  attacker: 'collin',
  weapon: 'collins-sword',
  target: 'rat-warriors',
  /** Battle 2 and 1 for the sword. */
  attack: ['sword', 'shield', 'cheese'],
  /** Two dice of defence. */
  defence: ['shield', 'cheese'],
  surge: { type: 'roaches', count: 3 },
  wheelBefore: 5,
  pageBefore: 1,
  pageAfter: 2,
  end: 6,
  trackBefore: ['collin', 'rat-warriors', 'filch', 'tilda', 'nez'],
  trackAfter: ['collin', 'filch', 'tilda', 'nez', 'roaches'],
} as const
