import { f, INK, LETTERS } from '../../base/paint.ts'
import { ink, type Spot } from './pen.ts'
import { boxOf, isSquare, isWithin, pathOf, points, type RoomSide, type RoomSpace } from './room/side.ts'
import { polyPath, slabOutline } from './room/slab.ts'

/** Marks for what may be done in a room: chalk, paws, targets, arrows. */

const CREAM = '#FFF8E8'

/** One chalk line around everything in reach. `id` names its mask and must be unique on the page. */
export function chalk(id: string, side: RoomSide, spaces: readonly string[]): string {
  const outlines = spaces.map((name) => pathOf(points(side.spaces[name].poly))).join('')
  return `<mask id="${id}"><rect width="1000" height="1000" fill="#fff"/><path d="${outlines}" fill="#000"/></mask><path d="${outlines}" fill="${CREAM}" opacity=".13"/><g mask="url(#${id})"><path d="${outlines}" fill="none" stroke="#2E1508" stroke-width="16" opacity=".5"/><path d="${outlines}" fill="none" stroke="${CREAM}" stroke-width="11" stroke-dasharray="18 12"/></g>`
}

const corners = new WeakMap<RoomSpace, Spot>()

/** Where the mark of a space goes: its lower right corner, well inside whatever its shape. Computed once. */
export function cornerOf(space: RoomSpace): Spot {
  let corner = corners.get(space)
  if (corner === undefined) corners.set(space, (corner = findCorner(space)))
  return corner
}

function findCorner(space: RoomSpace): Spot {
  const outline = points(space.poly)
  const [left, top, right, bottom] = boxOf(space)
  if (isSquare(outline)) return [right - 33, bottom - 33]
  let best: Spot = [space.at[0] * 10, space.at[1] * 10]
  let most = Number.NEGATIVE_INFINITY
  for (let x = left; x <= right; x += 6)
    for (let y = top; y <= bottom; y += 6) {
      const worth = x + y * 1.1
      if (worth > most && isWithin([x, y], outline, 27)) {
        most = worth
        best = [x, y]
      }
    }
  return best
}

/** A paw, and what the way there costs. */
export const priceMark = (x: number, y: number, price: number, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})"><circle r="21" fill="${CREAM}" ${ink()}/><g fill="#9A2F26"><ellipse cx="-3" cy="5" rx="7" ry="6"/><circle cx="-12" cy="-3" r="3.2"/><circle cx="-4" cy="-9" r="3.4"/><circle cx="5" cy="-5" r="3.2"/></g><circle cx="15" cy="-14" r="12.5" fill="#9A2F26" stroke="${CREAM}" stroke-width="2.4"/><text x="15" y="-7.8" text-anchor="middle" ${LETTERS} font-size="18" fill="${CREAM}">${price}</text></g>`

/** The code of a space, for people who are asked about it. */
export const codeMark = (x: number, y: number, code: string): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="23" fill="${CREAM}" ${ink()}/><text y="7.5" text-anchor="middle" ${LETTERS} font-size="22" fill="${INK}">${code}</text></g>`

/** Footprints of the tapped walk, from one space to the next. */
export function footprints([ax, ay]: Spot, [bx, by]: Spot): string {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90
  const count = Math.max(2, Math.round(length / 38))
  const paws = Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count
    const across = i % 2 === 0 ? 9 : -9
    const [x, y] = [
      ax + (bx - ax) * part - ((by - ay) / length) * across,
      ay + (by - ay) * part + ((bx - ax) / length) * across,
    ]
    return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"><ellipse cy="4" rx="6" ry="5"/><circle cx="-6" cy="-4" r="2.6"/><circle cy="-7" r="2.8"/><circle cx="6" cy="-4" r="2.6"/></g>`
  }).join('')
  return `<g fill="${CREAM}" stroke="#2E1508" stroke-width="7" stroke-opacity=".5" paint-order="stroke">${paws}</g>`
}

const blade = (turn: number): string =>
  `<g transform="rotate(${turn})"><path d="M-3.5 8V-18L0-25 3.5-18V8z" fill="#fff" ${ink(2)}/><path d="M-9 8H9V12H-9z" fill="#F0BE45" ${ink(1.8)}/><path d="M-2 12h4v8h-4z" fill="#F0BE45" ${ink(1.6)}/></g>`

