import { INK } from '../../../base/paint.ts'
import type { Look } from './look.ts'
import { pathOf, points, tonesOf, type RoomSide, type RoomSpace } from './side.ts'

const EXITS: Readonly<Record<string, string>> = { orange: '#E8943A', blue: '#4F93BE' }

/** A side on the map of tiles: few colours, no props, legible at 40 px. */
export function thumbnail(side: RoomSide, { palette: [wall, ...floor] }: Look): string {
  const tones = tonesOf(side, 2)
  const fill = (name: string, { kind }: RoomSpace): string => {
    if (kind === 'water') return '#6FB8B4'
    if (kind === 'area' || kind === 'ledge') return floor[floor.length - 1]
    return floor[tones[name] % 2]
  }
  const spaces = Object.entries(side.spaces).map(
    ([name, space]) =>
      `<path d="${pathOf(points(space.poly))}" fill="${fill(name, space)}" stroke="${wall}" stroke-width="12"/>`,
  )
  const exits = side.exits.map(
    ({ colour, poly }) =>
      `<path d="${pathOf(points(poly))}" fill="${EXITS[colour] ?? '#E8943A'}" stroke="${INK}" stroke-width="10"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><rect x="14" y="14" width="972" height="972" rx="90" fill="${wall}" stroke="${INK}" stroke-width="28"/><g stroke-linejoin="round">${spaces.join('')}${exits.join('')}</g></svg>`
}
