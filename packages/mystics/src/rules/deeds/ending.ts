import { NOWHERE } from '../../board/board.ts'
import type { Live } from '../../state/live.ts'
import { chapterOf, rulesOn } from '../lookup/chapter-here.ts'
import { isReached } from '../lookup/goals.ts'

/** M23.1: whether the chapter's victory condition holds. A position is never won. */
export function isWon(live: Live): boolean {
  const goals = chapterOf(live.state)?.victory ?? []
  for (const goal of goals) if (!isReached(live, goal)) return false
  return goals.length > 0
}

/** What the chapter does at victory comes first; nothing else is played on. */
export function win({ state, stack }: Live): void {
  if (state.over !== null || stack.some((task) => task.kind === 'won')) return
  stack.push({ kind: 'won' })
  const waiting = rulesOn(state, 'victory')
  if (waiting.length > 0) stack.push({ kind: 'rules', waiting: [...waiting], it: null, at: NOWHERE, type: null })
}

export function won({ state, emit }: Live): 'done' {
  state.over = 'won'
  emit?.({ type: 'story', rule: 'M26.1', passage: `${state.setup.chapter} victory` })
  emit?.({ type: 'over', rule: 'M23.1', result: 'won' })
  return 'done'
}

export function lose({ state, emit }: Live, rule: string): void {
  if (state.over !== null) return
  state.over = 'lost'
  if (state.setup.chapter !== null) emit?.({ type: 'story', rule: 'M26.1', passage: `${state.setup.chapter} defeat` })
  emit?.({ type: 'over', rule, result: 'lost' })
}
