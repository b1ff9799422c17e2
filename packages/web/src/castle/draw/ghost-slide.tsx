import type { SlideForesight } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { columnOf, leftOf, S, topOf } from '../art/measure.ts'
import { wayFrom } from '../plan.ts'
import { Tile } from './tiles.tsx'

interface GhostSlideProps {
  readonly end: string
  readonly foresight: SlideForesight
}

/** The line as it would be after a slide; a tile that comes from under a roof is a question mark. */
export function GhostSlide({ end, foresight: { shows } }: GhostSlideProps): JSX.Element {
  const [dx, dy] = wayFrom(end)
  return (
    <g class="ghost-slide">
      <g clip-path="url(#floor-clip)">
        <g class="sliding" style={{ '--dx': `${-dx * S}px`, '--dy': `${-dy * S}px` }}>
          {Object.entries(shows).map(([square, kind]) => {
            const [x, y] = [leftOf(square), topOf(square)]
            return (
              <g key={square}>
                {kind === null ? <Unknown x={x} y={y} /> : <Tile kind={kind} x={x} y={y} column={columnOf(square)} />}
                <rect class="edge" x={x + 8} y={y + 8} width={S - 16} height={S - 16} rx="10" />
              </g>
            )
          })}
        </g>
      </g>
    </g>
  )
}

/** Crosses out the mice that would fall. */
export function Doomed({ foresight: { falls } }: Pick<GhostSlideProps, 'foresight'>): JSX.Element {
  return (
    <g>
      {falls.map(({ at }) => (
        <path
          key={at}
          class="doom"
          d={`M${leftOf(at) + 22} ${topOf(at) + 22}l${S - 44} ${S - 44}m0 ${44 - S}l${44 - S} ${S - 44}`}
        />
      ))}
    </g>
  )
}

function Unknown({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="6" y="6" width={S - 12} height={S - 12} rx="10" fill="#4A3A2C" />
      <text class="unknown" x={S / 2} y={S / 2 + 24} text-anchor="middle">
        ?
      </text>
    </g>
  )
}
