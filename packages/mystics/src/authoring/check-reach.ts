import { findSide } from '../board/box-tiles.ts'
import type { Problems } from '../shape/problem.ts'
import type { Chapter } from '../story/chapter.ts'
import type { Sound } from './sound.ts'

type Tiles = Chapter['tiles']

const OFFSETS: Readonly<Record<string, readonly [number, number, string]>> = {
  n: [0, -1, 's'],
  s: [0, 1, 'n'],
  e: [1, 0, 'w'],
  w: [-1, 0, 'e'],
}

/** Every side laid that is not closed can be reached from the start, by exits and flips of any kind. */
export function checkReach({ tiles, start, closed = [] }: Sound, problems: Problems): void {
  if (tiles === undefined || start === undefined) return
  const reached = new Set([start.side])
  for (const side of reached) {
    for (const next of waysFrom(side, tiles)) if (!closed.includes(next)) reached.add(next)
  }
  for (const [i, { up, down }] of tiles.entries()) {
    for (const side of [up, down]) {
      if (side === null || reached.has(side) || closed.includes(side)) continue
      problems.add(`tiles[${i}]`, 'unreached', { name: side })
    }
  }
}

function waysFrom(side: string, tiles: Tiles): string[] {
  const tile = tiles.find((each) => each.up === side || each.down === side)
  if (tile === undefined) return []
  const found = findSide(side).doors.flatMap((door) => {
    const [dx, dy, facing] = OFFSETS[door.id] ?? [0, 0, '']
    const next = tiles.find((each) => each.at[0] === tile.at[0] + dx && each.at[1] === tile.at[1] + dy)
    const others = next === undefined ? [] : [next.up, next.down]
    return others.filter(
      (other) =>
        other !== null && findSide(other).doors.some((each) => each.id === facing && each.colour === door.colour),
    )
  })
  const back = tile.up === side ? tile.down : tile.up
  if (Object.keys(findSide(side).flip).length > 0) found.push(back)
  return found.filter((each) => each !== null)
}
