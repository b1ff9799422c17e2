import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import { pathOf, points, type RoomSide } from './side.ts'
import { polyPath } from './slab.ts'

export interface Pit {
  readonly c: Spot
  readonly width?: number
  readonly lift?: number
  readonly stones?: number
  readonly seed?: number
  readonly tone?: readonly string[]
  readonly lip?: string
  readonly wall?: string
  readonly wallLo?: string
  readonly deep?: string
  /** What one sees inside, drawn in place. */
  readonly fill?: string
  readonly shade?: string
}

const TURN = Math.PI * 2

/** How far the last border of the outlines is from a point, in one direction. */
function farthest(from: Spot, outlines: readonly (readonly Spot[])[], angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let most = 0
  for (const outline of outlines)
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]
      const [ex, ey] = [bx - ax, by - ay]
      const across = dx * ey - dy * ex
      if (Math.abs(across) < 1e-9) return
      const far = ((ax - from[0]) * ey - (ay - from[1]) * ex) / across
      const part = ((ax - from[0]) * dy - (ay - from[1]) * dx) / across
      if (part >= 0 && part <= 1 && far > most) most = far
    })
  return most
}

const isInner = (poly: readonly Spot[]): boolean => !poly.flat().some((value) => value <= 0 || value >= 100)

const mean = (angles: readonly number[], measure: (angle: number) => number): number =>
  angles.reduce((sum, angle) => sum + measure(angle), 0) / angles.length

/** A pit with a raised rim of stones: nobody sees across it. */
export function pit(side: RoomSide, how: Pit): string {
  const { c, width = 34, lift = 10, stones = 26, seed = 9 } = how
  const { tone = ['#B79A78', '#A88A68', '#C6AA86'], lip = '#5E4630', wall = '#4A3424' } = how
  const { wallLo = '#1B110B', deep = '#0B0705', fill = '', shade = '#140A05' } = how
  const random = wobble(seed)
  const hollow = side.walls.filter((each) => each.kind === 'pit').map((each) => points(each.poly))
  // The thin rock round the pit belongs to its rim.
  const rim = side.walls.filter((each) => each.kind === 'rock' && isInner(each.poly)).map((each) => points(each.poly))
  const outer = (a: number): number =>
    mean([a - 0.05, a, a + 0.05], (angle) => farthest(c, [...hollow, ...rim], angle)) - 4
  const inner = (a: number): number =>
    mean([a - 0.12, a - 0.06, a, a + 0.06, a + 0.12], (angle) =>
      Math.min(farthest(c, hollow, angle) - 8, outer(angle) - width),
    )
  const at = (angle: number, far: number): Spot => [c[0] + Math.cos(angle) * far, c[1] + Math.sin(angle) * far]
  const ring = (far: (angle: number) => number): string =>
    pathOf(Array.from({ length: 90 }, (_, i) => at((i / 90) * TURN, far((i / 90) * TURN))))
  const hole = ring((angle) => inner(angle) + 3)
  const edge = ring(outer)
  let drawn = `<path d="${edge}" transform="translate(8 14)" fill="${shade}" opacity=".35"/><path d="${edge}" fill="${lip}" ${ink(3)}/><path d="${edge}" transform="translate(0 ${-lift})" fill="${lip}" ${ink(2.6)}/><clipPath id="m-pit-${side.id}"><path d="${hole}"/></clipPath><path d="${hole}" fill="${wall}" ${ink(3)}/><g clip-path="url(#m-pit-${side.id})"><path d="${hole}" transform="translate(0 26)" fill="${wallLo}"/><path d="${hole}" transform="translate(0 50)" fill="${deep}"/>${fill}</g>`
  let end = 0.1
  while (end < TURN - 0.02) {
    const start = end + 0.008
    end = Math.min(end + (TURN / stones) * (0.7 + random() * 0.6), TURN + 0.1)
    const [from, to] = [start, end - 0.008]
    if (to - from < 0.05) continue
    const angles = [0, 1, 2, 3, 4, 5].map((step) => from + ((to - from) * step) / 5)
    const outside = angles.map((angle) => at(angle, outer(angle)))
    const inside = angles.toReversed().map((angle) => at(angle, inner(angle) + (random() - 0.5) * 4))
    drawn += rimStone([...outside, ...inside], from, lift, tone[Math.floor(random() * tone.length)], seed)
  }
  return drawn
}

function rimStone(outline: readonly Spot[], angle: number, lift: number, tone: string, seed: number): string {
  const lifted = outline.map(([x, y]): Spot => [x, y - lift])
  const d = polyPath(lifted, { inset: 1, rad: 9, wob: 1, seed: seed + Math.round(angle * 40) })
  const light = lifted[1][1] + (Math.sin(angle) > 0 ? -5 : 7)
  const lightEnd = lifted[4][1] + (Math.sin(angle) > 0 ? -5 : 7)
  return `<path d="${d}" transform="translate(0 6)" fill="${mix(tone, '#24140A', 0.6)}" ${ink(2)}/><path d="${d}" fill="${tone}" ${ink(2.2)}/><path d="M${f(lifted[1][0])} ${f(light)}L${f(lifted[4][0])} ${f(lightEnd)}" stroke="#FFF3D8" stroke-width="2.2" stroke-linecap="round" opacity=".45"/>`
}
