import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import type { Crowd } from '../art/figures/crowd.ts'
import { intentArrow, spaceRing, woundMark } from '../art/marks.ts'
import type { Spot } from '../art/pen.ts'
import { middle, type RoomSide } from '../art/room/side.ts'
import type { MysticsBeat } from '../stage/beats.ts'
import { figureSpot } from './marks.tsx'
import type { Standing } from './standing.ts'

interface BeatMarksProps {
  readonly beat: MysticsBeat | null
  readonly side: RoomSide
  readonly standing: readonly Standing[]
  readonly crowds: ReadonlyMap<string, Crowd>
}

/** Marks for the event being told: whom somebody is after, whom it strikes, how many wounds. */
export function BeatMarks({ beat, side, standing, crowds }: BeatMarksProps): JSX.Element | null {
  if (beat === null) return null
  const at = (who: string): string | undefined => standing.find(({ id }) => id === who)?.at
  /** The centre of a figure. */
  const spot = (who: string): Spot | null => {
    const where = at(who)
    if (where === undefined) return null
    const { x, y, height } = figureSpot(who, where, standing, crowds)
    return [x, y - height / 2]
  }
  const marks = beat.events.map((event) => {
    switch (event.type) {
      case 'sought':
        return arrow(spot(event.who), event.mouse === null ? middleOf(side, event.at) : spot(event.mouse))
      case 'attacked':
        return event.targets.map((target) => ring(side, at(target)) + arrow(spot(event.by), spot(target))).join('')
      case 'wounded': {
        const [x, y] = spot(event.who) ?? [500, 500]
        return woundMark(Math.min(x + 40, 940), Math.max(y - 40, 60), event.n)
      }
      default:
        return ''
    }
  })
  return <g class="beat-marks" dangerouslySetInnerHTML={drawn(marks.join(''))} />
}

function middleOf(side: RoomSide, at: string): Spot | null {
  const space = side.spaces[at]
  return space === undefined ? null : middle(space)
}

/** An arrow from one to the other; none for neighbours. */
function arrow(from: Spot | null, to: Spot | null): string {
  if (from === null || to === null || Math.hypot(to[0] - from[0], to[1] - from[1]) < 60) return ''
  return intentArrow(from, to)
}

function ring(side: RoomSide, at: string | undefined): string {
  const space = side.spaces[at ?? '']
  return space === undefined ? '' : spaceRing(space, '#9A2F26')
}
