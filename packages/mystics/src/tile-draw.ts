import type { Point } from './geometry.ts'
import type { Tile } from './tile.ts'

const FILL: Readonly<Record<string, string>> = {
  floor: '#efe4cf',
  water: '#a9d3e6',
  area: '#d9b98a',
  ledge: '#e2cfae',
  step: '#e8d9bd',
}
const LINE: Readonly<Record<string, string>> = { yellow: '#d9a400', red: '#c8321f', gaps: '#6b4b8a' }

function poly(points: readonly Point[]): string {
  return points.map((point) => point.join(',')).join(' ')
}

/** A side as SVG, for the eye: outlines, names, lines, entries (▼), traps (✕), flips (◎), exits and currents. */
export function drawTile(tile: Tile): string {
  const parts: string[] = []
  for (const wall of tile.walls) parts.push(`<polygon points="${poly(wall.poly)}" fill="#3b332c"/>`)
  for (const low of tile.low) parts.push(`<polygon points="${poly(low.poly)}" fill="#8d8375"/>`)
  for (const exit of tile.exits) {
    parts.push(`<polygon points="${poly(exit.poly)}" fill="${exit.colour === 'blue' ? '#3f74b5' : '#df7f26'}"/>`)
  }
  for (const [name, space] of Object.entries(tile.spaces)) {
    const [x, y] = space.at
    parts.push(`<polygon points="${poly(space.poly)}" fill="${FILL[space.kind]}" stroke="#7b6a52" stroke-width=".4"/>`)
    const marks = [
      tile.entry.includes(name) ? '▼' : '',
      tile.traps.includes(name) ? '✕' : '',
      name in tile.flip ? '◎' : '',
      name in tile.areas ? `(${tile.areas[name]})` : '',
    ].join('')
    parts.push(`<text x="${x}" y="${y}" font-size="3" text-anchor="middle">${name}</text>`)
    if (marks !== '') parts.push(`<text x="${x}" y="${y + 4}" font-size="3.4" text-anchor="middle">${marks}</text>`)
  }
  for (const kind of ['yellow', 'red', 'gaps'] as const) {
    for (const pair of tile[kind]) {
      const [a, b] = pair.split(/[->|]/).map((name) => tile.spaces[name].at)
      parts.push(
        `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="${LINE[kind]}" stroke-width=".8" stroke-dasharray="2 1"/>`,
      )
    }
  }
  for (const arrow of tile.current) {
    const [from, to] = arrow.split('>')
    const [x, y] = tile.spaces[from].at
    const [u, v] = to === 'off' ? [Math.max(0, x - 12), y] : tile.spaces[to].at
    parts.push(
      `<line x1="${x}" y1="${y}" x2="${(x + u) / 2}" y2="${(y + v) / 2}" stroke="#26709c" stroke-width="1" marker-end="url(#a)"/>`,
    )
  }
  const arrowHead =
    '<defs><marker id="a" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="4" markerHeight="4" orient="auto">' +
    '<path d="M0 0L4 2L0 4z" fill="#26709c"/></marker></defs>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" font-family="sans-serif">${arrowHead}${parts.join('')}</svg>\n`
}
