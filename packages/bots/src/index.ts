export { advise, type Advice } from './advise.ts'
export type { Bot, BotTools, Budget } from './bot.ts'
export { botOf, LEVELS, type Level } from './levels.ts'
export { Search, type SearchStyle } from './search.ts'
