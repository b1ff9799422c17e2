import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { columnOf, leftOf, nameOf, rowOf, S, topOf } from '../art/measure.ts'
import { INK } from '../../base/paint.ts'
import { planOf, type Room } from '../plan.ts'

/** The layout of the rooms, and the names of those whose roofs are off. */
export interface RoomsProps {
  readonly layout: CastleView['layout']
  readonly open: string
}

type Prop = readonly [symbol: 'chimney' | 'dormer' | 'nest', across: number, down: number]

/** Every roof has one odd thing on it, so that neighbours of the same kind do not look like one roof. */
const PROPS: Readonly<Record<CastleView['layout'], Readonly<Record<string, readonly Prop[]>>>> = {
  hof: {
    A: [['chimney', 0.8, 0.25]],
    B: [['nest', 0.2, 0.7]],
    C: [['chimney', 0.3, 0.2]],
    D: [['dormer', 0.28, 0.62]],
    F: [['chimney', 0.3, 0.25]],
    G: [['nest', 0.7, 0.3]],
    H: [['nest', 0.74, 0.26]],
    I: [['chimney', 0.2, 0.3]],
    J: [['chimney', 0.12, 0.26]],
    K: [['chimney', 0.74, 0.86]],
    L: [['chimney', 0.72, 0.2]],
    M: [['nest', 0.28, 0.74]],
    O: [['dormer', 0.7, 0.62]],
    P: [
      ['chimney', 0.18, 0.27],
      ['dormer', 0.7, 0.62],
    ],
    Q: [['nest', 0.86, 0.28]],
    R: [['dormer', 0.3, 0.62]],
  },
  mill: {
    A: [['dormer', 0.3, 0.62]],
    B: [['chimney', 0.78, 0.26]],
    C: [['nest', 0.7, 0.2]],
    D: [['chimney', 0.14, 0.26]],
    E: [['chimney', 0.72, 0.8]],
    F: [['nest', 0.28, 0.3]],
    G: [['chimney', 0.3, 0.76]],
    H: [['nest', 0.7, 0.68]],
    K: [['chimney', 0.7, 0.24]],
    L: [['chimney', 0.28, 0.7]],
    M: [['nest', 0.3, 0.2]],
    N: [['chimney', 0.72, 0.22]],
    O: [['nest', 0.7, 0.74]],
    P: [['chimney', 0.86, 0.3]],
    Q: [['dormer', 0.7, 0.62]],
    R: [['chimney', 0.2, 0.28]],
  },
}
const WASHES = [null, ['#FFA63D', 0.2], ['#4A1030', 0.17]] as const
const INLAYS: Readonly<Record<number, readonly [string, string]>> = {
  2: ['#C65A38', ''],
  3: ['#E3B54C', '16 7'],
  4: ['#5FA796', '3 8'],
}

/** All roofs. Those that are off stay in the drawing unseen, ready to be put back. */
export function Roofs({ layout, open }: RoomsProps): JSX.Element {
  return (
    <g>
      {planOf(layout).rooms.map((room) => (
        <Roof key={room.name} room={room} props={PROPS[layout][room.name] ?? []} isOff={open.includes(room.name)} />
      ))}
    </g>
  )
}

function Roof({ room, props, isOff }: { room: Room; props: readonly Prop[]; isOff: boolean }): JSX.Element {
  const { x, y, w, h, squares } = room
  const turn = h > w ? `translate(${x} ${y + h}) rotate(-90)` : `translate(${x} ${y})`
  const wash = squares.length === 4 ? null : WASHES[Math.round(x / 114 + (y / 114) * 2 + squares.length) % 3]
  return (
    <g data-roof={room.name} data-squares={squares.length} class={isOff ? 'roof off' : 'roof'}>
      <path d={`M${x + 4} ${y + 4}h${w + 4}v${h + 5}h${-w - 4}z`} fill="#1E0E06" opacity=".42" />
      <use href={`#roof-${squares.length}`} transform={turn} />
      {wash !== null && <path d={`M${x + 2} ${y + 2}h${w - 4}v${h - 4}h${4 - w}z`} fill={wash[0]} opacity={wash[1]} />}
      {squares.length !== 3 && (
        <rect x={x + 1} y={y + 1} width={w - 2} height={h - 2} rx="3" fill="none" stroke={INK} stroke-width="3" />
      )}
      {props.map(([symbol, across, down]) => (
        <use key={symbol} href={`#${symbol}`} transform={`translate(${x + across * w} ${y + down * h})`} />
      ))}
    </g>
  )
}

/**
 * The letters by which the log and typed moves call the rooms, on roofs that are on. Drawn above the veil of the night.
 */
export function RoomNames({ layout, open }: RoomsProps): JSX.Element {
  return (
    <g class="rooms">
      {planOf(layout)
        .rooms.filter(({ name }) => !open.includes(name))
        .map(({ name, x, y, w, h }) => (
          <text key={name} x={x + w - 13} y={y + h - 13}>
            {name}
          </text>
        ))}
    </g>
  )
}

/** By night there is light behind the dormers of roofs that are on. */
export function Lamps({ layout, open }: RoomsProps): JSX.Element {
  return (
    <g class="night">
      {planOf(layout)
        .rooms.filter(({ name }) => !open.includes(name))
        .flatMap(({ name, x, y, w, h }) =>
          (PROPS[layout][name] ?? [])
            .filter(([symbol]) => symbol === 'dormer')
            .map(([, across, down]) => (
              <g key={name} transform={`translate(${x + across * w} ${y + down * h})`}>
                <circle cy="20" r="58" fill="url(#lamp)" />
                <path d="M-10 32V20q0-10 10-10t10 10v12z" fill="#FFD978" stroke={INK} stroke-width="2.2" />
                <path d="M0 10v22M-10 21h20" stroke={INK} stroke-width="1.8" />
              </g>
            )),
        )}
    </g>
  )
}

/** How far the shadow of a roof or a wall reaches into an open room beside it. */
const REACH = 34

/** Light comes from the upper left, so roofs that are on darken the floor to their right and below. */
export function Shades({ layout, open }: RoomsProps): JSX.Element {
  const { roomOf } = planOf(layout)
  const isOpen = (square: string): boolean => open.includes(roomOf.get(square)?.name ?? ' ')
  return (
    <g>
      {[...roomOf.keys()].filter(isOpen).map((square) => {
        const [x, y, column, row] = [leftOf(square), topOf(square), columnOf(square), rowOf(square)]
        return (
          <g key={square}>
            {!isOpen(nameOf(column, row - 1)) && <path d={`M${x} ${y}h${S}v${REACH}h${-S}z`} fill="url(#from-above)" />}
            {column > 0 && !isOpen(nameOf(column - 1, row)) && (
              <path d={`M${x} ${y}h${REACH}v${S}h${-REACH}z`} fill="url(#from-left)" />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The inlaid border of an open room, in the colour and dash pattern of its roof: it tells which roof comes back. */
export function Inlays({ layout, open }: RoomsProps): JSX.Element {
  return (
    <g fill="none" stroke-linecap="round">
      {planOf(layout)
        .rooms.filter((room) => open.includes(room.name))
        .map(({ name, x, y, w, h, squares }) => {
          const [colour, dash] = INLAYS[squares.length]
          return (
            <g key={name}>
              <rect x={x} y={y} width={w} height={h} rx="4" stroke={INK} stroke-width="7.5" />
              <rect x={x} y={y} width={w} height={h} rx="4" stroke={colour} stroke-width="4" stroke-dasharray={dash} />
            </g>
          )
        })}
    </g>
  )
}
