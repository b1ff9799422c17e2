import type { Castle, CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { isHole, leftOf, topOf, TOWERS } from '../art/measure.ts'
import { TEAMS } from '../art/names.ts'
import type { Motion } from '../../desk/desk.ts'

const HEIGHT = 112
const WIDTH = (HEIGHT * 108) / 132

interface Standing {
  readonly seat: number
  readonly square: string
  readonly isPassing: boolean
}

/** Where a mouse on this square has its feet. */
function feet({ square, isPassing }: Standing): readonly [number, number] {
  const tower = TOWERS[square]
  const [x, y] =
    tower === undefined ? [leftOf(square) + (isHole(square) ? 65 : 58), topOf(square) + 106] : [tower[0], tower[1] + 42]
  return isPassing ? [x + 26, y - 22] : [x, y]
}

function Mouse({ standing, mark }: { standing: Standing; mark: object }): JSX.Element {
  const { seat, square } = standing
  const [x, y] = feet(standing)
  const isOnWood = !isHole(square)
  return (
    <g transform={`translate(${x} ${y})`}>
      {/* On wood a pale pool of light keeps the mouse apart, also for colour-blind eyes. */}
      {isOnWood && <ellipse cy={-HEIGHT * 0.46} rx={WIDTH * 0.66} ry={HEIGHT * 0.6} fill="url(#halo)" />}
      <ellipse cx="5" cy="-1" rx={WIDTH * 0.42} ry={HEIGHT * 0.1} fill="url(#sh)" />
      <g class="mouse" {...mark}>
        <use href={`#mouse-${TEAMS[seat]}`} x={-WIDTH / 2} y={-HEIGHT * 0.97} width={WIDTH} height={HEIGHT} />
      </g>
    </g>
  )
}

/** The mice from back to front, and those that are just falling. */
export function Mice({ view, motion }: { view: CastleView; motion: Motion<Castle> | null }): JSX.Element {
  const standing = view.players.flatMap(({ mice }, seat) => {
    const passing = seat === view.turn && view.pass !== null ? mice.indexOf(view.pass) : -1
    return mice.map((square, i): Standing => ({ seat, square, isPassing: i === passing }))
  })
  const fallen = (motion?.events ?? []).filter((event) => event.type === 'fell')
  return (
    <g>
      {standing
        .toSorted((a, b) => feet(a)[1] - feet(b)[1])
        .map((mouse) => {
          const name = `${mouse.seat}-${mouse.square}`
          // If a mouse passes another of its own team, only the one that is passing moves.
          const isPassed = mouse.seat === view.turn && mouse.square === view.pass && !mouse.isPassing
          return <Mouse key={`${name}-${isPassed}`} standing={mouse} mark={{ 'data-mouse': isPassed ? '' : name }} />
        })}
      {fallen.map(({ seat, at }) => (
        <Mouse
          key={`fallen-${seat}-${at}`}
          standing={{ seat, square: at, isPassing: false }}
          mark={{ 'data-fallen': `${seat}-${at}` }}
        />
      ))}
    </g>
  )
}

/** The letters of the cheeses on which mice stand, drawn above the mice. */
export function Seals({ view }: { view: CastleView }): JSX.Element {
  const squares = [...new Set(view.players.flatMap(({ mice }) => mice))]
  return (
    <g>
      {squares.map((square) => {
        const kind = view.tiles[square]
        if (kind === undefined || kind === 'plain' || kind === 'trap') return null
        return (
          <use key={square} href={`#seal-${kind}`} x={leftOf(square)} y={topOf(square) + 2} width="40" height="40" />
        )
      })}
    </g>
  )
}
