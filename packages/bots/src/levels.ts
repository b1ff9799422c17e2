import type { Game, GameTypes } from '@mousekeep/engine'
import type { Bot, BotTools, Limits } from './bot.ts'
import { greedyBot } from './greedy.ts'
import type { Level } from './level-names.ts'
import { randomBot } from './random.ts'
import { searchBot, type Likes } from './search-bot.ts'

/** Time to think, in milliseconds a decision, memory, in events looked back on, and in how many worlds it plays on. */
interface Skill {
  readonly ms: number
  readonly memory: number
  readonly replies: number
}

const SKILLS = {
  easy: { ms: 6, memory: 6, replies: 0 },
  normal: { ms: 75, memory: 60, replies: 0 },
  hard: { ms: 130, memory: 200, replies: 4 },
  master: { ms: 300, memory: Number.POSITIVE_INFINITY, replies: 16 },
} as const satisfies Record<string, Skill>

const STYLE = { depth: 0, curiosity: 0.02 }

/** `ms` and `iterations` limit the thinking of a searching bot; without them it takes its level's time. */
export function botOf<T extends GameTypes>(
  game: Game<T>,
  level: Level,
  tools: BotTools,
  limits: Limits = {},
  likes: Likes<T> | null = null,
): Bot<T> {
  if (level === 'random') return randomBot(game, tools)
  if (level === 'greedy') return greedyBot(game, tools)
  const skill: Skill = SKILLS[level]
  const ms = limits.ms ?? (limits.iterations === undefined ? skill.ms : Number.POSITIVE_INFINITY)
  const budget = { ms, iterations: limits.iterations ?? Number.POSITIVE_INFINITY }
  const bot = searchBot(game, tools, budget, { ...STYLE, replies: skill.replies }, likes)
  return { choose: (view, seen) => bot.choose(view, lastOf(seen, skill.memory)) }
}

function lastOf<E>(seen: readonly E[], count: number): readonly E[] {
  return count >= seen.length ? seen : seen.slice(seen.length - count)
}
