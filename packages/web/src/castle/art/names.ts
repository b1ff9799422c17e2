/** By seat. Colour, headgear, shield, coat, fur and letter all identify the team, so nobody depends on colour. */
export const TEAMS = ['rowan', 'lake', 'amber', 'violet'] as const
export type TeamName = (typeof TEAMS)[number]

/** Seven cheeses, each with its own silhouette, letter, pattern and frame. */
export const CHEESES = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone'] as const
export type Cheese = (typeof CHEESES)[number]
