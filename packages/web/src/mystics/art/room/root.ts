import { f } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'

export interface Root {
  readonly fill: string
  readonly hi?: string
  readonly w?: number
  readonly n?: number
  readonly knob?: number
}

/** Points as they are written in a drawing: `700,300 560,380`. */
export const spots = (written: string): Spot[] =>
  written.split(' ').map((each): Spot => {
    const [x, y] = each.split(',').map(Number)
    return [x, y]
  })

/** A point of Catmull and Rom's spline: `at` counts in stretches between the given points. */
function between(through: readonly Spot[], at: number): Spot {
  const stretch = Math.min(Math.floor(at), through.length - 2)
  const t = at - stretch
  const [p1, p2] = [through[stretch], through[stretch + 1]]
  const p0 = through[stretch - 1] ?? p1
  const p3 = through[stretch + 2] ?? p2
  const along = (axis: 0 | 1): number =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
  return [along(0), along(1)]
}

/** So many stretches of a smooth line through the given points. */
export const evenly = (through: readonly Spot[], stretches: number): Spot[] =>
  Array.from({ length: stretches + 1 }, (_, i) => between(through, (i / stretches) * (through.length - 1)))

const joined = (line: readonly Spot[]): string => line.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')

/** A root, a branch, a rope: a tapering stroke through points. */
export function taper(through: readonly Spot[], from: number, to: number, paint: Root): string {
  const { fill, hi, w = 2.6, n = 7, knob = 0 } = paint
  const line = evenly(through, n * (through.length - 1))
  const left: Spot[] = []
  const right: Spot[] = []
  const lit: Spot[] = []
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)]
    const after = line[Math.min(line.length - 1, i + 1)]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
    const half = (from + (to - from) * (i / (line.length - 1))) / 2 + (knob === 0 ? 0 : Math.sin(i * 1.9) * knob)
    left.push([x + nx * half, y + ny * half])
    right.unshift([x - nx * half, y - ny * half])
    const up = ny < 0 || (ny === 0 && nx < 0) ? 1 : -1
    lit.push([x + nx * half * 0.42 * up, y + ny * half * 0.42 * up])
  })
  const light =
    hi === undefined
      ? ''
      : `<path d="M${joined(lit.slice(1, -2))}" fill="none" stroke="${hi}" stroke-width="${f(Math.max(1.8, from * 0.16))}" stroke-linecap="round" opacity=".8"/>`
  return `<path d="M${joined(left)}L${joined(right)}z" fill="${fill}" ${ink(w)}/>${light}`
}
