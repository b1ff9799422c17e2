import type { Foresight } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import type { Crowd } from '../art/figures/crowd.ts'
import { chanceMark, intentArrow } from '../art/marks.ts'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf } from '../foresight.ts'
import { figureSpot } from './marks.tsx'
import type { Standing } from './standing.ts'

type Threat = Foresight['threats'][number]

/** What the minions would do that somebody asks about: all of them, or those of one card. */
export function threatsAsked(desk: MysticsDesk): readonly Threat[] {
  const { leaf, card } = desk.choosing
  const threats = foresightOf(desk)?.threats ?? []
  if (leaf.value === 'threats') return threats
  return threats.filter((threat) => threat.card === card.value)
}

interface IntentsProps {
  readonly desk: MysticsDesk
  readonly standing: readonly Standing[]
  readonly crowds: ReadonlyMap<string, Crowd>
}

/** An arrow from each of them to its mouse, dotted for a shot, with the chance that it can reach it. */
export function Intents({ desk, standing, crowds }: IntentsProps): JSX.Element | null {
  if (desk.motion.value !== null) return null
  const spotOf = (id: string): readonly [number, number] | null => {
    const at = standing.find((each) => each.id === id)?.at
    if (at === undefined) return null
    const { x, y, height } = figureSpot(id, at, standing, crowds)
    return [x, y - height * 0.45]
  }
  const marks = threatsAsked(desk).map(({ who, mouse, isShot, strikes }) => {
    const [from, to] = [spotOf(who), spotOf(mouse)]
    if (from === null || to === null) return ''
    const isNear = Math.hypot(to[0] - from[0], to[1] - from[1]) < 60
    const arrow = isNear ? '' : intentArrow(from, to, isShot)
    const chance = chanceMark((from[0] * 2 + to[0]) / 3, (from[1] * 2 + to[1]) / 3, `${Math.round(strikes * 100)} %`)
    return `<g data-threat="${who} ${mouse}"${strikes === 0 ? ' opacity=".55"' : ''}>${arrow}${chance}</g>`
  })
  return <g class="intents" dangerouslySetInnerHTML={drawn(marks.join(''))} />
}
