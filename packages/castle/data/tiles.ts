/** The cheeses in the order of their names, which is the order of awards (C5.1). */
export const CHEESES = ['blue', 'braid', 'emmental', 'gouda', 'halloumi', 'neufchatel', 'provolone'] as const

/** What a sliding tile can show. */
export const KINDS = [...CHEESES, 'plain', 'trap'] as const

/** The 34 sliding tiles of the box (C1.3). */
export const TILES_OF_A_CHEESE = 3
export const PLAIN_TILES = 10
export const TRAP_TILES = 3
