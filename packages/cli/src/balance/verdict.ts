import type { Cell, Effect, Figures } from './figures.ts'

/** What the book promises of its balance. */
export const BAND = [0.4, 0.75] as const
export const STEP = 0.1
export const HERO = 0.1
export const CARD = 0.15

/** What misses a promise, one line each. */
export function missed({ cells, heroes, cards, abilities }: Figures): string[] {
  const usual = cells.filter(({ party }) => party === 'usual')
  return [
    ...usual.flatMap((cell) => missedBy(cell, usual)),
    ...heroes
      .filter(({ effect }) => Math.abs(effect) > HERO)
      .map(({ chapter, id, effect }) => `chapter ${chapter}: ${id} is ${points(effect)} from the mean`),
    ...[...cards, ...abilities].filter(decides).map(({ id, effect }) => `${id} decides ${points(effect)}`),
  ]
}

/** With too few games a card may be said to decide anything. */
const ENOUGH = 100

/** Beyond doubt: the whole interval lies outside. */
function decides({ games, low, high }: Effect): boolean {
  return games >= ENOUGH && (low > CARD || high < -CARD)
}

function missedBy(cell: Cell, usual: readonly Cell[]): string[] {
  const { chapter, difficulty, share } = cell
  if (difficulty === 'standard') {
    const [low, high] = BAND
    return share < low || share > high ? [`chapter ${chapter}, standard: won ${percent(share)}`] : []
  }
  const standard = usual.find((each) => each.chapter === chapter && each.difficulty === 'standard')
  if (standard === undefined) return []
  const gap = difficulty === 'story' ? share - standard.share : standard.share - share
  return gap < STEP ? [`chapter ${chapter}, ${difficulty}: ${points(share - standard.share)} from standard`] : []
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
export const points = (share: number): string => `${share >= 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(1)} points`