/** A target: a red disc with crossed swords, and beside it the chance to defeat it. */
export function targetMark(x: number, y: number, chance = '', scale = 1): string {
  const tag =
    chance === ''
      ? ''
      : `<rect x="6" y="-15" width="${34 + chance.length * 11}" height="30" rx="15" fill="${CREAM}" ${ink()}/><text x="${f(33 + (chance.length * 11) / 2)}" y="7" text-anchor="middle" ${LETTERS} font-size="21" fill="${INK}">${chance}</text>`
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})">${tag}<circle r="23" fill="#9A2F26" stroke="${CREAM}" stroke-width="4"/><g transform="scale(.72)">${blade(-42)}${blade(42)}</g></g>`
}

/** The same in a crowd, where a disc would hide a face: the chance alone, under a seal. */
export function targetTag(x: number, y: number, chance: string): string {
  const half = 12 + chance.length * 5.5
  return `<g transform="translate(${f(x)} ${f(y)})"><rect x="${-half}" y="-14" width="${half * 2}" height="28" rx="14" fill="#9A2F26" stroke="${CREAM}" stroke-width="3.4"/><text y="7.4" text-anchor="middle" ${LETTERS} font-size="21" fill="${CREAM}">${chance}</text></g>`
}

/** The ring around a space that is chosen or focused. */
export function spaceRing(space: RoomSpace, colour = '#083F73'): string {
  const outline = points(space.poly)
  const d = isSquare(outline) ? slabOutline(boxOf(space)) : polyPath(outline, { inset: 6, rad: 20 })
  return `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="11"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="6"/>`
}

/** What a minion is about to do: an arrow to its goal, dotted for a shot. */
export function intentArrow([ax, ay]: Spot, [bx, by]: Spot, isShot = false): string {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const [endX, endY] = [bx - ((bx - ax) / length) * 26, by - ((by - ay) / length) * 26]
  const d = `M${f(ax)} ${f(ay)}L${f(endX)} ${f(endY)}`
  const dots = isShot ? ' stroke-dasharray="3 17"' : ''
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${CREAM}" stroke-width="19"/><path d="${d}" stroke="${INK}" stroke-width="14"/><path d="${d}" stroke="#B3261E" stroke-width="8.5"${dots}/></g><g transform="translate(${f(endX)} ${f(endY)}) rotate(${f(turn)})"><path d="M-16-20L26 0-16 20-6 0z" fill="${CREAM}" stroke="${CREAM}" stroke-width="9" stroke-linejoin="round"/><path d="M-16-20L26 0-16 20-6 0z" fill="#B3261E" ${ink(3)}/></g>`
}

/** A probability on a tag. */
export function chanceMark(x: number, y: number, chance: string): string {
  const half = 14 + chance.length * 7
  return `<g transform="translate(${f(x)} ${f(y)})"><rect x="${-half}" y="-19" width="${half * 2}" height="38" rx="19" fill="${CREAM}" ${ink(3)}/><text y="9" text-anchor="middle" ${LETTERS} font-size="27" fill="#9A2F26">${chance}</text></g>`
}

/** The wounds of a blow, on a burst beside whoever was struck. */
export function woundMark(x: number, y: number, n: number): string {
  const burst = Array.from({ length: 20 }, (_, i) => {
    const [r, angle] = [i % 2 === 0 ? 46 : 31, (Math.PI * i) / 10]
    return `${f(Math.cos(angle) * r)} ${f(Math.sin(angle) * r)}`
  }).join('L')
  return `<g transform="translate(${f(x)} ${f(y)})"><path d="M${burst}z" fill="${CREAM}" ${ink(3)}/><text y="12" text-anchor="middle" ${LETTERS} font-size="34" fill="#9A2F26">−${n}</text></g>`
}

/** The place of a minion in the order in which they act. */
export const orderMark = (x: number, y: number, number: number): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="17" fill="${INK}" stroke="${CREAM}" stroke-width="3"/><text y="7.5" text-anchor="middle" ${LETTERS} font-size="22" fill="${CREAM}">${number}</text></g>`
