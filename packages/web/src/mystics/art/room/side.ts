import type { Tile } from '@mousekeep/mystics/box'
import { f } from '../../../base/paint.ts'
import type { Spot } from '../pen.ts'

/** A side as the box has it, on a square of 100 by 100; of that, what a drawing needs. It measures 1000 by 1000. */
export interface RoomSide extends Pick<
  Tile,
  | 'id'
  | 'spaces'
  | 'links'
  | 'yellow'
  | 'red'
  | 'gaps'
  | 'water'
  | 'current'
  | 'entry'
  | 'traps'
  | 'flip'
  | 'walls'
  | 'low'
> {
  readonly exits: readonly RoomExit[]
}

export type RoomSpace = Tile['spaces'][string]

/** A way out, called by its edge: `n`, `e`, `s` or `w`. */
export type RoomExit = Pick<Tile['exits'][number], 'id' | 'colour' | 'poly'>

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

const SCALE = 10

/** A polygon of the data in units of the drawing. */
export const points = (poly: readonly Spot[]): Spot[] => poly.map(([x, y]) => [x * SCALE, y * SCALE])

/** The middle of a space, in units of the drawing. */
export const middle = (space: RoomSpace): Spot => [space.at[0] * SCALE, space.at[1] * SCALE]

export function boxOf(space: Pick<RoomSpace, 'poly'>): Box {
  const all = points(space.poly)
  const xs = all.map(([x]) => x)
  const ys = all.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export const pathOf = (outline: readonly Spot[]): string => `M${outline.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}z`

/** All sides run along the axes, and there are four. */
export const isSquare = (outline: readonly Spot[]): boolean =>
  outline.length === 4 &&
  outline.every(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % 4]
    return x === nextX || y === nextY
  })

export const isInside = ([x, y]: Spot, outline: readonly Spot[]): boolean => {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The nearest point of a stretch. */
export function nearestOn([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): Spot {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy || 1
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square))
  return [ax + dx * part, ay + dy * part]
}

const away = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by)

/** How far the nearest border of an outline is. */
const toBorder = (spot: Spot, outline: readonly Spot[]): number =>
  Math.min(...outline.map((from, i) => away(spot, nearestOn(from, outline[(i + 1) % outline.length], spot))))

export const distanceTo = (spot: Spot, outline: readonly Spot[]): number =>
  isInside(spot, outline) ? 0 : toBorder(spot, outline)

/** Well inside: at least `margin` from each border. */
export const isWithin = (spot: Spot, outline: readonly Spot[], margin: number): boolean =>
  isInside(spot, outline) && toBorder(spot, outline) > margin

/** A tone per space, so that no two that are linked are alike. */
export function tonesOf(side: RoomSide, count = 3): Readonly<Record<string, number>> {
  const near = new Map<string, string[]>()
  for (const link of side.links) {
    const [a, b] = link.split('-')
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  const tones: Record<string, number> = {}
  const used = Array.from({ length: count }, () => 0)
  for (const name of Object.keys(side.spaces)) {
    const taken = new Set((near.get(name) ?? []).map((other) => tones[other]))
    const free = used.map((_, tone) => tone).filter((tone) => !taken.has(tone))
    const tone = free.toSorted((a, b) => used[a] - used[b])[0] ?? used.indexOf(Math.min(...used))
    tones[name] = tone
    used[tone]++
  }
  return tones
}
