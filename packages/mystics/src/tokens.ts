import { chapterOf } from './chapters/lookup.ts'
import type { Mouse, MysticsState } from './state.ts'

/** The token a mouse carries, if any (B1). */
export function carriedBy(state: MysticsState, mouse: Mouse): string | null {
  for (const token in state.tokens) if (state.tokens[token] === mouse.id) return token
  return null
}

/** B1: a heavy token lowers its carrier's move by 1. Which are heavy is in the chapter. */
export function heavyLoad(state: MysticsState, mouse: Mouse): number {
  const token = carriedBy(state, mouse)
  return token !== null && chapterOf(state)?.tokens?.[token]?.heavy === true ? 1 : 0
}
