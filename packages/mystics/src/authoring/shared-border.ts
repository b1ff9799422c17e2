import { borderDistance, distance, pointsAlong, polygonGap, type Point } from '../board/geometry.ts'

const SHORTEST = 3

/** Where the borders of two spaces run beside each other, as points in order; where only corners meet, a short bar. */
export function seamOf(a: readonly Point[], b: readonly Point[]): Point[] {
  const near = polygonGap(a, b) + 0.5
  const points = pointsAlong(a)
  const isNear = points.map((point) => borderDistance(point, b) <= near)
  // Begin where they part, so that no run is cut in two by the first point of the outline.
  const first = Math.max(0, isNear.indexOf(false))
  let run: Point[] = []
  let longest: Point[] = []
  for (let i = 0; i < points.length; i++) {
    const at = (first + i) % points.length
    run = isNear[at] ? [...run, points[at]] : []
    if (run.length > longest.length) longest = run
  }
  return longest.length > SHORTEST ? longest : barAt(longest[0], b)
}

/** Across the way from a corner to the nearest point of the other border. */
function barAt(corner: Point, b: readonly Point[]): Point[] {
  const [x, y] = nearestOf(corner, b)
  const [dx, dy] = [x - corner[0], y - corner[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = length === 0 ? [0.7, -0.7] : [-dy / length, dx / length]
  const [mx, my] = [(x + corner[0]) / 2, (y + corner[1]) / 2]
  const half = SHORTEST / 2
  return [
    [mx - ux * half, my - uy * half],
    [mx + ux * half, my + uy * half],
  ]
}

function nearestOf(point: Point, poly: readonly Point[]): Point {
  return pointsAlong(poly).reduce((best, each) => (distance(point, each) < distance(point, best) ? each : best))
}

/** The two points of the borders that are nearest to each other: where a gap is leapt. */
export function leapOf(a: readonly Point[], b: readonly Point[]): [Point, Point] {
  const from = pointsAlong(a).reduce((best, each) =>
    borderDistance(each, b) < borderDistance(best, b) - 0.01 ? each : best,
  )
  return [from, nearestOf(from, b)]
}
