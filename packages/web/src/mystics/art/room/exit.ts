import { ink, type Spot } from '../pen.ts'
import { points, type RoomExit } from './side.ts'

const TURNS: Readonly<Record<string, number>> = { n: 0, e: 90, s: 180, w: 270 }

function placed({ id, poly }: RoomExit, drawing: string): string {
  const corners = points(poly)
  const mid = (axis: 0 | 1): number => {
    const all = corners.map((corner: Spot) => corner[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return `<g transform="translate(${mid(0)} ${mid(1)}) rotate(${TURNS[id] ?? 0})">${drawing}</g>`
}

/** A threshold through the wall, drawn for the north wall and turned: orange with lozenges or blue with waves. */
export function threshold(exit: RoomExit): string {
  const isOrange = exit.colour === 'orange'
  const [sill, tread, light, mark] = isOrange
    ? ['#E8943A', '#F6B75E', '#FFD590', '#8A4A14']
    : ['#4F93BE', '#7DB9DD', '#B4DCF0', '#1F4F78']
  const marks = [-84, -62, 62, 84]
    .map((x) => (isOrange ? `M${x} -16l8-10 8 10-8 10z` : `M${x - 9} -18q4.5-7 9 0t9 0M${x - 9} -8q4.5-7 9 0t9 0`))
    .join('')
  const painted = isOrange ? `fill="${mark}"` : `fill="none" stroke="${mark}" stroke-width="4" stroke-linecap="round"`
  return placed(
    exit,
    `<path d="M-106 30V-25H106V30z" fill="${sill}" ${ink(3)}/><path d="M-106 30V8H106V30z" fill="${light}" ${ink(2.4)}/><path d="M-106 8V-8H106V8z" fill="${tread}" ${ink(2.4)}/><path d="${marks}" ${painted} transform="translate(${isOrange ? -8 : 0} 22)"/><path d="M-122 34V-25h18V34zM104 34V-25h18V34z" fill="#B5A68E" ${ink(3)}/><path d="M-118-18v44M108-18v44" stroke="#E2D6BE" stroke-width="3.4" stroke-linecap="round"/>`,
  )
}

/** The arrow of a way out, above the night. */
export const exitArrow = (exit: RoomExit): string =>
  placed(exit, `<path d="M0-21l26 22H12v20H-12V1h-14z" fill="#FFF8E8" ${ink(3)}/>`)
