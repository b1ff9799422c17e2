import { isFree } from '../figures.ts'
import { carriedBy } from '../tokens.ts'
import type { World } from '../world.ts'
import type { Goal } from './chapter.ts'
import { chapterOf, isAt, spacesAt, splitPlace } from './lookup.ts'

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
  if ('tally' in goal) return (state.vars[goal.tally.variable] ?? 0) >= goal.tally.n
  if ('held' in goal) return free.some((mouse) => carriedBy(state, mouse) === goal.held)
  if ('beaten' in goal) return state.fired.includes(`beaten ${goal.beaten}`)
  return state.page >= state.end
}

export function win({ state, emit }: World): void {
  if (state.over !== null) return
  // What the chapter does at victory can only set flags: nothing is played on.
  for (const rule of chapterOf(state)?.rules ?? []) {
    if (!('victory' in rule.on)) continue
    for (const verb of rule.do)
      if ('achieve' in verb && !state.flags.includes(verb.achieve)) state.flags.push(verb.achieve)
  }
  state.over = 'won'
  emit?.({ type: 'over', rule: 'M23.1', result: 'won' })
}
