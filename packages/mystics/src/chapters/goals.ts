import { isFree } from '../figures.ts'
import { carriedBy } from '../tokens.ts'
import type { World } from '../world.ts'
import type { Goal } from './chapter.ts'
import { amountOf } from './conditions.ts'
import { chapterOf, isAt, rulesOn, spacesAt, splitPlace } from './lookup.ts'

/** M23.1: whether the chapter's victory condition holds. A position is never won. */
export function isWon(world: World): boolean {
  const chapter = chapterOf(world.state)
  return chapter !== null && chapter.victory.length > 0 && chapter.victory.every((goal) => isReached(world, goal))
}

function isReached({ state, board }: World, goal: Goal): boolean {
  const free = state.mice.filter(isFree)
  if ('allAt' in goal) return free.length > 0 && free.every((mouse) => isAt(state, board, mouse.at, goal.allAt))
  if ('oneAt' in goal) return free.some((mouse) => isAt(state, board, mouse.at, goal.oneAt))
  if ('clear' in goal) {
    const { side } = splitPlace(state, goal.clear)
    return side === state.here && spacesAt(state, board, goal.clear) === null && state.minions.length === 0
  }
  if ('tally' in goal) return (state.vars[goal.tally.variable] ?? 0) >= amountOf({ state, board }, goal.tally.n, null)
  if ('held' in goal) return free.some((mouse) => carriedBy(state, mouse) === goal.held)
  if ('beaten' in goal) {
    const { boss, on } = goal.beaten
    return state.fired.includes(on === undefined ? `beaten ${boss}` : `beaten ${boss} ${on}`)
  }
  return state.page >= state.end
}

/** What the chapter does at victory comes first; nothing else is played on. */
export function win({ state, stack }: World): void {
  if (state.over !== null || stack.some((frame) => frame.kind === 'won')) return
  stack.push({ kind: 'won' })
  const waiting = rulesOn(state, 'victory')
  if (waiting.length > 0) stack.push({ kind: 'rules', waiting: [...waiting], it: null, at: -1, type: null })
}

export function won({ state, emit }: World): 'done' {
  state.over = 'won'
  emit?.({ type: 'story', rule: 'M26.1', passage: `${state.setup.chapter} victory` })
  emit?.({ type: 'over', rule: 'M23.1', result: 'won' })
  return 'done'
}
