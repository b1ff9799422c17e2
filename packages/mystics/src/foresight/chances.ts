import { DIE, type Face } from '../cards/lists.ts'

/** By number: how likely it is. Entries add up to 1. */
export type Chances = readonly number[]

const CERTAIN: Chances = [1]

/** The sum of so many dice, each worth what its face is worth. */
export function sumOf(dice: number, worth: (face: Face) => number): Chances {
  const one: number[] = []
  for (const face of DIE) {
    const n = worth(face)
    while (one.length <= n) one.push(0)
    one[n] += 1 / DIE.length
  }
  let all = CERTAIN
  for (let i = 0; i < dice; i++) all = added(all, one)
  return all
}

/** The sum of two that do not depend on each other. */
function added(some: Chances, others: Chances): Chances {
  const sum = Array<number>(some.length + others.length - 1).fill(0)
  some.forEach((a, i) => others.forEach((b, j) => (sum[i + j] += a * b)))
  return sum
}

/** How likely it is that it is at least this many. */
export function atLeast(chances: Chances, n: number): number {
  let total = 0
  for (let i = Math.max(0, n); i < chances.length; i++) total += chances[i]
  return total
}

/** What is left of hits after blocks, never below 0. Without a hit nobody defends, and nothing comes through. */
export function leftOver(hits: Chances, blocks: Chances): Chances {
  const left = Array<number>(hits.length).fill(0)
  hits.forEach((a, i) => blocks.forEach((b, j) => (left[Math.max(0, i - j)] += a * b)))
  return left
}
