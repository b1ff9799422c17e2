import type { CastleView } from '@mousekeep/castle'
import type { ComponentChildren, JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { leftOf, O, S, topOf, TOWERS } from '../art/measure.ts'
import { tower, wallLabels, walls } from '../art/walls.ts'
import { Mice, Seals } from '../draw/mice.tsx'
import { Inlays, RoomNames, Roofs, Shades } from '../draw/roofs.tsx'
import { Floor, Rims, Tiles } from '../draw/tiles.tsx'
import './learn.css'

const WALLS = walls()
const TOWER_TOPS = Object.values(TOWERS)
  .map(([x, y], i) => tower(x, y, 20 + i))
  .join('')

/** Clips tiles at the walls; put once into the page. */
export const FLOOR_CLIP = `<clipPath id="floor-clip"><rect x="${O}" y="${O}" width="${7 * S}" height="${7 * S}"/></clipPath>`

interface PictureProps {
  readonly view: CastleView
  /** The part of the castle to show, as a view box. */
  readonly box: string
  readonly children?: ComponentChildren
}

/** The castle as it looks at a table, or a part of it, as a picture only. */
export function CastlePicture({ view, box, children }: PictureProps): JSX.Element {
  const open = view.open.join('')
  const { layout } = view
  return (
    <svg viewBox={box} class="castle-picture">
      <g dangerouslySetInnerHTML={drawn(WALLS)} />
      <Floor />
      <Tiles view={view} motion={null} />
      <Rims />
      <Shades layout={layout} open={open} />
      <Inlays layout={layout} open={open} />
      <Roofs layout={layout} open={open} />
      <g dangerouslySetInnerHTML={drawn(TOWER_TOPS)} />
      <g dangerouslySetInnerHTML={drawn(wallLabels())} />
      <RoomNames layout={layout} open={open} />
      <Mice view={view} motion={null} />
      <Seals view={view} />
      {children}
    </svg>
  )
}

/** A number in a ring that the text refers to, on a square or a little off it. */
export function Mark({ on, n, dx = 0, dy = 0 }: { on: string; n: number; dx?: number; dy?: number }): JSX.Element {
  const [x, y] = [leftOf(on) + S / 2 + dx, topOf(on) + S / 2 + dy]
  return (
    <g transform={`translate(${x} ${y})`} class="mark-number">
      <circle r="24" fill="#083F73" stroke="#FFF8E8" stroke-width="5" />
      <text y="11" text-anchor="middle" font-size="32" font-weight="800" fill="#FFF8E8">
        {n}
      </text>
    </g>
  )
}
