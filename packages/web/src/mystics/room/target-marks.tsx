import { isCode } from '@mousekeep/mystics/words'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { codeMark, cornerOf, intentArrow, spaceRing, targetMark, targetTag } from '../art/marks.ts'
import type { Crowd } from '../art/figures/crowd.ts'
import { middle, type RoomSide } from '../art/room/side.ts'
import type { MysticsDesk } from '../choosing.ts'
import { namesOf } from '../aim.ts'
import { isLed } from '../column/led.ts'
import { chanceOf, foresightOf, prospectOf, worthOf, type Prospect } from '../foresight.ts'
import { askedSpaces, figureSpot, type MarksProps } from './marks.tsx'
import type { Standing } from './standing.ts'

/** How far below the centre of a seal the chance to defeat its figure is shown. */
const UNDER_SEAL = 31
/** A mark nearer to another than this would hide it. */
const [WIDE, HIGH] = [110, 44]

/** Above the figures: whom one can strike, and how likely it is to fall; what asked spaces are called; where a hint points. */
export function TargetMarks({ desk, side, standing, crowds }: MarksProps): JSX.Element | null {
  if (desk.isPast.value || desk.motion.value !== null) return null
  const foresight = foresightOf(desk)
  const best = new Map<string, Prospect>()
  for (const action of desk.isReady.value ? desk.legal.value : []) {
    const prospect = action.do === 'battle' ? prospectOf(foresight, action) : null
    // There are no odds where the book decides the dice (M26.1).
    if (action.do !== 'battle' || prospect === null || chanceOf(prospect) === null) continue
    if (worthOf(prospect) >= worthOf(best.get(action.target) ?? null)) best.set(action.target, prospect)
  }
  const target = desk.choosing.target.value
  const targets = standing.filter(({ id }) => best.has(id))
  const taken: { readonly x: number; readonly y: number }[] = []
  const marks = targets.map(({ id, at }) => {
    const { x, y, height, seal } = figureSpot(id, at, standing, crowds)
    const under = seal[1] + UNDER_SEAL
    const chance = chanceText(best.get(id) ?? null)
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

/** How likely it is to fall; where no blow is enough for that, how likely it is to lose a life. */
function chanceText(prospect: Prospect | null): string {
  const { felled, wounded } = chanceOf(prospect) ?? { felled: 0, wounded: 0 }
  return `${felled > 0 ? '' : '−1: '}${Math.round((felled || wounded) * 100)} %`
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
