import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { chalk, cornerOf, footprints, priceMark } from '../art/marks.ts'
import type { Crowd, Sealed } from '../art/figures/crowd.ts'
import { middle, type RoomSide } from '../art/room/side.ts'
import type { MysticsDesk } from '../choosing.ts'
import { namesOf } from '../aim.ts'
import { foresightOf } from '../foresight.ts'
import type { Standing } from './standing.ts'

export interface MarksProps {
  readonly desk: MysticsDesk
  readonly side: RoomSide
  readonly standing: readonly Standing[]
  readonly crowds: ReadonlyMap<string, Crowd>
}

/** Below the figures: where one can go, and the places a question is about. */
export function GroundMarks({ desk, side, standing }: MarksProps): JSX.Element | null {
  if (!desk.isReady.value || desk.motion.value !== null) return null
  const asked = askedSpaces(desk, side)
  const lit = asked.length > 0 ? asked : spacesOf(desk, side, standing)
  if (lit.length > 0) return <g dangerouslySetInnerHTML={drawn(chalk('m-chalk', side, lit))} />
  const reach = foresightOf(desk)?.reach ?? []
  // While threats are shown, ways are not.
  if (reach.length === 0 || desk.choosing.leaf.value === 'threats') return null
  const taken = new Set(standing.map(({ at }) => at))
  const prices = reach
    .filter(({ to }) => !taken.has(to))
    .map(({ to, price }) => {
      const [x, y] = cornerOf(side.spaces[to])
      return `<g data-space="${to}" data-price="${price}">${priceMark(x, y, price)}</g>`
    })
  const chalked = chalk(
    'm-chalk',
    side,
    reach.map(({ to }) => to),
  )
  return <g dangerouslySetInnerHTML={drawn(chalked + prices.join('') + wayUnder(desk, side, standing))} />
}

/** The spaces a question is about. */
export function askedSpaces(desk: MysticsDesk, side: RoomSide): string[] {
  const options = desk.legal.value.flatMap((action) => (action.do === 'choose' ? [action.option] : []))
  return options.filter((option) => Object.hasOwn(side.spaces, option))
}

/** The possible targets of what is being aimed: a card, an item. */
function spacesOf(desk: MysticsDesk, side: RoomSide, standing: readonly Standing[]): string[] {
  const named = new Set(desk.choosing.among.value.flatMap(namesOf))
  const figures = standing.filter(({ id }) => named.has(id)).map(({ at }) => at)
  return [...Object.keys(side.spaces).filter((name) => named.has(name)), ...figures]
}

/** Footprints along the way to the space under the pointer. */
function wayUnder(desk: MysticsDesk, side: RoomSide, standing: readonly Standing[]): string {
  const pointed = desk.choosing.pointed.value
  const way = foresightOf(desk)?.reach.find(({ to }) => to === pointed)
  const walker = standing.find(({ id }) => id === desk.view.value?.turn?.card)
  if (way === undefined || walker === undefined) return ''
  const stops = [walker.at, ...way.path].map((name) => middle(side.spaces[name]))
  return stops
    .slice(1)
    .map((to, i) => footprints(stops[i], to))
    .join('')
}

/** Where a figure stands. */
export function figureSpot(
  id: string,
  at: string,
  standing: readonly Standing[],
  crowds: ReadonlyMap<string, Crowd>,
): Sealed {
  const i = standing.filter((each) => each.at === at).findIndex((each) => each.id === id)
  return crowds.get(at)?.figures[i] ?? { x: 500, y: 500, height: 100, seal: [500, 511] }
}
