import { f, INK, mix, wobble } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import { distanceTo, pathOf, points, type RoomSide } from './side.ts'

/** Everything that is not rock: spaces, thresholds, pits. */
const openGround = (side: RoomSide): Spot[][] => [
  ...Object.values(side.spaces).map((space) => points(space.poly)),
  ...side.exits.map((exit) => points(exit.poly)),
  ...side.walls.filter((wall) => wall.kind === 'pit').map((wall) => points(wall.poly)),
]

export interface Scatter {
  readonly seed?: number
  /** Least distance from the open floor. */
  readonly margin?: number
  /** Least distance from one another. */
  readonly apart?: number
  /** How high a thing stands: its foot keeps the distance too. */
  readonly up?: number
}

/** Places on the rock, each with two numbers from 0 to 1 to vary what stands there. */
export function scatter(side: RoomSide, count: number, how: Scatter = {}): [number, number, number, number][] {
  const { seed = 1, margin = 30, apart = 26, up = 34 } = how
  const random = wobble(seed)
  const open = openGround(side)
  const places: [number, number, number, number][] = []
  for (let i = 0; i < count * 40 && places.length < count; i++) {
    const [x, y] = [14 + random() * 972, 14 + random() * 972]
    if (places.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < apart)) continue
    if (open.some((area) => distanceTo([x, y], area) < margin || distanceTo([x, y + up], area) < margin)) continue
    places.push([x, y, random(), random()])
  }
  return places
}

/** All spaces as one path. */
export const floors = (side: RoomSide): string =>
  Object.values(side.spaces)
    .map((space) => pathOf(points(space.poly)))
    .join('')

const floorsAndExits = (side: RoomSide): string =>
  floors(side) + side.exits.map((exit) => pathOf(points(exit.poly))).join('')

export interface Rock {
  readonly top: string
  readonly face: string
  readonly faceLo: string
  readonly rim: string
  readonly ground: string
  readonly h?: number
  /** What is painted on the top of the rock. */
  readonly over?: string
}

/** Rock from edge to edge with the tunnels cut into it: top, lit rim, face to the north of every floor, ground. */
export function rock(side: RoomSide, { top, face, faceLo, rim, ground, h = 30, over = '' }: Rock): string {
  const id = `m-rf-${side.id}`
  const lifted = (y: number, paint: string): string => `<use href="#${id}" y="${f(y)}" ${paint}/>`
  const steps = [0, 1, 2, 3, 4].map((step) => {
    const tone = step < 2 ? face : mix(face, faceLo, (step - 1) / 3)
    return lifted(-h + (step * h) / 4, `fill="${tone}" stroke="${tone}" stroke-width="3"`)
  })
  return `<defs><path id="${id}" d="${floorsAndExits(side)}"/></defs><clipPath id="m-rk-${side.id}"><rect x="2" y="2" width="996" height="996" rx="26"/></clipPath><g clip-path="url(#m-rk-${side.id})"><rect width="1000" height="1000" fill="${top}"/>${over}<g stroke-linejoin="round">${lifted(0, `fill="none" stroke="${rim}" stroke-width="22" opacity=".55"`)}${lifted(-h, `fill="none" stroke="${rim}" stroke-width="24"`)}${lifted(0, `fill="none" stroke="${INK}" stroke-width="9"`)}${lifted(-h, `fill="${face}" stroke="${INK}" stroke-width="9"`)}${steps.join('')}${lifted(0, `fill="${ground}" stroke="${ground}" stroke-width="3"`)}</g></g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
}

/** The shadow that the rock throws on the floor to its south-east. */
export function rockShade(side: RoomSide, how: { dx?: number; dy?: number; c?: string; o?: number } = {}): string {
  const { dx = 8, dy = 20, c = '#140A05', o = 0.3 } = how
  return `<clipPath id="m-rs-${side.id}"><path d="${floors(side)}"/></clipPath><g clip-path="url(#m-rs-${side.id})"><path d="M-60-60H1060V1060H-60z${floorsAndExits(side)}" fill-rule="evenodd" transform="translate(${dx} ${dy})" fill="${c}" opacity="${o}"/></g>`
}
