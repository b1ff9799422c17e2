import { f, wobble } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import type { Box } from './side.ts'

/** How a shape is drawn by hand: pulled in, its corners rounded and a little off. */
export interface Hand {
  readonly inset?: number
  readonly rad?: number
  readonly wob?: number
}

/** What a stone is painted with. */
export interface Stone {
  readonly fill: string
  readonly lip: string
  readonly hi?: string
  readonly hiO?: number
  readonly depth?: number
  readonly w?: number
}

/** The point on the way from one corner to another where its rounding begins. */
function towards([x, y]: Spot, [toX, toY]: Spot, rad: number, most: number): Spot {
  const length = Math.hypot(toX - x, toY - y) || 1
  const part = Math.min(rad, length * most) / length
  return [x + (toX - x) * part, y + (toY - y) * part]
}

function rounded(corners: readonly Spot[], rad: number, most: number): string {
  const count = corners.length
  const turns = corners.map((corner, i) => {
    const start = towards(corner, corners[(i + count - 1) % count], rad, most)
    const end = towards(corner, corners[(i + 1) % count], rad, most)
    return `${f(start[0])} ${f(start[1])}Q${f(corner[0])} ${f(corner[1])} ${f(end[0])} ${f(end[1])}`
  })
  return `M${turns.join('L')}z`
}

/** A rectangle drawn by hand. */
export function slabPath([x0, y0, x1, y1]: Box, random: () => number, hand: Hand = {}): string {
  const { inset = 5, rad = 14, wob = 2.4 } = hand
  const off = (): number => (random() - 0.5) * 2 * wob
  const corners: Spot[] = [
    [x0 + inset + off(), y0 + inset + off()],
    [x1 - inset + off(), y0 + inset + off()],
    [x1 - inset + off(), y1 - inset + off()],
    [x0 + inset + off(), y1 - inset + off()],
  ]
  return rounded(corners, rad, 0.4)
}

const stone = (outline: string, inner: string, { fill, lip, hi = '#FFF9E8', hiO = 0.6, depth = 6, w = 2.6 }: Stone) =>
  `<path d="${outline}" transform="translate(0 ${depth})" fill="${lip}" ${ink(w)}/><path d="${outline}" fill="${fill}" ${ink(w)}/><path d="${inner}" fill="none" stroke="${hi}" stroke-width="2.2" opacity="${hiO}"/>`

/** The same place always wobbles in the same way. */
const seedOf = (x: number, y: number): number => Math.round(x * 7 + y * 13)

/** One rectangular stone: shadow lip, face, light edge. */
export function slab(box: Box, paint: Stone & Hand): string {
  const { inset = 5, rad = 14, wob = 2.4 } = paint
  const seed = seedOf(box[0], box[1])
  const inner = slabPath(box, wobble(seed), { inset: inset + 6, rad: rad - 4, wob })
  return stone(slabPath(box, wobble(seed), { inset, rad, wob }), inner, paint)
}

/** The square of a space, drawn by hand as its slab is. */
export const slabOutline = (box: Box): string => slabPath(box, wobble(seedOf(box[0], box[1])))

/** A polygon of any shape, drawn by hand. */
export function polyPath(poly: readonly Spot[], hand: Hand & { readonly seed?: number } = {}): string {
  const { inset = 5, rad = 18, wob = 1.6, seed = 1 } = hand
  const random = wobble(seed)
  const corners = poly.filter(([x, y], i) => {
    const [beforeX, beforeY] = poly[(i + poly.length - 1) % poly.length]
    return Math.hypot(x - beforeX, y - beforeY) > 1
  })
  const count = corners.length
  let area = 0
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % count]
    area += x * nextY - nextX * y
  })
  const inwards = area > 0 ? 1 : -1
  const normal = ([ax, ay]: Spot, [bx, by]: Spot): Spot => {
    const length = Math.hypot(bx - ax, by - ay)
    return [(-(by - ay) / length) * inwards, ((bx - ax) / length) * inwards]
  }
  const pulled = corners.map((corner, i): Spot => {
    const before = normal(corners[(i + count - 1) % count], corner)
    const after = normal(corner, corners[(i + 1) % count])
    const half = [before[0] + after[0], before[1] + after[1]]
    const by = Math.min(2 / Math.max(half[0] * half[0] + half[1] * half[1], 0.01), 1.7) * inset
    return [
      corner[0] + half[0] * by + (random() - 0.5) * 2 * wob,
      corner[1] + half[1] * by + (random() - 0.5) * 2 * wob,
    ]
  })
  return rounded(pulled, rad, 0.46)
}

/** One stone of any shape. */
export function polySlab(poly: readonly Spot[], paint: Stone & Hand): string {
  const { inset = 5, rad = 20, wob = 1.6 } = paint
  const seed = seedOf(poly[0][0], poly[0][1])
  const inner = polyPath(poly, { inset: inset + 6, rad, wob, seed })
  return stone(polyPath(poly, { inset, rad, wob, seed }), inner, { hiO: 0.55, ...paint })
}
