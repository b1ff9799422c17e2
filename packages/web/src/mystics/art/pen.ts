import { gouache as paintGouache, INK, soft as paintSoft } from '../../base/paint.ts'

/** What all drawings of Mystics are made with. Every id begins with `m-`, so that they can share a page with others. */

/** An ink line of that width, or one of another colour. */
export const ink = (width = 2.6, colour = INK): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`

/** A point of a drawing, or a path through several: x, then y. */
export type Spot = readonly [number, number]

export const gouache = (id: string, light: string, base: string, shade: string): string =>
  paintGouache(`m-${id}`, light, base, shade)

export const soft = (id: string, colour?: string, strength?: number): string => paintSoft(`m-${id}`, colour, strength)

/** A limb, a tail, a rope: one path stroked twice, first in ink, then in its colour. */
export const limb = (d: string, colour: string, width = 11): string =>
  `<path d="${d}" fill="none" ${ink(Math.round((width + 5.2) * 10) / 10)}/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A drawing made around 0,0, placed, turned and scaled. */
export const put = (drawing: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`

/** A softer gradient than gouache, with three stops and no hard edge: for floors and walls. */
export const wash = (id: string, light: string, base: string, shade: string): string =>
  `<linearGradient id="m-${id}" x1=".1" y1="0" x2=".85" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
