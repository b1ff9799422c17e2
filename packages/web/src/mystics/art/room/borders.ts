import { f, INK } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import { middle, points, type RoomSide } from './side.ts'

type Stretch = readonly [Spot, Spot]

/** The part of two stretches that lies on both, if they lie on one line. */
function shared([from, to]: Stretch, other: Stretch): Stretch | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const off = ([x, y]: Spot): number => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length
  if (length === 0 || off(other[0]) > 0.1 || off(other[1]) > 0.1) return null
  const along = other.map(([x, y]) => ((x - from[0]) * dx + (y - from[1]) * dy) / length)
  const start = Math.max(0, Math.min(...along))
  const end = Math.min(length, Math.max(...along))
  const at = (way: number): Spot => [from[0] + (dx * way) / length, from[1] + (dy * way) / length]
  return end - start > 0.1 ? [at(start), at(end)] : null
}

const stretches = (outline: readonly Spot[]): Stretch[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length]])

/** The borders that two spaces have in common. */
function bordersOf(side: RoomSide, a: string, b: string): Stretch[] {
  const others = stretches(points(side.spaces[b].poly))
  return stretches(points(side.spaces[a].poly))
    .flatMap((one) => others.map((other) => shared(one, other)))
    .filter((border) => border !== null)
}

const cased = (d: string, casing: number, line: number, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="#FFF4DC" stroke-width="${casing}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="${line}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

/** M7.3: nobody climbs here. White crosses, so that it is not told by its colour alone. */
function redLine([[ax, ay], [bx, by]]: Stretch): string {
  const count = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 44))
  const crosses = Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count
    const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part]
    return `M${f(x - 5)} ${f(y - 4)}l10 8M${f(x + 5)} ${f(y - 4)}l-10 8`
  })
  return `${cased(`M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`, 16, 12.5, '#DD3A2D', 8)}<path d="${crosses.join('')}" stroke="#FFF4DC" stroke-width="3" stroke-linecap="round"/>`
}

/** M7.2: the arrow heads show the way down. */
function yellowLine([[ax, ay], [bx, by]]: Stretch, down: Spot): string {
  const length = Math.hypot(bx - ax, by - ay)
  const count = Math.max(1, Math.round(length / 74))
  let across: Spot = [-(by - ay) / length, (bx - ax) / length]
  const towards = (down[0] - (ax + bx) / 2) * across[0] + (down[1] - (ay + by) / 2) * across[1]
  if (towards < 0) across = [-across[0], -across[1]]
  const turn = (Math.atan2(across[1], across[0]) * 180) / Math.PI
  const heads = Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count
    return `<path transform="translate(${f(ax + (bx - ax) * part)} ${f(ay + (by - ay) * part)}) rotate(${f(turn)}) scale(${length < 145 ? 0.68 : 0.92})" d="M-8-14L16 0-8 14z" fill="#FFD02E" ${ink(3)}/>`
  })
  return cased(`M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`, 14, 10.5, '#FFD02E', 6) + heads.join('')
}

/** All red and yellow lines of a side, on the borders they bar. */
export function ruleLines(side: RoomSide): string {
  const red = side.red.flatMap((pair) => {
    const [a, b] = pair.split('|')
    return bordersOf(side, a, b).map(redLine)
  })
  const yellow = side.yellow.flatMap((pair) => {
    const [high, low] = pair.split('>')
    return bordersOf(side, high, low).map((border) => yellowLine(border, middle(side.spaces[low])))
  })
  return red.join('') + yellow.join('')
}
