import { picture } from '../materials.ts'
import { ruleLines } from './borders.ts'
import { exitArrow, threshold } from './exit.ts'
import { leaps } from './leap.ts'
import { nightVeil, type Light } from './light.ts'
import type { Look } from './look.ts'
import { entryMark, flipMark, trapMark } from './marks.ts'
import { boxOf, middle, type RoomSide } from './side.ts'

const VIEW = '0 0 1000 1000'

/** Walls, floor, furniture and props by day. In an SVG of its own under all others it is painted once, whatever moves above it. */
export const ground = (side: RoomSide, look: Look): string =>
  look.base(side) +
  side.exits.map(threshold).join('') +
  look.floor(side) +
  look.furniture(side) +
  (look.props?.(side) ?? '')

/** The night, with holes at the room's own lights and at others: around the mouse whose turn it is. */
export const night = (side: RoomSide, look: Look, further: readonly Light[] = []): string =>
  nightVeil(side.id, [...look.lights, ...further])

/** Where an entry is marked by default: the outer corner of its space. */
function outerCorner(side: RoomSide, name: string): readonly [number, number] {
  const [left, top, right, bottom] = boxOf(side.spaces[name])
  return [left + right < 1000 ? left + 42 : right - 42, top + bottom < 1000 ? top + 42 : bottom - 42]
}

/**
 * Everything in the room that matters for the rules: ways out, currents, entries, flips, traps, lines, gaps. Above the
 * night.
 */
export function rules(side: RoomSide, look: Look): string {
  const entries = side.entry.map((name) => {
    const [x, y, turn, scale] = look.entry[name] ?? outerCorner(side, name)
    return entryMark(x, y, turn, scale ?? 0.7)
  })
  const flips = Object.entries(side.flip).map(([name, kind]) => {
    const [x, y] = look.flipAt ?? middle(side.spaces[name])
    return flipMark(x, y, kind, look.flipScale ?? 0.7)
  })
  const traps = side.traps.map((name) => {
    const [x, y, , scale] = look.trapAt?.[name] ?? middle(side.spaces[name])
    return trapMark(x, y, scale ?? look.trapScale ?? 0.9)
  })
  const parts = [
    look.flames(side),
    ...side.exits.map(exitArrow),
    look.signs?.(side) ?? '',
    ...entries,
    ...flips,
    ...traps,
    ruleLines(side),
    leaps(side, look.leaps),
    look.above?.(side) ?? '',
  ]
  return parts.join('')
}

/** The whole room without figures, in one picture. */
export const roomPicture = (side: RoomSide, look: Look, isCandle: boolean): string =>
  picture(VIEW, ground(side, look) + (isCandle ? night(side, look) : '') + rules(side, look), look.defs)
