/** The levels of the bots that play every game, weakest first: known without the bots. */
export const LEVELS = ['random', 'greedy', 'easy', 'normal', 'hard', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Those that people may want to play with. */
export const PLAYING_LEVELS = ['easy', 'normal', 'hard', 'master'] as const satisfies readonly Level[]
