import { f, INK, wobble } from '../../../base/paint.ts'
import { drawingOf } from '../figures/cast.ts'
import { eliteSergeant } from '../figures/minions/elite.ts'
import { hobb } from '../figures/minions/hobb.ts'
import { FIGURE_BOX } from '../figures/parts.ts'
import { ink } from '../pen.ts'

/** The means of the headpieces. */

export const WIDTH = 1360
export const HEIGHT = 340

/** Where a colour stands in a gradient, and how dense it is. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

export const lin = (id: string, stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  `<linearGradient id="m-${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stop).join('')}</linearGradient>`

/** Round light, in units of the picture. */
export const rad = (id: string, x: number, y: number, r: number, stops: readonly Stop[]): string =>
  `<radialGradient id="m-${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops.map(stop).join('')}</radialGradient>`

export const fill = (id: string, extra = ''): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#m-${id})" ${extra}/>`

export const glow = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#m-lantern)" opacity="${opacity}"/>`

export const shade = (x: number, y: number, rx: number, ry: number, opacity = 0.4, colour = '#0E0808'): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"/>`

const tint = (id: string, values: string): string =>
  `<filter id="m-${id}" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feColorMatrix values="${values}"/></filter>`

/** What takes the light off a figure, or a whole picture out of its hour. Filters: on still pictures only. */
export const tints =
  tint('tint-shadow', '0 0 0 0 .1 0 0 0 0 .06 0 0 0 0 .08 0 0 0 1 0') +
  tint('tint-dim', '.5 0 0 0 .02 0 .48 0 0 .02 0 0 .6 0 .07 0 0 0 1 0') +
  tint('tint-warm', '.95 0 0 0 .04 0 .8 0 0 .01 0 0 .6 0 0 0 0 0 1 0') +
  tint('light-won', '1 .08 0 0 .03 .04 .92 0 0 .015 0 .05 .74 0 0 0 0 0 1 0') +
  tint('light-lost', '.24 .3 .09 0 .02 .21 .28 .09 0 .01 .25 .33 .16 0 .06 0 0 0 1 0')

/** Two who are on plates only. */
const GUESTS: Readonly<Record<string, () => string>> = { 'elite-sergeant': eliteSergeant, hobb }

interface Pose {
  readonly flip?: boolean
  readonly rot?: number
  readonly tint?: 'shadow' | 'dim' | 'warm'
  readonly o?: number
}

/** A figure with its feet at (x, y). */
export function who(id: string, x: number, y: number, height: number, pose: Pose = {}): string {
  const { flip = false, rot = 0, tint: dark, o = 1 } = pose
  const turned = `translate(${f(x)} ${f(y)})${rot === 0 ? '' : ` rotate(${rot})`}${flip ? ' scale(-1 1)' : ''}`
  const filtered = dark === undefined ? '' : ` filter="url(#m-tint-${dark})"`
  const drawing = GUESTS[id]?.() ?? drawingOf(id)
  return `<g transform="${turned}"${filtered}${o < 1 ? ` opacity="${o}"` : ''}><svg x="${f(-height * 0.426)}" y="${f(-height * 0.932)}" width="${f(height * 0.852)}" height="${f(height)}" viewBox="${FIGURE_BOX}" overflow="visible">${drawing}</svg></g>`
}

/** Stones in courses: jittered, each a little different. */
export function stones(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rowH: number,
  colW: number,
  tones: readonly string[],
  seed: number,
  line = 'none',
  lw = 2,
) {
  const random = wobble(seed)
  let drawn = ''
  for (let y = y0, n = 0; y < y1; n++) {
    const h = rowH * (0.85 + random() * 0.3)
    for (let x = x0 - (n % 2) * colW * 0.5; x < x1;) {
      const w = colW * (0.7 + random() * 0.6)
      const j = () => (random() - 0.5) * 4
      drawn += `<path d="M${f(x + 2 + j())} ${f(y + 2 + j())}L${f(x + w - 2 + j())} ${f(y + 2 + j())}L${f(x + w - 2 + j())} ${f(y + h - 2 + j())}L${f(x + 2 + j())} ${f(y + h - 2 + j())}z" fill="${tones[Math.floor(random() * tones.length)]}" stroke="${line}" stroke-width="${lw}" stroke-linejoin="round"/>`
      x += w
    }
    y += h
  }
  return drawn
}
/** Motes in the light. */
export function dust(
  n: number,
  seed: number,
  c = '#FFE9B0',
  x0 = 0,
  x1 = WIDTH,
  y0 = 0,
  y1 = HEIGHT,
  r0 = 0.8,
  r1 = 2.4,
  o = 0.6,
) {
  const random = wobble(seed)
  let drawn = ''
  for (let i = 0; i < n; i++)
    drawn += `<circle cx="${f(x0 + random() * (x1 - x0))}" cy="${f(y0 + random() * (y1 - y0))}" r="${f(r0 + random() * (r1 - r0))}" opacity="${f(o * (0.4 + random() * 0.6))}"/>`
  return `<g fill="${c}">${drawn}</g>`
}
export function straw(
  n: number,
  x0: number,
  x1: number,
  y: number,
  len: number,
  seed: number,
  cs = ['#D9B25A', '#B98A3A', '#E9C878'],
) {
  const random = wobble(seed)
  let drawn = ''
  for (let i = 0; i < n; i++) {
    const x = x0 + random() * (x1 - x0)
    const a = (random() - 0.5) * 2.4
    const L = len * (0.5 + random())
    const yy = y + random() * 26
    drawn += `<path d="M${f(x)} ${f(yy)}q${f(Math.sin(a) * L * 0.5)} ${f(-L * 0.36)} ${f(Math.sin(a) * L)} ${f(-L * 0.5 * Math.cos(a))}" fill="none" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/><path d="M${f(x)} ${f(yy)}q${f(Math.sin(a) * L * 0.5)} ${f(-L * 0.36)} ${f(Math.sin(a) * L)} ${f(-L * 0.5 * Math.cos(a))}" fill="none" stroke="${cs[Math.floor(random() * cs.length)]}" stroke-width="3.6" stroke-linecap="round"/>`
  }
  return drawn
}

/** A small oil lamp of mice: acorn cap, glass, flame; hangs from 0,0 or stands with its foot at 0,44. */
export const lamp = (lit = true) =>
  `<path d="M0-8v-8" ${ink(5)}/><path d="M-20 8q0-20 20-20T20 8z" fill="#7A4A26" ${ink(3)}/><path d="M-16 40h32L11 8h-22z" fill="${lit ? '#FFE9A8' : '#39405A'}" ${ink(3)}/>${lit ? `<path d="M0 36q-8-8 0-20 8 12 0 20z" fill="#F79A2E" ${ink(2)}/>` : `<path d="M-6 14l-3 20" stroke="#6E7896" stroke-width="3" stroke-linecap="round"/>`}<path d="M-19 40h38v6h-38z" fill="#7A4A26" ${ink(2.6)}/>`

/** Eyes in the dark. */
export const eyes = (x: number, y: number, k = 1, c = '#FFD84A') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-14-2q6-9 16-3-3 8-10 8-5 0-6-5zM8-4q8-7 16 2-2 6-9 6-5-1-7-8z" fill="${c}"/><path d="M-5-4q2 3 0 6-3-2 0-6zM15-4q3 3 1 6-3-2-1-6z" fill="#14101A"/></g>`
