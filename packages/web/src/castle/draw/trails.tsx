import type { CastleEvent, CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { leftOf, S, topOf } from '../art/measure.ts'
import { TEAM_COLOURS } from '../art/mice.ts'
import { gateOf } from '../choosing/gate.ts'
import { planOf } from '../plan.ts'

const CASING = '#FFF8E8'

interface TrailsProps {
  readonly moves: readonly Extract<CastleEvent, { readonly seat: number }>[]
  readonly layout: CastleView['layout']
}

/**
 * What the others did since one's own last turn, in their colours: their ways, the gate they used, the rooms they
 * opened.
 */
export function Trails({ moves, layout }: TrailsProps): JSX.Element {
  return (
    <g class="trails">
      {moves.map((move, i) => (
        <g key={i} fill="none" stroke-linecap="round" stroke-linejoin="round">
          {trail(move, layout)}
        </g>
      ))}
    </g>
  )
}

function trail(move: TrailsProps['moves'][number], layout: CastleView['layout']): JSX.Element | null {
  const colour = TEAM_COLOURS[move.seat]
  switch (move.type) {
    case 'stepped':
      return <Twice d={`M${middle(move.from)}L${middle(move.to)}`} colour={colour} width={9} dots="1 17" />
    case 'placed':
    case 'entered':
      return <Twice d={`M${middle(move.tower)}m-34 20q34 22 68 0`} colour={colour} width={8} />
    case 'uncovered': {
      const room = planOf(layout).rooms.find(({ name }) => name === move.room)
      if (room === undefined) return null
      const [x, y, w, h] = [room.x + 15, room.y + 15, room.w - 30, room.h - 30]
      return <Twice d={`M${x} ${y}h${w}v${h}h${-w}z`} colour={colour} width={6} dots="2 14" />
    }
    case 'slid': {
      const [x, y] = gateOf(move.end)
      return <Twice d={`M${x - 37} ${y - 37}h74v74h-74z`} colour={colour} width={9} />
    }
    case 'fell': {
      const [x, y] = [leftOf(move.at) + S / 2, topOf(move.at) + S / 2]
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

/** A line with a pale edge, so that it is visible on any floor. */
function Twice({ d, colour, width, dots }: TwiceProps): JSX.Element {
  return (
    <>
      <path d={d} stroke={CASING} stroke-width={width + 5} stroke-dasharray={dots} opacity=".9" />
      <path d={d} stroke={colour} stroke-width={width} stroke-dasharray={dots} />
    </>
  )
}
