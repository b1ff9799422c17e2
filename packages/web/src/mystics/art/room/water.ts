import { f } from '../../../base/paint.ts'
import type { Spot } from '../pen.ts'

const FOAM = '#F4FFF8'
const DEEP = '#134645'

/** Two chevrons with the current. */
export const chevrons = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${scale})"><path d="M-34-15L-4 0l-30 15 9-15zM0-15L30 0 0 15 9 0z" fill="${FOAM}" stroke="${DEEP}" stroke-width="3.4" stroke-linejoin="round"/></g>`

/** Where a current forks: one stem, and arms of equal weight. */
export function forkArrow(from: Spot, mid: Spot, arms: readonly Spot[]): string {
  const d = arms.map(([x, y]) => `M${from[0]} ${from[1]}Q${mid[0]} ${mid[1]} ${x} ${y}`).join('')
  const heads = arms
    .map(([x, y]) => {
      const turn = (Math.atan2(y - mid[1], x - mid[0]) * 180) / Math.PI
      return `<path transform="translate(${x} ${y}) rotate(${f(turn)})" d="M-10-21L24 0-10 21-1 0z"/>`
    })
    .join('')
  return `<g stroke-linejoin="round" stroke-linecap="round"><path d="${d}" fill="none" stroke="${DEEP}" stroke-width="15"/><g fill="${FOAM}" stroke="${DEEP}" stroke-width="7">${heads}</g><path d="${d}" fill="none" stroke="${FOAM}" stroke-width="8.5"/><g fill="${FOAM}">${heads}</g></g>`
}

/** Foam dots between spaces of water. */
export const foam = (d: string, colour = FOAM): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="5.5" stroke-linecap="round" stroke-dasharray="1 12"/>`
