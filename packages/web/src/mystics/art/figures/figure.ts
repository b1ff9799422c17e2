import { f, LETTERS } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import type { Pose } from './mice/mouse.ts'
import type { State } from './states.ts'
import { bustBox, COLOURS, isMouse } from './who.ts'

/** The dark of a minion's base. */
const HOSTILE = '#3A2A26'

const spikes = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (0.02 + i * 0.12)
  return `M${f(Math.cos(angle) * 50 - 5)} ${f(Math.sin(angle) * 15 + 8)}l5 9 5-9z`
}).join('')

/** The disc on which a figure stands, around 0,0: a coloured ring for mice; dark, spiked and dashed for minions. */
export function base(id: string): string {
  const colour = COLOURS[id]
  if (colour !== undefined)
    return `<ellipse cx="8" cy="12" rx="62" ry="19" fill="url(#m-sh)"/><path d="M-50 2v7a50 16 0 0 0 100 0V2z" fill="${colour}" ${ink(2.8)}/><ellipse cy="2" rx="50" ry="16" fill="#E7CFA2" ${ink(2.8)}/><ellipse cy="2" rx="42" ry="12" fill="none" stroke="${colour}" stroke-width="3"/>`
  return `<ellipse cx="8" cy="12" rx="62" ry="19" fill="url(#m-sh)"/><path d="${spikes}" fill="${HOSTILE}" ${ink(1.8)}/><path d="M-50 2v7a50 16 0 0 0 100 0V2z" fill="#4A3A34" ${ink(2.8)}/><ellipse cy="2" rx="50" ry="16" fill="#85776B" ${ink(2.8)}/><ellipse cy="2" rx="42" ry="12" fill="none" stroke="${HOSTILE}" stroke-width="3" stroke-dasharray="5 4"/>`
}

/**
 * The seal with a figure's letter, or letter and number. All have the same size, so that they can be read in a crowd.
 */
export function seal(id: string, letter: string, x: number, y: number, r = 16): string {
  const half = letter.length > 1 ? r + (letter.length - 1) * r * 0.38 : r
  const shape = `<rect x="${f(-half)}" y="${-r}" width="${f(half * 2)}" height="${r * 2}" rx="${r}" fill="${COLOURS[id] ?? HOSTILE}" stroke="#FFF4DC" stroke-width="2.6"/>`
  return `<g transform="translate(${f(x)} ${f(y)})">${shape}<text y="${f(r * 0.43)}" text-anchor="middle" ${LETTERS} font-size="${f(r * 1.3)}" fill="#FFF8E8">${letter}</text></g>`
}

/** Brodie is only a paw, and the crow stands on the wall. */
const BASELESS: ReadonlySet<string> = new Set(['brodie', 'brodie-pounces', 'brodie-chases', 'crow'])

export interface Figure {
  /** A mouse, a type of minion, or a card of one with several. */
  readonly id: string
  /** From the catalogue of the language; minions also have a number: `r2`. */
  readonly letter: string
  readonly x: number
  readonly y: number
  readonly height: number
  readonly pose?: Pose
  readonly states?: readonly State[]
  /** The id of the symbol of a token it carries. */
  readonly carries?: string
  /** By candle-light: a pale pool behind it, so that dark fur stands out from a dark floor. */
  readonly isLit?: boolean
  /** Whether it is its turn, which a navy ring under its base shows. */
  readonly isActive?: boolean
  readonly isMirrored?: boolean
}

const layer = (symbol: string, more = ''): string =>
  `<use href="#m-${symbol}" x="-75" y="-164" width="150" height="176"${more}/>`

/** A figure on its base with its states, feet at (x, y). */
export function figure({ id, letter, x, y, height, pose = 'idle', states = [], ...more }: Figure): string {
  const scale = Math.round((height / 176) * 1000) / 1000
  const isDown = states.includes('down')
  const symbol = `fig-${id}${pose === 'idle' || !isMouse(id) ? '' : `-${pose}`}`
  const mirrored = more.isMirrored === true ? ' transform="scale(-1 1)"' : ''
  const faded = states.includes('unseen') ? ' opacity=".55"' : ''
  const body = layer(symbol, mirrored + faded)
  const lying = isDown ? `<g transform="translate(58 -26) rotate(-80)">${body}</g>` : body
  const overlays = states.map((state) => layer(`state-${state}`)).join('')
  const load =
    more.carries === undefined ? '' : `<use href="#m-${more.carries}" x="-84" y="-112" width="64" height="64"/>`
  const ring =
    more.isActive === true
      ? `<ellipse cy="4" rx="74" ry="30" fill="none" stroke="#FFF8E8" stroke-width="13"/><ellipse cy="4" rx="74" ry="30" fill="none" stroke="#083F73" stroke-width="8"/>`
      : ''
  const glow = more.isLit === true ? '<ellipse cy="-66" rx="88" ry="104" fill="url(#m-pool)" opacity=".42"/>' : ''
  const stand = BASELESS.has(id) ? '' : base(id)
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})">${glow}${ring}${stand}${lying}${load}${overlays}</g>${letter === '' ? '' : seal(id, letter, x, y + 19 * scale)}`
}

/** The face of a figure as a small SVG for rope, prompt and portraits; the sprite must be on the page. */
export const bust = (id: string): string =>
  `<svg viewBox="${bustBox(id)}" aria-hidden="true"><use href="#m-fig-${id}" x="0" y="-14" width="150" height="176"/></svg>`
