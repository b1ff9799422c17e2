import type { Castle, CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { columnOf, isHole, leftOf, nameOf, O, rowOf, S, topOf } from '../art/measure.ts'
import { wallShade } from '../art/walls.ts'
import type { Motion } from '../../desk/desk.ts'
import { isTower, lineFrom, planOf, wayFrom } from '../plan.ts'
import { drawn } from '../../base/drawn.ts'

type Kind = CastleView['spare']

const SQUARES = Array.from({ length: 49 }, (_, i) => nameOf(i % 7, Math.floor(i / 7)))

/** The floor that never changes: planks, and the dark holes in which the tiles lie. */
const FLOOR = `<rect x="${O}" y="${O}" width="${7 * S}" height="${7 * S}" fill="#5B4029"/>${SQUARES.map((square) => {
  const [x, y] = [leftOf(square), topOf(square)]
  if (isTower(square)) return `<rect x="${x}" y="${y}" width="${S}" height="${S}" fill="#A89A84"/>`
  if (!isHole(square)) return `<use href="#solid" x="${x}" y="${y}" width="${S}" height="${S}"/>`
  return `<rect x="${x}" y="${y}" width="${S}" height="${S}" fill="#8A6440"/><rect x="${x + 3}" y="${y + 3}" width="${S - 6}" height="${S - 6}" rx="10" fill="#2E1B10"/>`
}).join('')}`

/** The rims of the holes over the tiles, and the shadow of the wall. */
const RIMS = `${SQUARES.filter(isHole)
  .map(
    (square) =>
      `<path d="M${leftOf(square) + 5} ${topOf(square) + S - 8}V${topOf(square) + 12}q0-7 7-7h${S - 20}" fill="none" stroke="#1E0E06" stroke-width="5" opacity=".28"/>`,
  )
  .join('')}${wallShade}`

export function Floor(): JSX.Element {
  return <g dangerouslySetInnerHTML={drawn(FLOOR)} />
}

export function Rims(): JSX.Element {
  return <g dangerouslySetInnerHTML={drawn(RIMS)} />
}

interface TileProps {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly column: number
  readonly on?: string
}

/** A tile in a line. Bare floor has two drawings, so that a row does not repeat itself. */
export function Tile({ kind, x, y, column, on }: TileProps): JSX.Element {
  const symbol = kind === 'plain' && column % 2 === 0 ? 'tile-plain-2' : `tile-${kind}`
  return (
    <g data-on={on} transform={`translate(${x + 5} ${y + 6})`}>
      <use href={`#${symbol}`} width="104" height="104" />
      <rect class="shine" width="104" height="101" rx="9" fill="#FFE9A0" opacity="0" />
    </g>
  )
}

const put = (square: string, kind: Kind): JSX.Element => (
  <Tile key={square} kind={kind} x={leftOf(square)} y={topOf(square)} column={columnOf(square)} on={square} />
)

/**
 * What the holes show. During a motion also what is about to be covered, and the tiles of a sliding line that go under
 * a roof or drop out: everybody has just seen them all (C7.1).
 */
export function Tiles({ view, motion }: { view: CastleView; motion: Motion<Castle> | null }): JSX.Element {
  const slid = motion?.events.find((event) => event.type === 'slid')
  const covered = motion?.events.find((event) => event.type === 'covered')
  const line = slid === undefined ? [] : lineFrom(slid.end)
  const shown = new Map(Object.entries(view.tiles))
  if (motion !== null && covered !== undefined) {
    const rooms = planOf(view.layout).rooms.filter((room) => covered.rooms.includes(room.name))
    for (const square of rooms.flatMap((room) => room.squares)) {
      const kind = motion.before.tiles[square]
      if (kind !== undefined && !shown.has(square)) shown.set(square, kind)
    }
  }
  return (
    <g clip-path="url(#floor-clip)">
      {[...shown].filter(([square]) => !line.includes(square)).map(([square, kind]) => put(square, kind))}
      {slid !== undefined && motion !== null && (
        <g data-line>
          {line.map((square, i) => {
            const kind = shown.get(square) ?? (i === 0 ? slid.pushed : motion.before.tiles[line[i - 1]])
            return kind === undefined ? null : put(square, kind)
          })}
          <DroppedTile kind={slid.dropped} end={slid.end} />
        </g>
      )}
    </g>
  )
}

/** The tile that drops out moves one square beyond the far end, under the wall. */
function DroppedTile({ kind, end }: { kind: Kind; end: string }): JSX.Element {
  const [dx, dy] = wayFrom(end)
  const last = lineFrom(end)[6]
  const x = O + (columnOf(last) + dx) * S
  const y = O + (rowOf(last) + dy) * S
  return <Tile kind={kind} x={x} y={y} column={columnOf(last)} />
}
