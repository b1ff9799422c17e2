import type { MysticsView } from '@mousekeep/mystics/box'
import type { Spot } from '../../desk/spot.ts'
import { boxOf, middle, type RoomSide } from '../art/room/side.ts'
import { nameOf } from '../words/names.ts'
import { statesText } from '../words/states.ts'
import { say } from '../words/words.ts'
import { standingOf, thingsOf, type Standing } from './standing.ts'

/** Spaces whose centres are within this many units form one row for a screen reader. */
const ROW = 70
/** An arrow key leads to a neighbour at most this far off its direction. */
const WIDEST = Math.PI / 3

/** Before an arrow key: only along currents, coloured lines and gaps. */
const ALONG = 'Ctrl+'

const BEARINGS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
}

/** The spaces of the room in reading order, each with what a screen reader says; `targets` can be attacked now. */
export function spotsOf(view: MysticsView, side: RoomSide, targets: readonly string[]): Spot[][] {
  const standing = Map.groupBy(standingOf(view, side), ({ at }) => at)
  const things = thingsOf(view)
  const order = rowsOf(side)
  const first = order[0]?.[0] ?? ''
  const last = order.at(-1)?.at(-1) ?? ''
  const all = order.flat()
  const withAny = (ids: readonly string[]): string[] =>
    all.filter((space) => standing.get(space)?.some((each) => ids.includes(each.id)))
  const jumps: Readonly<Record<string, readonly string[]>> = {
    n: withAny(Object.keys(view.mice)),
    j: withAny(view.minions.map((minion) => minion.id)),
    d: all.filter((space) => view.ways.some(({ from }) => from.includes(space))),
    y: withAny(targets),
  }
  return order.map((row) =>
    row.map((id): Spot => {
      const [left, top, right, bottom] = boxOf(side.spaces[id])
      return {
        id,
        name: describe(id, side, [
          ...(standing.get(id) ?? []).map(figureText),
          ...(things.get(id) ?? []).map((each) => nameOf(each)),
        ]),
        box: [left / 10, top / 10, (right - left) / 10, (bottom - top) / 10],
        look: 'space',
        next: (key) => {
          if (key.startsWith(ALONG)) return neighbour(side, id, key.slice(ALONG.length), linesOf(side))
          return key === 'Home'
            ? first
            : key === 'End'
              ? last
              : (neighbour(side, id, key) ?? jump(jumps[key] ?? [], id))
        },
      }
    }),
  )
}

/** A figure and its state: `Collin (webbed)`. */
function figureText(figure: Standing): string {
  const states = statesText(figure)
  return states.length === 0 ? nameOf(figure.id) : `${nameOf(figure.id)} (${states.join(', ')})`
}

/** The next of these spaces after this one, in reading order, starting over at the end. */
function jump(spaces: readonly string[], from: string): string | null {
  const at = spaces.indexOf(from)
  return spaces[(at + 1) % spaces.length] ?? null
}

function describe(id: string, side: RoomSide, there: readonly string[]): string {
  const kind = side.water.includes(id) ? 'space-water' : side.spaces[id].kind === 'area' ? 'space-area' : 'space-floor'
  const exits = side.entry.includes(id) ? [say('space-entry')] : []
  return [say(kind, { id }), ...there, ...exits].join('. ')
}

/** The names of the spaces, row by row, from left to right. */
function rowsOf(side: RoomSide): string[][] {
  const all = Object.entries(side.spaces)
    .map(([id, space]) => ({ id, at: middle(space) }))
    .toSorted((a, b) => a.at[1] - b.at[1])
  const rows: { y: number; ids: typeof all }[] = []
  for (const each of all) {
    const row = rows.at(-1)
    if (row !== undefined && each.at[1] - row.y < ROW) row.ids.push(each)
    else rows.push({ y: each.at[1], ids: [each] })
  }
  return rows.map(({ ids }) => ids.toSorted((a, b) => a.at[0] - b.at[0]).map(({ id }) => id))
}

/** The neighbour that lies best in the direction of an arrow key. */
function neighbour(side: RoomSide, from: string, key: string, ways = waysOf(side)): string | null {
  const bearing = BEARINGS[key]
  if (bearing === undefined) return null
  const [x, y] = middle(side.spaces[from])
  let best: string | null = null
  let least = WIDEST
  for (const id of neighbours(side, from, ways)) {
    const [toX, toY] = middle(side.spaces[id])
    const turn = Math.abs(Math.atan2(toY - y, toX - x) - bearing)
    const off = Math.min(turn, Math.PI * 2 - turn)
    if (off < least) {
      least = off
      best = id
    }
  }
  return best
}

function waysOf(side: RoomSide): readonly string[] {
  return [...side.links, ...linesOf(side)]
}

/** Where one is carried, falls, climbs or leaps: currents, coloured lines, gaps. */
function linesOf({ current, red, yellow, gaps }: RoomSide): readonly string[] {
  return [...current, ...red, ...yellow, ...gaps]
}

function neighbours(side: RoomSide, id: string, ways: readonly string[]): string[] {
  return ways.flatMap((way) => {
    const [a, b] = way.split(/[-|>]/)
    if (a !== id && b !== id) return []
    const other = a === id ? b : a
    return other !== undefined && Object.hasOwn(side.spaces, other) ? [other] : []
  })
}
