import { isCode } from '@mousekeep/mystics/words'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import {
  chalk,
  codeMark,
  cornerOf,
  footprints,
  intentArrow,
  priceMark,
  spaceRing,
  targetMark,
  targetTag,
} from '../art/marks.ts'
import type { Crowd, Sealed } from '../art/figures/crowd.ts'
import { middle, type RoomSide } from '../art/room/side.ts'
import type { MysticsDesk } from '../choosing.ts'
import { namesOf } from '../aim.ts'
import { isLed } from '../column/led.ts'
import { chanceOf, foresightOf, prospectOf } from '../foresight.ts'
import type { Standing } from './standing.ts'

interface MarksProps {
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
function askedSpaces(desk: MysticsDesk, side: RoomSide): string[] {
  const options = desk.legal.value.flatMap((action) => (action.do === 'choose' ? [action.option] : []))
  return options.filter((option) => Object.hasOwn(side.spaces, option))
}

/** The codes by which the answers call the spaces, clear of seals; a space with a name is known by its looks. */
function codes(side: RoomSide, asked: readonly string[], crowds: ReadonlyMap<string, Crowd>): string {
  return asked
    .filter(isCode)
    .map((name) => {
      const [x, y] = cornerOf(side.spaces[name])
      const up = crowds.has(name) ? 2 * (y - middle(side.spaces[name])[1]) : 0
      return `<g data-code="${name}">${codeMark(x, y - up, name)}</g>`
    })
    .join('')
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

/** How far below the centre of a seal the chance to defeat its figure is shown. */
const UNDER_SEAL = 31
/** A mark nearer to another than this would hide it. */
const [WIDE, HIGH] = [110, 44]

/** Above the figures: whom one can strike, and how likely it is to fall; what asked spaces are called; where a hint points. */
export function TargetMarks({ desk, side, standing, crowds }: MarksProps): JSX.Element | null {
  if (desk.isPast.value || desk.motion.value !== null) return null
  const foresight = foresightOf(desk)
  const chances = new Map<string, number>()
  for (const action of desk.isReady.value ? desk.legal.value : []) {
    if (action.do !== 'battle') continue
    const chance = chanceOf(prospectOf(foresight, action))
    // There are none where the book decides the dice (M26.1).
    if (chance !== null) chances.set(action.target, Math.max(chance, chances.get(action.target) ?? 0))
  }
  const target = desk.choosing.target.value
  const targets = standing.filter(({ id }) => chances.has(id))
  const taken: { readonly x: number; readonly y: number }[] = []
  const marks = targets.map(({ id, at }) => {
    const { x, y, height, seal } = figureSpot(id, at, standing, crowds)
    const under = seal[1] + UNDER_SEAL
    const chance = `${Math.round((chances.get(id) ?? 0) * 100)} %`
    const isHere = (each: Standing): boolean => each.at === at
    const isCrowded = targets.filter(isHere).length > 1 || standing.filter(isHere).length > 2
    const isOver = taken.some((each) => Math.abs(each.x - x) < WIDE && Math.abs(each.y - (y - height)) < HIGH)
    const isTag = isCrowded || isOver
    taken.push({ x, y: isTag ? under : y - height })
    const mark = isTag ? targetTag(seal[0], under, chance) : targetMark(x, y - height, chance)
    return (id === target ? spaceRing(side.spaces[at], '#9A2F26') : '') + mark
  })
  const named = desk.isReady.value ? codes(side, askedSpaces(desk, side), crowds) : ''
  return <g dangerouslySetInnerHTML={drawn(marks.join('') + named + hintArrow(desk, side, standing))} />
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

function hintArrow(desk: MysticsDesk, side: RoomSide, standing: readonly Standing[]): string {
  const view = desk.view.value
  const led = view !== null && isLed(view, desk.legal.value.length) ? desk.legal.value[0] : null
  const hint = desk.pointed.value ?? desk.table.hint.value?.line[0] ?? led
  const mouse = standing.find(({ id }) => id === desk.view.value?.turn?.card)
  if (hint === null || mouse === undefined) return ''
  const names = new Set(namesOf(hint))
  const to = Object.keys(side.spaces).find((name) => names.has(name)) ?? standing.find(({ id }) => names.has(id))?.at
  if (to === undefined || to === mouse.at) return ''
  const arrow = intentArrow(middle(side.spaces[mouse.at]), middle(side.spaces[to]), false)
  return `<g data-lit-space="${to}">${arrow}</g>`
}
