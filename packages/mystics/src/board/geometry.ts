export type Point = readonly [number, number]
/** A run of points; a closed one repeats its first point at the end. */
export type Line = readonly Point[]

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

/** Decimal fractions are not exact: 3.3 × 0.1 is not 1.1 × 0.3. */
const NIL = 1e-9

function isOn(p: Point, a: Point, b: Point): boolean {
  return (
    Math.abs(cross(a, b, p)) <= NIL &&
    Math.min(a[0], b[0]) - NIL <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) + NIL &&
    Math.min(a[1], b[1]) - NIL <= p[1] &&
    p[1] <= Math.max(a[1], b[1]) + NIL
  )
}

/** Whether the stretches from a to b and from c to d have nothing in common. */
function areApart(a: number, b: number, c: number, d: number): boolean {
  return Math.max(a, b) + NIL < Math.min(c, d) || Math.max(c, d) + NIL < Math.min(a, b)
}

/** Whether two segments have a point in common; an end that touches is enough (M10.3). */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (areApart(a[0], b[0], c[0], d[0]) || areApart(a[1], b[1], c[1], d[1])) return false
  const crossing =
    Math.sign(cross(a, b, c)) * Math.sign(cross(a, b, d)) < 0 &&
    Math.sign(cross(c, d, a)) * Math.sign(cross(c, d, b)) < 0
  return crossing || isOn(a, c, d) || isOn(b, c, d) || isOn(c, a, b) || isOn(d, a, b)
}

/** Twice the area between a segment and a point; above it the point is off the segment, however things are rounded. */
const CLEAR = 1e-3

/** On which side of the line through a and b a point lies; 0 if it is too near to say. */
function sideOf(p: Point, a: Point, b: Point): -1 | 0 | 1 {
  const area = cross(a, b, p)
  return area > CLEAR ? 1 : area < -CLEAR ? -1 : 0
}

/** Looks closely only where the line comes from one side to the other: positions from outside may have long walls. */
export function meetsLine(a: Point, b: Point, line: Line): boolean {
  let before = 0
  for (let i = 0; i < line.length; i++) {
    const side = sideOf(line[i], a, b)
    const mayMeet = i > 0 && (side === 0 || side !== before)
    if (mayMeet && segmentsMeet(a, b, line[i - 1], line[i])) return true
    before = side
  }
  return line.length === 1 && isOn(line[0], a, b)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** From a point to the nearest point of a segment. */
function pointToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

function segmentGap(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsMeet(a, b, c, d)) return 0
  return Math.min(pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b), pointToSegment(d, a, b))
}

function edgesOf(poly: readonly Point[]): [Point, Point][] {
  return poly.map((point, i) => [point, poly[(i + 1) % poly.length]])
}

/** The shortest way between the borders of two polygons; 0 when they touch. */
export function polygonGap(a: readonly Point[], b: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [p, q] of edgesOf(a)) for (const [r, s] of edgesOf(b)) least = Math.min(least, segmentGap(p, q, r, s))
  return least
}

/** 1 inside the polygon, 0 on its border, −1 outside. */
export function whereIs(p: Point, poly: readonly Point[]): -1 | 0 | 1 {
  let inside = false
  for (const [a, b] of edgesOf(poly)) {
    if (isOn(p, a, b)) return 0
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside ? 1 : -1
}

/** Points along the border, at most one unit apart. */
export function pointsAlong(poly: readonly Point[]): Point[] {
  return edgesOf(poly).flatMap(([a, b]) => {
    const pieces = Math.max(1, Math.ceil(distance(a, b)))
    return Array.from({ length: pieces }, (_, i): Point => [
      a[0] + ((b[0] - a[0]) * i) / pieces,
      a[1] + ((b[1] - a[1]) * i) / pieces,
    ])
  })
}

export function borderDistance(p: Point, poly: readonly Point[]): number {
  return Math.min(...edgesOf(poly).map(([a, b]) => pointToSegment(p, a, b)))
}

export function areaOf(poly: readonly Point[]): number {
  return Math.abs(edgesOf(poly).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)) / 2
}
