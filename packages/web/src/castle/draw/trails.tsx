import type { CastleEvent, CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { leftOf, S, topOf } from '../art/measure.ts'
import { TEAM_COLOURS } from '../art/mice.ts'
import { gateOf } from '../choosing/gate.ts'
import { planOf } from '../plan.ts'

const CASING = '#FFF8E8'

interface TrailsProps {
  readonly acts: readonly Extract<CastleEvent, { readonly seat: number }>[]
  readonly layout: CastleView['layout']
}

/** What the others did since one's own last turn, in their colours: ways, the gate that was used, rooms looked into. */
export function Trails({ acts, layout }: TrailsProps): JSX.Element {
  return (
    <g class="trails">
      {acts.map((act, i) => (
        <g key={i} fill="none" stroke-linecap="round" stroke-linejoin="round">
          {trail(act, layout)}
        </g>
      ))}
    </g>
  )
}

function trail(act: TrailsProps['acts'][number], layout: CastleView['layout']): JSX.Element | null {
  const colour = TEAM_COLOURS[act.seat]
  switch (act.type) {
    case 'stepped':
      return <Twice d={`M${middle(act.from)}L${middle(act.to)}`} colour={colour} width={9} dots="1 17" />
    case 'placed':
    case 'entered':
      return <Twice d={`M${middle(act.tower)}m-34 20q34 22 68 0`} colour={colour} width={8} />
    case 'uncovered': {
      const room = planOf(layout).rooms.find(({ name }) => name === act.room)
      if (room === undefined) return null
      const [x, y, w, h] = [room.x + 15, room.y + 15, room.w - 30, room.h - 30]
      return <Twice d={`M${x} ${y}h${w}v${h}h${-w}z`} colour={colour} width={6} dots="2 14" />
    }
    case 'slid': {
      const [x, y] = gateOf(act.end)
      return <Twice d={`M${x - 37} ${y - 37}h74v74h-74z`} colour={colour} width={9} />
    }
    case 'fell': {
      const [x, y] = [leftOf(act.at) + S / 2, topOf(act.at) + S / 2]
      return <Twice d={`M${x - 16} ${y - 16}l32 32m0-32l-32 32`} colour={colour} width={9} />
    }
    default:
      return null
  }
}

function middle(square: string): string {
  return `${leftOf(square) + S / 2} ${topOf(square) + S / 2}`
}

interface TwiceProps {
  readonly d: string
  readonly colour: string
  readonly width: number
  readonly dots?: string
}

/** A line over a pale casing, so that it is seen on any floor. */
function Twice({ d, colour, width, dots }: TwiceProps): JSX.Element {
  return (
    <>
      <path d={d} stroke={CASING} stroke-width={width + 5} stroke-dasharray={dots} opacity=".9" />
      <path d={d} stroke={colour} stroke-width={width} stroke-dasharray={dots} />
    </>
  )
}
