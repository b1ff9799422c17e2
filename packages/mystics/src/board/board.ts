import { distance, meetsLine, type Line, type Point } from './geometry.ts'
import type { FlipKind, Side } from './side.ts'
import type { Id } from '../shape/id.ts'

/** A space by its number on the side in play. Boards and readers make them, nobody else (ADR 0022). */
export type Space = Id<'space', number>
export const NOWHERE = spaceNo(-1)
/** Where a current runs off the tile (M8.4). */
export const OFF = spaceNo(-2)

const SMALL_FIGURES = 4

/**
 * A side made ready for play. All of it follows from the side alone, so it is worked out once, outside the state:
 * neighbours, sight, lines and water by number of space.
 */
export interface Board {
  readonly side: Side
  readonly names: readonly string[]
  readonly numbers: ReadonlyMap<string, Space>
  /** All of them, in the order of their numbers. */
  readonly spaces: readonly Space[]
  /** Adjacent spaces (M7.1): melee, sharing, steps of mice. */
  readonly near: readonly (readonly Space[])[]
  readonly isNear: readonly (readonly boolean[])[]
  /** Where minions walk: red lines are nothing to them (M17.3). */
  readonly walks: readonly (readonly Space[])[]
  /** Where a mouse that crosses red lines or gaps could step to. */
  readonly overRed: readonly (readonly Space[])[]
  readonly overGap: readonly (readonly Space[])[]
  /** Where a step may lead by the lines alone: to what is adjacent, over red lines and over gaps, in order. */
  readonly steps: readonly (readonly Space[])[]
  /** M7.2: where a step climbs against a yellow arrow. */
  readonly climbs: readonly (readonly Space[])[]
  readonly isWater: readonly boolean[]
  readonly current: readonly (readonly Space[])[]
  /** M10.3, from the centre of one to the centre of the other. */
  readonly sees: readonly (readonly boolean[])[]
  /** Figures that fit: 4 on a space, more on a special area (M7.5, M7.6). */
  readonly room: readonly number[]
  readonly isArea: readonly boolean[]
  readonly entry: readonly Space[]
  /** M14.4: entries on a special area with a red border, where ranged minions go. */
  readonly heights: readonly Space[]
  readonly traps: readonly Space[]
  readonly flip: ReadonlyMap<Space, FlipKind>
  readonly doors: readonly { readonly id: string; readonly colour: string; readonly spaces: readonly Space[] }[]
  readonly places: Readonly<Record<string, readonly Space[]>>
}

export function spaceNo(no: number): Space {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- here a number becomes a space
  return no as Space
}

export function makeBoard(side: Side): Board {
  const names = Object.keys(side.spaces)
  const all = names.map((_, i) => spaceNo(i))
  const numbers = new Map(names.map((name, i) => [name, all[i]]))
  const number = (name: string): Space => {
    const found = numbers.get(name)
    if (found === undefined) throw new Error(`Bug: side ${side.id} has no space "${name}"`)
    return found
  }
  const named = (list: readonly string[]): Space[] => list.map(number)
  const bySpace = (pairs: readonly (readonly [Space, Space])[]): Space[][] => {
    const rows: Space[][] = names.map(() => [])
    for (const [a, b] of pairs) if (!rows[a].includes(b)) rows[a].push(b)
    return rows
  }
  const bothWays = (list: readonly string[], mark: string): [Space, Space][] =>
    list.flatMap((pair): [Space, Space][] => {
      const [a, b] = named(pair.split(mark))
      return [
        [a, b],
        [b, a],
      ]
    })
  const links = bothWays(side.links, '-')
  const near = bySpace(links)
  const red = bothWays(side.red, '|')
  const overRed = bySpace(red)
  const overGap = bySpace(bothWays(side.gaps, '|'))
  const areas = names.map((name) => side.areas[name] ?? 0)
  const entry = named(side.entry)
  return {
    side,
    names,
    numbers,
    spaces: all,
    near,
    isNear: all.map((a) => all.map((b) => near[a].includes(b))),
    walks: bySpace([...links, ...red]),
    overRed,
    overGap,
    steps: names.map((_, at) => [...new Set([...near[at], ...overRed[at], ...overGap[at]])].toSorted((a, b) => a - b)),
    climbs: bySpace(side.yellow.map((arrow) => upwards(named(arrow.split('>'))))),
    isWater: names.map((name) => side.water.includes(name)),
    current: bySpace(
      side.current.map((arrow): [Space, Space] => {
        const [a, b] = arrow.split('>')
        return [number(a), b === 'off' ? OFF : number(b)]
      }),
    ),
    sees: sightOf(Object.values(side.spaces), side.walls),
    room: areas.map((places) => places || SMALL_FIGURES),
    isArea: areas.map((places) => places > 0),
    entry,
    heights: entry.filter((space) => areas[space] > 0 && overRed[space].length > 0),
    traps: named(side.traps),
    flip: new Map(Object.entries(side.flip).map(([name, kind]) => [number(name), kind])),
    doors: side.doors.map((door) => ({ id: door.id, colour: door.colour, spaces: named(door.spaces) })),
    places: Object.fromEntries(Object.entries(side.places).map(([name, spaces]) => [name, named(spaces)])),
  }
}

/** An arrow over a yellow line points down. */
function upwards([a, b]: readonly Space[]): [Space, Space] {
  return [b, a]
}

/** M10.3: one sees the other if nothing stands between their centres; then the other sees it too. */
function sightOf(points: readonly Point[], walls: readonly Line[]): boolean[][] {
  const sees = points.map(() => points.map(() => true))
  for (const [i, a] of points.entries()) {
    for (let j = 0; j < i; j++) sees[i][j] = sees[j][i] = !walls.some((wall) => meetsLine(points[j], a, wall))
  }
  return sees
}

/** In spaces' widths, from centre to centre (M22.4). */
export function widthsBetween(board: Board, a: Space, b: Space): number {
  const { spaces, unit } = board.side
  return distance(spaces[board.names[a]], spaces[board.names[b]]) / unit
}
