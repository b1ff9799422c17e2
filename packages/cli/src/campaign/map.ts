import { minionType, type Board, type MysticsState, type Space } from '@mousekeep/mystics'
import { Canvas, type Style } from '../play/canvas.ts'
import { BOLD, DIM } from '../play/styles.ts'

/** Columns and rows that a space's width takes. */
const WIDE = 15
const HIGH = 4
const MOUSE: Style = '1;38;5;16;48;5;222'
const MINION: Style = '1;97;48;5;124'
const WATER: Style = '38;5;73'
const STEEP: Style = '1;33'
const BARRED: Style = '1;31'

/**
 * The side the mice are on, from above: each space with its name and marks, below it who is there; dots between
 * adjacent spaces, arrows where a step leads down (M7.2) or water runs (M8.4), # on red lines, : over gaps.
 */
export function drawMap(state: MysticsState, board: Board, isColoured: boolean): string[] {
  const { side } = board
  const points = board.names.map((name) => side.spaces[name])
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])))
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis])))
  const column = (x: number): number => 1 + Math.round(((x - left) / side.unit) * WIDE)
  const row = (y: number): number => Math.round(((y - top) / side.unit) * HIGH)
  const canvas = new Canvas(column(right) + WIDE, row(bottom) + 2)
  const between = (a: string, b: string, sign: string, style: Style): void => {
    const [p, q] = [side.spaces[a], side.spaces[b]]
    canvas.put(column((p[0] + q[0]) / 2) + 1, row((p[1] + q[1]) / 2), sign, style)
  }
  for (const link of side.links) between(link.split('-')[0], link.split('-')[1], '·', DIM)
  for (const pair of side.red) between(pair.split('|')[0], pair.split('|')[1], '#', BARRED)
  for (const pair of side.gaps) between(pair.split('|')[0], pair.split('|')[1], ':', BARRED)
  for (const way of side.yellow) between(way.split('>')[0], way.split('>')[1], arrow(board, way), STEEP)
  board.names.forEach((name, space) => {
    if (board.current[space].length === 0) return
    for (const way of side.current.filter((each) => each.startsWith(`${name}>`) && !each.endsWith('>off')))
      between(name, way.split('>')[1], arrow(board, way), WATER)
  })
  const isCrowded = (space: number): boolean => figuresAt(state, space).length > 2
  points.forEach(([x, y], space) => {
    let at = column(x)
    for (const { sign, style } of figuresAt(state, space)) {
      canvas.put(at, row(y) + 1, sign, style)
      at += sign.length + (isCrowded(space) ? 0 : 1)
    }
  })
  // Names come last: where it is narrow, who is where can be read below the map.
  board.spaces.forEach((space) => {
    const [x, y] = points[space]
    const name = board.names[space]
    canvas.put(column(x), row(y), name, board.isWater[space] ? WATER : BOLD)
    canvas.put(column(x) + name.length, row(y), marksOf(state, board, space), DIM)
  })
  return canvas.lines(isColoured)
}

/** Water ~, entries of minions ^, traps x, snares %, flip spaces @, tokens $, placed items !. */
function marksOf(state: MysticsState, board: Board, space: Space): string {
  const name = board.names[space]
  return [
    board.isWater[space] ? '~' : '',
    board.entry.includes(space) ? '^' : '',
    state.trapped.includes(space) ? 'x' : '',
    state.snares.some((snare) => snare.at === space) ? '%' : '',
    board.flip.has(space) ? '@' : '',
    Object.values(state.tokens).includes(`${state.here}:${name}`) ? '$' : '',
    state.placed.some((item) => item.at.includes(space)) ? '!' : '',
  ].join('')
}

function figuresAt(state: MysticsState, space: number): { readonly sign: string; readonly style: Style }[] {
  return [
    ...state.mice.filter(({ at }) => at === space).map(({ id }) => ({ sign: signOf(state, id), style: MOUSE })),
    ...state.minions.filter(({ at }) => at === space).map(({ id }) => ({ sign: signOf(state, id), style: MINION })),
  ]
}

/** Two letters of a mouse (`Co`), letter and number of a minion (`r2`), two capitals of a boss (`CV`). */
export function signOf(state: MysticsState, id: string): string {
  const minion = state.minions.find((each) => each.id === id)
  if (minion === undefined) return id.charAt(0).toUpperCase() + id.charAt(1)
  const { boss } = minionType(minion.type)
  const initials = minion.type.split('-').map((word) => word.charAt(0).toUpperCase())
  if (boss) return initials.join('')
  const letter = minion.type === 'roaches' ? 'o' : minion.type.charAt(0)
  return `${letter}${/\d+$/.exec(id)?.[0] ?? ''}`
}

function arrow(board: Board, way: string): string {
  const [from, to] = way.split('>').map((name) => board.side.spaces[name])
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? '→' : '←'
  return dy > 0 ? '↓' : '↑'
}
