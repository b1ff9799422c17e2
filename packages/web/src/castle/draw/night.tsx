import type { JSX } from 'preact'
import { TOWERS } from '../art/measure.ts'
import { planOf } from '../plan.ts'
import type { RoomsProps } from './roofs.tsx'

/** A veil over the scenery, with candle light in the open rooms. Only in the dark theme; pieces are drawn above it. */
export function Night({ layout, open }: RoomsProps): JSX.Element {
  const rooms = planOf(layout).rooms.filter((room) => open.includes(room.name))
  const cut =
    rooms.map(({ x, y, w, h }) => `M${x} ${y}v${h}h${w}v${-h}z`).join('') +
    Object.values(TOWERS)
      .map(([x, y]) => `M${x - 57} ${y}a57 57 0 0 0 114 0 57 57 0 0 0-114 0z`)
      .join('')
  return (
    <g class="night">
      <path d={`M28 28H972V972H28z${cut}`} fill="#120B33" fill-rule="evenodd" opacity=".48" />
      <path d={cut} fill="#FF8A1E" opacity=".13" />
      {Object.values(TOWERS).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="128" fill="url(#glow)" />
      ))}
      {rooms.map(({ name, x, y, w, h }) => (
        <ellipse key={name} cx={x + w / 2} cy={y + h / 2} rx={w * 0.85} ry={h * 0.85} fill="url(#glow)" />
      ))}
    </g>
  )
}
