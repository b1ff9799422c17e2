import type { Spot } from '../pen.ts'
import { boxOf, isWithin, middle, points, type RoomSpace } from '../room/side.ts'

export type CrowdSize = 'small' | 'large' | 'token'

export interface Standing {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A figure with the centre of its seal. */
export interface Sealed extends Standing {
  readonly seal: Spot
}

/** Where everything on a space goes, in units of the room. */
export interface Crowd {
  /** The feet of the figures, in the order given. Draw them sorted by y. */
  readonly figures: readonly Sealed[]
  /** For each figure: where its badges begin, going right, 24 units apart. */
  readonly badges: readonly Spot[]
  /** The centres of the tokens, and their width. */
  readonly tokens: readonly { readonly x: number; readonly y: number; readonly size: number }[]
  /** The corner for a price or a target, free of seals. */
  readonly mark: Spot
}

/** Where up to four figures stand, as fractions of the space's width, and how tall they are. */
const LAYOUTS: readonly (readonly Spot[])[] = [
  [],
  [[0, 0]],
  [
    [-0.235, 0],
    [0.235, 0.04],
  ],
  [
    [-0.25, -0.14],
    [0.25, -0.14],
    [0, 0.2],
  ],
  [
    [-0.24, -0.18],
    [0.24, -0.18],
    [-0.24, 0.22],
    [0.24, 0.22],
  ],
]
const HEIGHTS = [0.9, 0.9, 0.72, 0.62, 0.58]
const WIDEST = 155
/** How much of a large space several figures share: there they need not be smaller than one alone. */
const ROOMY = 230
const NARROW = 110

/** On a narrow space they stand one behind another, alternately a little to the left and to the right. */
const zigzag = (count: number, isFlat: boolean): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const along = count === 1 ? 0 : (i / (count - 1) - 0.5) * 0.74
    const across = count < 3 ? 0 : i % 2 === 0 ? -0.2 : 0.2
    return isFlat ? [along, across] : [across, along]
  })

/** Places on a special area: as many as are needed, from the front, wherever it is wide enough for a base. */
function spread(space: RoomSpace, count: number): Standing[] {
  const outline = points(space.poly)
  const [left, top, right, bottom] = boxOf(space)
  for (let height = 130; height > 60; height -= 6) {
    const step = height * 0.78
    const places: Standing[] = []
    // Nearer rows are lower; each row begins in the middle and grows to both sides.
    for (let y = bottom - 62; y > top + height * 0.45; y -= height * 0.62) {
      const row: number[] = []
      const mid = (left + right) / 2
      for (let off = 0; off < (right - left) / 2; off += step) row.push(...(off === 0 ? [mid] : [mid - off, mid + off]))
      for (const x of row) if (isWithin([x, y], outline, height * 0.3)) places.push({ x, y, height })
    }
    if (places.length >= count) return places.slice(0, count)
  }
  const [x, y] = middle(space)
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - count / 2) * 40, y: y + 30, height: 70 }))
}

function stand(space: RoomSpace, sizes: readonly CrowdSize[]): Standing[] {
  if (sizes.length >= LAYOUTS.length || (space.kind === 'area' && sizes.length > 0)) return spread(space, sizes.length)
  const [left, top, right, bottom] = boxOf(space)
  const [across, along] = [Math.min(right - left, ROOMY), Math.min(bottom - top, ROOMY)]
  const [x, y] = middle(space)
  const layout = Math.min(across, along) < NARROW ? zigzag(sizes.length, across > along) : LAYOUTS[sizes.length]
  return layout.map(([dx, dy], i) => {
    const fitting = Math.max(Math.min(across, along), NARROW) * HEIGHTS[sizes.length]
    const height = Math.min(fitting, WIDEST * HEIGHTS[1]) * (sizes[i] === 'large' ? 1.15 : 1)
    return { x: x + dx * across, y: y + dy * along + height * 0.37, height }
  })
}

const SEAL = 18

/** The seal is below the feet; where it would hide a face in front of it, it moves to the outer side. */
function sealed(figure: Standing, _: number, all: readonly Standing[]): Sealed {
  const { x, y, height } = figure
  const below = y + height * 0.11
  const isHiding = all.some(
    (each) => each.y > y && each.y - each.height < below + SEAL && Math.abs(each.x - x) < SEAL * 1.5,
  )
  if (!isHiding) return { ...figure, seal: [x, below] }
  const mid = all.reduce((sum, each) => sum + each.x, 0) / all.length
  return { ...figure, seal: [x + (x < mid ? -0.38 : 0.38) * height, y - height * 0.2] }
}

/** Places the figures, badges and tokens of a space. Four figures and four tokens stay apart at 390 px. */
export function crowd(space: RoomSpace, sizes: readonly CrowdSize[], tokens = 0): Crowd {
  const [left, top, right, bottom] = boxOf(space)
  const width = Math.min(right - left, bottom - top, WIDEST)
  const figures = stand(space, sizes).map(sealed)
  const size = sizes.length === 0 && tokens < 3 ? 60 : sizes.length < 3 ? 48 : 40
  const [midX, midY] = middle(space)
  // Alone, they are in the middle; beside figures, along the upper edge behind them.
  const rowY = sizes.length === 0 ? midY : midY - Math.min(right - left, bottom - top, ROOMY) / 2 + size * 0.6
  const gap = Math.min(size * 1.02, (width - size) / Math.max(1, tokens - 1))
  return {
    figures,
    badges: figures.map(({ x, y, height }): Spot => [x + height * 0.24, y - height * 0.78]),
    tokens: Array.from({ length: tokens }, (_, i) => ({ x: midX + (i - (tokens - 1) / 2) * gap, y: rowY, size })),
    mark: [midX + width / 2 - 24, midY + width / 2 - 24],
  }
}
