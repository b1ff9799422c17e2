import { f, INK } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import { nearestOn, points, type RoomSide } from './side.ts'

/** Where a leap begins and ends, and how far it swings out. */
export interface Leap {
  readonly from: Spot
  readonly to: Spot
  readonly bulge?: number
}

/** Nearest points of two outlines; of two parallel edges the middle of what they share. */
function nearest(one: readonly Spot[], other: readonly Spot[]): Leap {
  const pairs: { readonly from: Spot; readonly to: Spot; readonly apart: number }[] = []
  const measure = (outline: readonly Spot[], corners: readonly Spot[], isBack: boolean): void => {
    outline.forEach((start, i) => {
      for (const corner of corners) {
        const near = nearestOn(start, outline[(i + 1) % outline.length], corner)
        const apart = Math.hypot(near[0] - corner[0], near[1] - corner[1])
        pairs.push(isBack ? { from: corner, to: near, apart } : { from: near, to: corner, apart })
      }
    })
  }
  measure(one, other, false)
  measure(other, one, true)
  const least = Math.min(...pairs.map(({ apart }) => apart))
  const close = pairs.filter(({ apart }) => apart < least + 0.5)
  const mean = (end: 'from' | 'to'): Spot => [
    close.reduce((sum, pair) => sum + pair[end][0], 0) / close.length,
    close.reduce((sum, pair) => sum + pair[end][1], 0) / close.length,
  ]
  return { from: mean('from'), to: mean('to') }
}

const ring = ([x, y]: Spot): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="13" ry="10" fill="#FFF4DC" ${ink(3)}/><ellipse cx="${f(x)}" cy="${f(y)}" rx="5.5" ry="4" fill="${INK}"/>`

/** M22.5: a gap, as cream dots from ring to ring. */
function draw({ from: [ax, ay], to: [bx, by], bulge = 0.34 }: Leap): string {
  const inwards = 12
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const start: Spot = [ax - ux * inwards, ay - uy * inwards]
  const end: Spot = [bx + ux * inwards, by + uy * inwards]
  const swing = (length + 2 * inwards) * bulge
  const isFlat = Math.abs(ux) > 0.5
  const top: Spot = [(start[0] + end[0]) / 2 + (isFlat ? 0 : swing), (start[1] + end[1]) / 2 - (isFlat ? swing : 0)]
  const d = `M${f(start[0])} ${f(start[1])}Q${f(top[0])} ${f(top[1])} ${f(end[0])} ${f(end[1])}`
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round" stroke-dasharray="1 17"/><path d="${d}" fill="none" stroke="#FFF4DC" stroke-width="8.5" stroke-linecap="round" stroke-dasharray="1 17"/>${ring(start)}${ring(end)}`
}

/** All gaps of a side; a look may say where a leap shall run. */
export const leaps = (side: RoomSide, given: Readonly<Record<string, Leap>> = {}): string =>
  side.gaps
    .map((gap) => {
      const [a, b] = gap.split('|')
      return draw(given[gap] ?? nearest(points(side.spaces[a].poly), points(side.spaces[b].poly)))
    })
    .join('')
